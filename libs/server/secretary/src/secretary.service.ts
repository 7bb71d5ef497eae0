import { isDeepStrictEqual } from 'node:util';
import { auditChange, runTransaction } from '@peyk/server-database';
import type { DbOrTx, ServerContext, Tx } from '@peyk/server-database';
import { requirePhonebooks } from '@peyk/server-contacts';
import { DomainError, requireOwned, takeTurn } from '@peyk/server-http';
import { isWebhookOf } from '@peyk/server-webhooks';
import { lineDigits } from '@peyk/shared-contract';
import { INVALID_MOBILE_KEY, parseMobileKey } from '@peyk/shared-sms';
import { fail } from './fail';
import { findReceiverLine, findSenderLine } from './lines.repository';
import { MAX_EXPRESSIONS, isExpression } from './expressions/expression';
import { matchForm } from './match-form';
import { keptOptions } from './polls/poll-options';
import type { GivenOption } from './polls/poll-options';
import { repliesOf } from './replies';
import {
  countSecretaries,
  countWithExpressions,
  findSecretary,
  insertSecretary,
  kindOf,
  lockSecretary,
  setActive,
  writeSecretary,
} from './secretary.repository';
import type { SecretaryFields, SecretaryKey, SecretaryKind, SecretaryRow } from './secretary.repository';
import type { Match, RepeatVotes } from './secretary.tables';
import { tellSecretaryChanged } from './tell-secretary-changed';

/** Of an account. */
export const MAX_SECRETARIES = 100;
/** Of a line: in each of its messages all of their expressions are looked for. */
const MAX_WITH_EXPRESSIONS = 10;

/** Messages of one number in ten minutes: a machine at the other end would answer for ever. */
const USUAL_LATELY = 5;

/** What a person writes; what is undefined is not there. */
export interface GivenSecretary {
  title: string;
  line: string;
  fromNumber?: string | undefined;
  match: Match;
  words?: readonly string[] | undefined;
  /** Of a reader, in the order of its words. */
  keywordReplies?: readonly string[] | undefined;
  reply?: string | undefined;
  duplicateReply?: string | undefined;
  wrongReply?: string | undefined;
  /** Of a poll, as what follows. */
  question?: string | undefined;
  options?: readonly GivenOption[] | undefined;
  repeatVotes?: RepeatVotes | undefined;
  endedReply?: string | undefined;
  forwardTo?: readonly string[] | undefined;
  forwardToWebhookId?: bigint | undefined;
  addToPhonebookId?: bigint | undefined;
  removeFromPhonebookId?: bigint | undefined;
  optsOut?: boolean | undefined;
  oncePerSender?: boolean | undefined;
  mostLately?: number | undefined;
  mostDaily?: number | undefined;
  startsAt?: Date | undefined;
  endsAt?: Date | undefined;
  fromHour?: number | undefined;
  toHour?: number | undefined;
}

/** Who writes. */
export interface SecretaryAuthor {
  userId: bigint | null;
  /** The admin who does it on behalf of the account. */
  impersonatedBy: string | null;
}

/** Keeps a secretary; it waits for a person. @throws tooManySecretaries, tooManyWithExpressions, and as checkedFields */
export function keepSecretary(
  { db, clock }: ServerContext,
  { accountId, given, userId, impersonatedBy }: SecretaryAuthor & { accountId: bigint; given: GivenSecretary },
): Promise<SecretaryRow> {
  return runTransaction(db, async (tx) => {
    await takeTurn(tx, 'secretaries', accountId);
    if ((await countSecretaries(tx, accountId)) >= MAX_SECRETARIES) fail('tooManySecretaries');
    const fields = await checkedFields(tx, accountId, given);
    await requireRoomForExpressions(tx, { accountId, id: undefined }, fields);
    const at = clock.now();
    const id = await insertSecretary(tx, { accountId, fields, askedBy: userId, impersonatedBy, at });
    auditChange({ accountId, object: `secretary:${id}`, before: {}, after: auditedOf(fields) });
    await tellSecretaryChanged(tx, accountId);
    return requireSecretary(tx, { accountId, id });
  });
}

/** Of any kind. @throws unknownSecretary */
export function requireSecretary(db: DbOrTx, key: SecretaryKey): Promise<SecretaryRow> {
  return requireOwned(findSecretary(db, key), () => fail('unknownSecretary', 'id'));
}

/** One of another kind is none. @throws unknownSecretary */
export async function requireKind(db: DbOrTx, key: SecretaryKey, kind: SecretaryKind): Promise<SecretaryRow> {
  const found = await requireSecretary(db, key);
  return kindOf(found.match) === kind ? found : fail('unknownSecretary', 'id');
}

/** Locks it first and reads it then, so that what is read is what is there. @throws unknownSecretary */
async function lockedSecretary(tx: Tx, key: SecretaryKey): Promise<SecretaryRow> {
  if (!(await lockSecretary(tx, key))) fail('unknownSecretary', 'id');
  return requireSecretary(tx, key);
}

