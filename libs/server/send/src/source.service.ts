import { listSource, lockUpload, phonebookSource, selectUpload, uploadSource } from '@peyk/server-audience';
import type { RecipientSource, Upload } from '@peyk/server-audience';
import { requirePhonebooks } from '@peyk/server-contacts';
import type { DbOrTx, Tx } from '@peyk/server-database';
import { MAX_FILE_RECORDS } from '@peyk/shared-sms';
import { failSource } from './fail';

/** Where a send's recipients shall come from. */
export type SourceChoice =
  | { kind: 'numbers'; numbers: readonly string[] }
  | { kind: 'upload'; uploadId: bigint }
  | { kind: 'phonebooks'; phonebookIds: readonly bigint[] }
  /** Who has certainly not got the text of another send; whoever asks has counted them. */
  | { kind: 'resend'; sendId: bigint; count: number };

/** A choice that the account may make. */
export interface KnownSource {
  choice: SourceChoice;
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

async function know<Connection extends DbOrTx>(
  db: Connection,
  { accountId, now }: Question,
  choice: SourceChoice,
  find: (db: Connection, key: { accountId: bigint; uploadId: bigint }, now: Date) => Promise<Upload | undefined>,
): Promise<KnownSource> {
  if (choice.kind === 'numbers') {
    return { choice, count: choice.numbers.length, fingerprint: fingerprintOf(choice.numbers) };
  }
  if (choice.kind === 'resend') return { choice, count: choice.count, fingerprint: `resend:${choice.sendId}` };
  if (choice.kind === 'phonebooks') return knowPhonebooks(db, accountId, choice);
  const upload = await find(db, { accountId, uploadId: choice.uploadId }, now);
  if (!upload) failSource('unknownUpload', 'upload_id');
  const fingerprint = `upload:${upload.uploadId}:${upload.contentHash.toString('hex')}`;
  return { choice, count: upload.recordCount, fingerprint };
}

async function knowPhonebooks(
  db: DbOrTx,
  accountId: bigint,
  choice: SourceChoice & { kind: 'phonebooks' },
): Promise<KnownSource> {
  const phonebooks = await requirePhonebooks(db, accountId, choice.phonebookIds);
  const count = phonebooks.reduce((sum, { membersCount }) => sum + membersCount, 0);
  if (count === 0) failSource('emptyPhonebooks', 'phonebook_ids');
  if (count > MAX_FILE_RECORDS) failSource('tooManyRecords', 'phonebook_ids');
  return { choice, count, fingerprint: `phonebooks:${phonebooks.map(({ id }) => id).join()}` };
}

/** Opens a source to be read now. */
export function openSource(db: DbOrTx, accountId: bigint, { choice, count }: KnownSource): RecipientSource {
  if (choice.kind === 'numbers') return listSource(choice.numbers);
  if (choice.kind === 'upload') return uploadSource(db, { accountId, uploadId: choice.uploadId, recordCount: count });
  if (choice.kind === 'phonebooks') {
    return phonebookSource(db, { accountId, phonebookIds: choice.phonebookIds, expectedCount: count });
  }
  throw new Error('A resend is priced when it is prepared.');
}
