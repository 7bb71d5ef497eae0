import { createHash } from 'node:crypto';
import {
  bankSource,
  listSource,
  lockUpload,
  partOf,
  phonebookSource,
  segmentSource,
  selectUpload,
  uploadSource,
} from '@peyk/server-audience';
import type { OwnMessage, OwnTextsChoice, RecipientSource, SourcePart, Upload } from '@peyk/server-audience';
import { countFound, requireContactNumbers, requirePhonebooks, requireSegment } from '@peyk/server-contacts';
import type { SegmentFilters } from '@peyk/server-contacts';
import { requirePeople } from '@peyk/server-banks';
import type { BankChoice, BankWay } from '@peyk/server-banks';
import type { DbOrTx, Tx } from '@peyk/server-database';
import { openTexts } from '@peyk/server-sender';
import { MAX_FILE_RECORDS, readTemplate } from '@peyk/shared-sms';
import { requireAllContacts } from '@peyk/server-http';
import { failSource } from './fail';

/** Numbers that come with a call, at most; the contract's own limit for one list. */
const MAX_GIVEN_NUMBERS = 100_000;

/** Where a send's recipients is to come from. */
export type SourceChoice =
  | { kind: 'numbers'; numbers: readonly string[] }
  | { kind: 'upload'; uploadId: bigint }
  | { kind: 'phonebooks'; phonebookIds: readonly bigint[]; part?: SourcePart | undefined }
  | { kind: 'contacts'; contactIds: readonly bigint[] }
  | { kind: 'segment'; segmentId: bigint }
  /** People of the bank; the way says what must be chosen. */
  | { kind: 'bank'; choice: BankChoice; way?: BankWay | undefined }
  /** Texts with their recipients. */
  | { kind: 'messages'; messages: readonly OwnMessage[] }
  /** Any of these, with a text of its own for each, made of the text with its variables. */
  | { kind: 'own'; of: SourceChoice; text: string }
  /** Who has certainly not got the text of another send; anyone who asks has counted them. */
  | { kind: 'resend'; sendId: bigint; count: number };

/** A choice as it is kept: contacts by their numbers, a segment by its filters. */
export type KnownChoice =
  | Exclude<SourceChoice, { kind: 'contacts' | 'segment' | 'messages' | 'own' }>
  | { kind: 'filters'; filters: SegmentFilters }
  | { kind: 'ownTexts'; texts: OwnTextsChoice };

/** A choice that the account may make. */
export interface KnownSource {
  choice: KnownChoice;
  /** Records in it, as far as that is known before reading. */
  count: number;
  /** What the price depends on besides the text: the same for the same recipients. */
  fingerprint: string;
}

interface Question {
  accountId: bigint;
  now: Date;
}

/** A length before each piece: no two different lists can become the same text. */
function piece(text: string): string {
  return `${text.length}:${text}`;
}

/** The same for the same list in the same order. */
export function fingerprintOf(numbers: readonly string[]): string {
  return numbers.map(piece).join('');
}

/**
 * A source for a price: it is read at once, so it need not be kept.
 * @throws unknownUpload, unknownPhonebook, emptyPhonebooks, tooManyRecords
 */
export function findSource(db: DbOrTx, question: Question, choice: SourceChoice): Promise<KnownSource> {
  return know(db, question, choice, selectUpload);
}

/** A source for a send: an upload stays from here until the send has read it. @throws as findSource */
export function keepSource(tx: Tx, question: Question, choice: SourceChoice): Promise<KnownSource> {
  return know(tx, question, choice, lockUpload);
}

type FindUpload<Connection> = (
  db: Connection,
  key: { accountId: bigint; uploadId: bigint },
  now: Date,
) => Promise<Upload | undefined>;

async function know<Connection extends DbOrTx>(
  db: Connection,
  { accountId, now }: Question,
  choice: SourceChoice,
  find: FindUpload<Connection>,
): Promise<KnownSource> {
  if (choice.kind === 'own') return knowOwnTexts(db, { accountId, now }, choice, find);
  if (choice.kind === 'messages') throw new Error('Messages have texts of their own.');
  if (choice.kind === 'numbers') return knowNumbers(choice.numbers);
  if (choice.kind === 'contacts') {
    return knowNumbers(await requireContactNumbers(db, accountId, choice.contactIds));
  }
  if (choice.kind === 'bank') return knowBank(db, accountId, choice);
  if (choice.kind === 'segment') return knowSegment(db, { accountId, id: choice.segmentId });
  if (choice.kind === 'resend') return { choice, count: choice.count, fingerprint: `resend:${choice.sendId}` };
  if (choice.kind === 'phonebooks') return knowPhonebooks(db, accountId, choice);
  const upload = await find(db, { accountId, uploadId: choice.uploadId }, now);
  if (!upload) failSource('unknownUpload', 'upload_id');
  const fingerprint = `upload:${upload.uploadId}:${upload.contentHash.toString('hex')}`;
  return { choice, count: upload.recordCount, fingerprint };
}

function knowNumbers(numbers: readonly string[]): KnownSource {
  return { choice: { kind: 'numbers', numbers }, count: numbers.length, fingerprint: fingerprintOf(numbers) };
}

