import { setImmediate as nextTurn } from 'node:timers/promises';
import { suppressedAmong, suppressedPages } from '@peyk/server-contacts';
import type { SuppressedList } from '@peyk/server-contacts';
import type { DbOrTx } from '@peyk/server-database';
import { parseMobileKey } from '@peyk/shared-sms';
import { loadOperatorResolver } from './load-operator-resolver';
import type { MobileSet } from './mobile-set';
import { createMobileSet } from './mobile-set';
import { OPERATOR_NUMBER } from './operator-code';

export interface AudienceQuestion {
  accountId: bigint;
  /** As they were given, at most a million: any spelling that the specification allows, digits of any script. */
  numbers: readonly string[];
  /** Advertising lines also leave out who has cancelled (cancel-11). */
  advertising: boolean;
}

/** How many of the numbers given are left out, each counted once, for the first reason in this order. */
export interface ExcludedCounts {
  invalid: number;
  duplicate: number;
  blacklisted: number;
  optedOut: number;
}

export interface Audience {
  /** Keys (nine digits after the 9) of those who receive it, in the order in which they were first given. */
  mobiles: Int32Array;
  /** Their operators, as rows hold them (see `OPERATOR_NUMBER`). */
  operators: Uint8Array;
  excluded: ExcludedCounts;
}

/** After so many numbers the event loop gets its turn: a login code must not wait for a million. */
const SLICE = 20_000;
/** Up to here the database is asked about the numbers, beyond it the account's whole list is read. */
const ASK_AMONG_MAX = 5_000;

/** Who receives a send: reads, deduplicates and filters numbers, and tells each one's operator by the longest prefix. */
export async function resolveAudience(db: DbOrTx, question: AudienceQuestion): Promise<Audience> {
  const operatorOf = await loadOperatorResolver(db);
  const unique = await readUnique(question.numbers);
  const excluded = { invalid: unique.invalid, duplicate: unique.duplicate, blacklisted: 0, optedOut: 0 };
  const { accountId, advertising } = question;
  const blacklist = await listedAmong(db, { accountId, kind: 'blacklist' }, unique);
  const optOut = advertising ? await listedAmong(db, { accountId, kind: 'opt_out' }, unique) : createMobileSet(0);
  const mobiles = new Int32Array(unique.mobiles.length);
  const operators = new Uint8Array(unique.mobiles.length);
  let count = 0;
  for (let i = 0; i < unique.mobiles.length; i += 1) {
    if (i % SLICE === SLICE - 1) await nextTurn();
    const mobile = unique.mobiles[i] ?? 0;
    if (blacklist.has(mobile)) excluded.blacklisted += 1;
    else if (optOut.has(mobile)) excluded.optedOut += 1;
    else {
      mobiles[count] = mobile;
      operators[count] = OPERATOR_NUMBER[operatorOf(mobile)];
      count += 1;
    }
  }
  return { mobiles: mobiles.subarray(0, count), operators: operators.subarray(0, count), excluded };
}

interface UniqueNumbers {
  mobiles: Int32Array;
  seen: MobileSet;
  invalid: number;
  duplicate: number;
}

async function readUnique(numbers: readonly string[]): Promise<UniqueNumbers> {
  const seen = createMobileSet(numbers.length);
  const mobiles = new Int32Array(numbers.length);
  let count = 0;
  let invalid = 0;
  for (let i = 0; i < numbers.length; i += 1) {
    if (i % SLICE === SLICE - 1) await nextTurn();
    const mobile = parseMobileKey(numbers[i] ?? '');
    if (mobile < 0) invalid += 1;
    else if (seen.add(mobile)) mobiles[count++] = mobile;
  }
  return { mobiles: mobiles.subarray(0, count), seen, invalid, duplicate: numbers.length - count - invalid };
}

/** Those that were given and stand in one of the account's lists. */
async function listedAmong(db: DbOrTx, list: SuppressedList, { mobiles, seen }: UniqueNumbers): Promise<MobileSet> {
  const listed = createMobileSet(mobiles.length);
  if (mobiles.length <= ASK_AMONG_MAX) {
    for (const mobile of await suppressedAmong(db, list, mobiles)) listed.add(mobile);
  } else {
    for await (const page of suppressedPages(db, list)) {
      for (const mobile of page) if (seen.has(mobile)) listed.add(mobile);
    }
  }
  return listed;
}
