import { auditChange, notify, runTransaction } from '@peyk/server-database';
import type { Db } from '@peyk/server-database';
import { haveCommonHour, toPermittedHours } from '@peyk/server-sender';
import type { PermittedHours } from '@peyk/server-sender';
import { MAX_FORBIDDEN_WORDS, MAX_FORBIDDEN_WORD_CHARS } from '@peyk/shared-sms';
import { lockAccount } from '../accounts.repository';
import { failAdmin } from '../fail';
import { areGoodHours, hoursText } from '../line-hours.policy';
import {
  clearDefaultLine,
  findDefaultLine,
  findLineId,
  insertLine,
  listOwnHours,
  lockLine,
  updateLine,
  updateLineActive,
  upsertAccountLine,
} from './lines-admin.repository';
import type { LineChange, NewLine } from './lines-admin.repository';

const NUMBER = /^\d{3,20}$/;
/** As PEYK_OPERATORS has them. */
const OPERATOR_NAME = /^[a-z][a-z0-9_]{0,19}$/;
const MOST_OPERATORS = 20;

function isGoodRate(maxPerSecond: number | null): boolean {
  return maxPerSecond === null || (Number.isSafeInteger(maxPerSecond) && maxPerSecond > 0);
}

function isGoodLine({ number, title, family, maxPerSecond }: NewLine): boolean {
  return NUMBER.test(number) && title.trim() !== '' && family.trim() !== '' && isGoodRate(maxPerSecond);
}

/** Makes a line that nobody has yet; its id. @throws badLine, lineExists */
export async function createLine(db: Db, line: NewLine): Promise<bigint> {
  if (!isGoodLine(line)) failAdmin('badLine');
  return (await insertLine(db, line)) ?? failAdmin('lineExists');
}

/**
 * Lets an account send from a line; may be repeated, also to change which line is the default one. A line may belong to
 * several accounts. @throws unknownAdminLine, unknownAccount
 */
export async function assignLine(
  db: Db,
  { accountId, number, isDefault }: { accountId: bigint; number: string; isDefault: boolean },
): Promise<void> {
  await runTransaction(db, async (tx) => {
    // Locked, so that of two commands at once the second sees the first one's default line.
    if (!(await lockAccount(tx, accountId))) failAdmin('unknownAccount');
    const lineId = (await findLineId(tx, number)) ?? failAdmin('unknownAdminLine');
    const before = await findDefaultLine(tx, accountId);
    if (isDefault) await clearDefaultLine(tx, accountId);
    await upsertAccountLine(tx, { accountId, lineId, isDefault });
    const after = isDefault ? number : before === number ? null : before;
    auditChange({ accountId, before: { defaultLine: before }, after: { defaultLine: after } });
  });
}

/**
 * Changes the hours, the rate or the terms of a line; what is left out stays. Terms hold for what is accepted or prepared from now on. Senders at work hear of it at once: sends of the line wait
 * outside of its hours, login codes do not.
 * @returns accounts whose own hours have none in common with the new ones: their sends from this line wait until either side
 * changes. @throws badHours, badLine, badWords, badOperators, unknownAdminLine, nothingToChange
 */
export async function changeLine(db: Db, number: string, change: LineChange): Promise<bigint[]> {
  if (Object.values(change).every((value) => value === undefined)) failAdmin('nothingToChange');
  if (change.title !== undefined && change.title.trim() === '') failAdmin('badLine');
  if (change.hours && !areGoodHours(change.hours)) failAdmin('badHours');
  if (change.maxPerSecond !== undefined && !isGoodRate(change.maxPerSecond)) failAdmin('badLine');
  if (change.forbiddenWords && !areGoodWords(change.forbiddenWords)) failAdmin('badWords');
  if (change.operators && !areGoodOperators(change.operators)) failAdmin('badOperators');
  const { hours } = change;
  return runTransaction(db, async (tx) => {
    const line = (await lockLine(tx, number)) ?? failAdmin('unknownAdminLine');
    await updateLine(tx, number, change);
    const own = toPermittedHours(line.open_from_hour, line.open_to_hour);
    auditChange({
      before: factsOf(line, own),
      after: factsOf({ ...line, ...change }, hours === undefined ? own : hours),
    });
    await notify(tx, 'send_control', '');
    if (!hours) return [];
    const accounts = await listOwnHours(tx, number);
    return accounts.filter((account) => !haveCommonHour([hours, account.hours])).map(({ accountId }) => accountId);
  });
}

/** As the audit keeps them: words as one text. */
function factsOf(
  { title, maxPerSecond, forbiddenWords, linksAllowed, operators }: Required<Omit<LineChange, 'hours'>>,
  hours: PermittedHours | null,
) {
  return {
    ...{ title, hours: hoursText(hours), maxPerSecond, forbiddenWords: forbiddenWords.join('، '), linksAllowed },
    operators: operators?.join('، ') ?? null,
  };
}

function areGoodOperators(names: readonly string[]): boolean {
  const isGood = names.length > 0 && names.length <= MOST_OPERATORS && new Set(names).size === names.length;
  return isGood && names.every((name) => OPERATOR_NAME.test(name));
}

function areGoodWords(words: readonly string[]): boolean {
  const isWord = (word: string) => word.length <= MAX_FORBIDDEN_WORD_CHARS && /[\p{L}\p{N}]/u.test(word);
  return words.length <= MAX_FORBIDDEN_WORDS && words.every(isWord);
}

/** Opens or closes a line for everybody. What was accepted goes on. @throws unknownAdminLine */
export async function setLineActive(db: Db, number: string, active: boolean): Promise<void> {
  await runTransaction(db, async (tx) => {
    const line = (await lockLine(tx, number)) ?? failAdmin('unknownAdminLine');
    if (line.active === active) return;
    await updateLineActive(tx, number, active);
    auditChange({ before: { active: line.active }, after: { active } });
  });
}