async function knowPhonebooks(
  db: DbOrTx,
  accountId: bigint,
  choice: SourceChoice & { kind: 'phonebooks' },
): Promise<KnownSource> {
  const { part } = choice;
  const phonebooks = await requirePhonebooks(db, accountId, choice.phonebookIds);
  const all = phonebooks.reduce((sum, { membersCount }) => sum + membersCount, 0);
  if (all === 0) failSource('emptyPhonebooks', 'phonebook_ids');
  const count = part ? Math.min(part.size, all - part.start) : all;
  if (count <= 0) failSource('emptyPart', 'start');
  if (count > MAX_FILE_RECORDS) failSource('tooManyRecords', 'phonebook_ids');
  const fingerprint = `phonebooks:${phonebooks.map(({ id }) => id).join()}`;
  return { choice, count, fingerprint: part ? `${fingerprint}:${part.start}:${part.size}` : fingerprint };
}

async function knowSegment(db: DbOrTx, key: { accountId: bigint; id: bigint }): Promise<KnownSource> {
  requireAllContacts();
  const { filters } = await requireSegment(db, key);
  const count = await countFound(db, { accountId: key.accountId, filters }, MAX_FILE_RECORDS + 1);
  if (count === 0) failSource('emptySegment', 'segment_id');
  if (count > MAX_FILE_RECORDS) failSource('tooManyFound', 'segment_id');
  return { choice: { kind: 'filters', filters }, count, fingerprint: `filters:${JSON.stringify(filters)}` };
}

/** A bank that is loaded anew is another source: what was quoted of the one before holds no more. */
async function knowBank(db: DbOrTx, accountId: bigint, choice: SourceChoice & { kind: 'bank' }): Promise<KnownSource> {
  const { count, version } = await requirePeople(db, accountId, choice);
  return { choice, count, fingerprint: `bank:${version}:${JSON.stringify(choice.choice)}` };
}

/** Everything that texts are made of is there now, and each variable is filled in by something. */
async function knowOwnTexts<Connection extends DbOrTx>(
  db: Connection,
  { accountId, now }: Question,
  { of, text }: SourceChoice & { kind: 'own' },
  find: FindUpload<Connection>,
): Promise<KnownSource> {
  const known = of.kind === 'messages' ? knowMessages(of.messages) : await knowTexts(db, { accountId, now }, of, find);
  const { columns } = await openTexts(db, { accountId, choice: known.texts, expectedCount: known.count });
  const { unknown } = readTemplate(text, columns);
  if (unknown.length > 0) failUnknown(unknown, of);
  return {
    choice: { kind: 'ownTexts', texts: known.texts },
    count: known.count,
    fingerprint: `own:${known.fingerprint}:${JSON.stringify(columns)}`,
  };
}

/** Says which, because a text may have many. */
function failUnknown([name = '']: readonly string[], { kind }: SourceChoice): never {
  const where = kind === 'upload' ? 'ستون‌های فایل' : 'ویژگی‌های مخاطبان';
  const message = `«${name}» که در متن نوشته‌اید در ${where} نیست؛ لطفاً آن را درست کنید.`;
  failSource('unknownVariable', { field: 'message', message });
}

interface KnownTexts {
  texts: OwnTextsChoice;
  count: number;
  fingerprint: string;
}

function knowMessages(messages: readonly OwnMessage[]): KnownTexts {
  const count = messages.reduce((sum, { recipients }) => sum + recipients.length, 0);
  if (count > MAX_GIVEN_NUMBERS) failSource('tooManyRecords', 'messages');
  const fingerprint = createHash('sha256').update(JSON.stringify(messages)).digest('hex');
  return { texts: { kind: 'messages', messages }, count, fingerprint };
}

async function knowTexts<Connection extends DbOrTx>(
  db: Connection,
  question: Question,
  of: SourceChoice,
  find: FindUpload<Connection>,
): Promise<KnownTexts> {
  const { choice, count, fingerprint } = await know(db, question, of, async (connection, key, now) => {
    const upload = await find(connection, key, now);
    if (upload && !upload.columns) failSource('noColumns', 'upload_id');
    return upload;
  });
  return { texts: textsOf(choice), count, fingerprint };
}

function textsOf(choice: KnownChoice): OwnTextsChoice {
  if (choice.kind === 'upload') return { kind: 'upload', uploadId: String(choice.uploadId) };
  if (choice.kind === 'numbers') return { kind: 'numbers', numbers: choice.numbers };
  if (choice.kind === 'filters') return { kind: 'filters', filters: choice.filters };
  if (choice.kind === 'phonebooks') {
    return { kind: 'phonebooks', phonebookIds: choice.phonebookIds.map(String), part: choice.part };
  }
  if (choice.kind === 'resend') return { kind: 'resend', sendId: String(choice.sendId) };
  throw new Error('Nothing is known of these numbers that a text could say.');
}

/** Opens a source to be read now. */
export function openSource(db: DbOrTx, accountId: bigint, { choice, count }: KnownSource): RecipientSource {
  if (choice.kind === 'numbers') return listSource(choice.numbers);
  if (choice.kind === 'upload') return uploadSource(db, { accountId, uploadId: choice.uploadId, recordCount: count });
  if (choice.kind === 'filters') return segmentSource(db, { accountId, filters: choice.filters, expectedCount: count });
  if (choice.kind === 'bank') return bankSource(db, { accountId, choice: choice.choice, expectedCount: count });
  if (choice.kind === 'phonebooks') {
    const whole = phonebookSource(db, { accountId, phonebookIds: choice.phonebookIds, expectedCount: count });
    return choice.part ? partOf(whole, choice.part) : whole;
  }
  throw new Error('A resend is priced when it is prepared, and texts of their own are opened with their values.');
}
