import { setImmediate as nextTurn } from 'node:timers/promises';
import { suppressedAmong, suppressedPages } from '@peyk/server-contacts';
import type { SuppressedList } from '@peyk/server-contacts';
import type { DbOrTx } from '@peyk/server-database';
import { createMobileSet } from '@peyk/shared-sms';
import type { MobileSet } from '@peyk/shared-sms';
import type { ExcludedSink } from './excluded/excluded-reason';
import { loadOperatorResolver } from './load-operator-resolver';
import { OPERATOR_NUMBER } from './operator-code';
import type { RecipientSource } from './source/recipient-source';
import { readUnique } from './unique-numbers';
import type { UniqueNumbers } from './unique-numbers';
import { hadEnough } from './weekly-limit';
import type { WeeklyRule } from './weekly-limit';

export interface AudienceQuestion {
  accountId: bigint;
  source: RecipientSource;
  /** Advertising lines also leave out who has cancelled (cancel-11). */
  advertising: boolean;
  /** Leaves out who has had enough messages this week. */
  weekly?: WeeklyRule | undefined;
  /** Hears of everybody who is left out; without it they are only counted. */
  excluded?: ExcludedSink;
}

/** How many of the numbers given are left out, each counted once, for the first reason in this order. */
export interface ExcludedCounts {
  invalid: number;
  /** Of a send with texts of their own: those whose text cannot be sent. */
  noText: number;
  duplicate: number;
  blacklisted: number;
  optedOut: number;
  /** Have had as many messages this week as the send lets. */
  weekly: number;
}

export interface Audience {
  /** Records of the source. */
  requested: number;
  /** Keys (nine digits after the 9) of those who receive it, in the order in which they were first given. */
  mobiles: Int32Array;
  /** Their operators, as rows hold them (see `OPERATOR_NUMBER`). */
  operators: Uint8Array;
  /** The traits of their texts, where each has one of its own: see `TextMaker`. */
  traits: Uint8Array | undefined;
  excluded: ExcludedCounts;
}

/** After so many numbers the event loop gets its turn: a login code must not wait for a million. */
const SLICE = 5_000;
/** Up to here the database is asked about the numbers, beyond it the account's whole list is read. */
const ASK_AMONG_MAX = 5_000;

/** Who receives a send: reads, deduplicates and filters numbers, and tells each one's operator by the longest prefix. */
export async function resolveAudience(db: DbOrTx, question: AudienceQuestion): Promise<Audience> {
  const operatorOf = await loadOperatorResolver(db);
  const sink = question.excluded;
  const unique = await readUnique(question.source, sink);
  const { invalid, noText, duplicate, traits } = unique;
  const excluded = { invalid, noText, duplicate, blacklisted: 0, optedOut: 0, weekly: 0 };
  const { accountId, advertising } = question;
  const blacklist = await listedAmong(db, { accountId, kind: 'blacklist' }, unique);
  const optOut = advertising ? await listedAmong(db, { accountId, kind: 'opt_out' }, unique) : createMobileSet(0);
  const tired = question.weekly ? await hadEnough(db, accountId, question.weekly) : createMobileSet(0);
  const { mobiles, places, requested } = unique;
  const operators = new Uint8Array(mobiles.length);
  let count = 0;
  for (let i = 0; i < mobiles.length; i += 1) {
    if (i % SLICE === SLICE - 1) {
      await sink?.store();
      await nextTurn();
    }
    const mobile = mobiles[i] ?? 0;
    const reason = reasonOf(mobile, { blacklisted: blacklist, optedOut: optOut, weekly: tired });
    if (reason) {
      excluded[reason] += 1;
      sink?.add(reason, { place: places[i] ?? 0, mobile });
      continue;
    }
    // In place: anyone who is kept moves forward over those who are not.
    mobiles[count] = mobile;
    operators[count] = OPERATOR_NUMBER[operatorOf(mobile)];
    if (traits) traits[count] = traits[i] ?? 0;
    count += 1;
  }
  const kept = { mobiles: mobiles.subarray(0, count), operators: operators.subarray(0, count) };
  return { requested, ...kept, traits: traits?.subarray(0, count), excluded };
}

type Lists = Readonly<Record<'blacklisted' | 'optedOut' | 'weekly', MobileSet>>;

/** The first list that a number stands in. */
function reasonOf(mobile: number, { blacklisted, optedOut, weekly }: Lists): keyof Lists | undefined {
  if (blacklisted.has(mobile)) return 'blacklisted';
  if (optedOut.has(mobile)) return 'optedOut';
  return weekly.has(mobile) ? 'weekly' : undefined;
}

/** Those that were given and stand in one of the account's lists. */
async function listedAmong(db: DbOrTx, list: SuppressedList, { mobiles, seen }: UniqueNumbers): Promise<MobileSet> {
  const listed = createMobileSet(0);
  if (mobiles.length <= ASK_AMONG_MAX) {
    for (const mobile of await suppressedAmong(db, list, mobiles)) listed.add(mobile);
  } else {
    for await (const page of suppressedPages(db, list)) {
      for (const mobile of page) if (seen.has(mobile)) listed.add(mobile);
    }
  }
  return listed;
}