/**
 * Writes a secretary anew. What nobody has to read (title, times, limits, phonebooks, an address) counts at once; with anything else it waits
 * for a person again. @throws unknownSecretary, pollBegun, tooManyWithExpressions, and as checkedFields
 */
export function rewriteSecretary(
  { db, clock }: ServerContext,
  key: SecretaryKey,
  { given, userId }: Pick<SecretaryAuthor, 'userId'> & { given: GivenSecretary },
): Promise<SecretaryRow> {
  return runTransaction(db, async (tx) => {
    // A vote for what an option was before must not count for what it is then: nothing is dealt with meanwhile.
    if (given.match === 'poll') await takeTurn(tx, 'secretary', key.accountId);
    // Two that are written anew at once would not see each other.
    if (given.match === 'regex') await takeTurn(tx, 'secretaries', key.accountId);
    const before = await lockedSecretary(tx, key);
    if (kindOf(before.match) !== kindOf(given.match)) fail('unknownSecretary', 'id');
    const fields = await checkedFields(tx, key.accountId, given);
    await requireRoomForExpressions(tx, key, fields);
    if (before.voterCount > 0 && !isDeepStrictEqual(askedOf(before), askedOf(fields))) fail('pollBegun', 'options');
    const isRead = before.decision !== 'refused' && isDeepStrictEqual(readOf(before), readOf(fields));
    const asked = { askedBy: userId, version: before.version + 1, at: clock.now() };
    await writeSecretary(tx, key, isRead ? { fields } : { fields, ...asked });
    const object = `secretary:${key.id}`;
    auditChange({ accountId: key.accountId, object, before: auditedOf(before), after: auditedOf(fields) });
    await tellSecretaryChanged(tx, key.accountId);
    return requireSecretary(tx, key);
  });
}

/** Puts it to work or to rest. @throws unknownSecretary */
export function activateSecretary({ db }: ServerContext, key: SecretaryKey, isActive: boolean): Promise<SecretaryRow> {
  return runTransaction(db, async (tx) => {
    const before = await lockedSecretary(tx, key);
    await setActive(tx, key, isActive);
    const object = `secretary:${key.id}`;
    auditChange({ accountId: key.accountId, object, before: { isActive: before.isActive }, after: { isActive } });
    await tellSecretaryChanged(tx, key.accountId);
    return requireSecretary(tx, key);
  });
}

/** @throws tooManyWithExpressions */
async function requireRoomForExpressions(
  tx: Tx,
  { accountId, id }: { accountId: bigint; id: bigint | undefined },
  { match, lineId }: SecretaryFields,
): Promise<void> {
  if (match !== 'regex') return;
  const others = await countWithExpressions(tx, { accountId, lineId, butFor: id });
  if (others >= MAX_WITH_EXPRESSIONS) fail('tooManyWithExpressions', 'match');
}

/** What a reviewer reads. The codes of options are read by nobody else, and sent to nobody. */
function readOf({ lineId, fromLineId, match, words, forwardTo, question, ...replies }: SecretaryFields) {
  const { keywordReplies, reply, duplicateReply, wrongReply, endedReply } = replies;
  const texts = { keywordReplies, reply, duplicateReply, wrongReply, endedReply };
  return { lineId, fromLineId, match, words, forwardTo, question, ...texts };
}

/** What the votes of a poll are about, and how they count. */
const askedOf = ({ question, words, repeatVotes }: SecretaryFields) => ({ question, words, repeatVotes });

/** Texts and numbers of people stand in the secretary itself. */
function auditedOf({ title, match, words, reply, forwardTo, forwardToWebhookId: webhook }: SecretaryFields) {
  const numbers = { words: words.length, hasReply: reply !== null, forwardTo: forwardTo.length };
  return { title, match, ...numbers, forwardToWebhook: webhook === null ? null : String(webhook) };
}

/**
 * What was given, with its lines and phonebooks found.
 * @throws unknownReceiver, unknownSender, noWords, doubleWord, nothingToDo, badForward, unknownWebhook, unknownPhonebook, badTimes,
 * badExpression, unknownVariable, unknownCodeVariable, unknownPollVariable, doubleAnswer, optOutAnswer
 */
async function checkedFields(tx: Tx, accountId: bigint, given: GivenSecretary): Promise<SecretaryFields> {
  const line = lineDigits(given.line);
  const receiver = await findReceiverLine(tx, accountId, line);
  if (!receiver) fail('unknownReceiver', 'line');
  const phonebooks = {
    addToPhonebookId: await phonebookOf(tx, { accountId, id: given.addToPhonebookId, field: 'add_to_phonebook_id' }),
    removeFromPhonebookId: await phonebookOf(tx, {
      ...{ accountId, id: given.removeFromPhonebookId, field: 'remove_from_phonebook_id' },
    }),
  };
  const fields = {
    ...{ title: given.title.trim(), lineId: receiver.id, fromLineId: await senderOf(tx, accountId, given) },
    ...{ match: given.match, ...listenedOf(given), ...repliesOf(given), ...phonebooks },
    forwardTo: mobilesOf(given.forwardTo ?? []),
    forwardToWebhookId: await webhookOf(tx, accountId, given.forwardToWebhookId),
    ...{ optsOut: given.optsOut ?? false, oncePerSender: given.oncePerSender ?? false, ...timesOf(given) },
    ...{ mostLately: given.mostLately ?? USUAL_LATELY, mostDaily: given.mostDaily ?? null },
  };
  if (!doesSomething(fields)) fail('nothingToDo', 'reply');
  return fields;
}

/** Words, or the options of a poll. @throws noWords, doubleWord, badExpression, doubleAnswer, optOutAnswer */
function listenedOf(given: GivenSecretary) {
  if (given.match !== 'poll') return { words: wordsOf(given), ...NO_POLL };
  const { question = '', options = [], repeatVotes = 'first' } = given;
  return { ...keptOptions(options), question: question.trim(), repeatVotes };
}

const NO_POLL = { optionCodes: [], question: null, repeatVotes: null };

/** @throws noWords, doubleWord, badExpression */
function wordsOf({ match, words = [] }: GivenSecretary): string[] {
  if (match === 'any') return [];
  const trimmed = words.map((word) => word.trim());
  if (match === 'regex') return expressionsOf(trimmed);
  if (match !== 'codes') {
    return trimmed.some((word) => matchForm(word) !== '') ? trimmed : fail('noWords', 'words');
  }
  // Each has an answer of its own.
  const forms = trimmed.map(matchForm);
  const bad = forms.findIndex((form, place) => form === '' || forms.indexOf(form) < place);
  return bad < 0 ? trimmed : fail('doubleWord', `keywords.${bad}.word`);
}

/** @throws noWords, badExpression */
function expressionsOf(written: string[]): string[] {
  if (written.length === 0) fail('noWords', 'words');
  const bad = written.findIndex((one, at) => at >= MAX_EXPRESSIONS || !isExpression(one));
  return bad < 0 ? written : fail('badExpression', `words.${bad}`);
}

function doesSomething(fields: Omit<SecretaryFields, 'title'>): boolean {
  const { match, words, reply, forwardTo, forwardToWebhookId, addToPhonebookId, removeFromPhonebookId, optsOut } =
    fields;
  const forwards = forwardTo.length > 0 || forwardToWebhookId !== null;
  const answers = reply !== null || forwards || match === 'poll' || (match === 'codes' && words.length > 0);
  return answers || addToPhonebookId !== null || removeFromPhonebookId !== null || optsOut;
}

async function senderOf(tx: Tx, accountId: bigint, { fromNumber, line }: GivenSecretary): Promise<bigint> {
  const found = findSenderLine(tx, accountId, lineDigits(fromNumber ?? line));
  return requireOwned(found, () => fail('unknownSender', 'from_number'));
}

interface WantedPhonebook {
  accountId: bigint;
  id: bigint | undefined;
  field: string;
}

async function phonebookOf(tx: Tx, { accountId, id, field }: WantedPhonebook): Promise<bigint | null> {
  if (id === undefined) return null;
  try {
    await requirePhonebooks(tx, accountId, [id]);
    return id;
  } catch (error) {
    if (error instanceof DomainError) fail('unknownPhonebook', field);
    throw error;
  }
}

/** It stays until the transaction ends. @throws unknownWebhook */
async function webhookOf(tx: Tx, accountId: bigint, id: bigint | undefined): Promise<bigint | null> {
  if (id === undefined) return null;
  return (await isWebhookOf(tx, { accountId, id })) ? id : fail('unknownWebhook', 'forward_to_webhook_id');
}

/** Each once, in the order given. */
function mobilesOf(numbers: readonly string[]): number[] {
  const mobiles = numbers.map((number, index) => {
    const mobile = parseMobileKey(number);
    return mobile === INVALID_MOBILE_KEY ? fail('badForward', `forward_to.${index}`) : mobile;
  });
  return [...new Set(mobiles)];
}

function timesOf({ startsAt = undefined, endsAt = undefined, fromHour, toHour }: GivenSecretary) {
  if (startsAt && endsAt && endsAt <= startsAt) fail('badTimes', 'ends_at');
  const hasBoth = (fromHour === undefined) === (toHour === undefined);
  if (!hasBoth || (fromHour !== undefined && fromHour === toHour)) fail('badTimes', 'to_hour');
  return { startsAt: startsAt ?? null, endsAt: endsAt ?? null, fromHour: fromHour ?? null, toHour: toHour ?? null };
}
