import { runTransaction } from '@peyk/server-database';
import type { ServerContext, Tx } from '@peyk/server-database';
import { endWatches, moveWatches, takeWatches, tellRecipients } from './watches.repository';
import type { Moved, Watch } from './watches.repository';

const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;
/** Receipts that come later are not told of. */
const WATCHED_AFTER_SETTLED_MS = 7 * 24 * HOUR_MS;
/** Sends of one transaction, and recipients of each. */
const SENDS_AT_ONCE = 50;
export const ROWS_AT_ONCE = 1_000;
/** Transactions of one run, so that other tasks have their turn. */
const MOST_STEPS = 200;
/** A round through a million recipients costs some seconds: it comes once a minute and not once a second. */
const MS_PER_RECIPIENT = 0.06;
/** Where nothing has changed, the next look is this share of the age of the send away. */
const QUIET_SHARE = 1 / 20;

function nextLook({ recipients, startedAt }: Watch, now: Date, isQuiet: boolean): Date {
  const bySize = recipients * MS_PER_RECIPIENT;
  const byAge = isQuiet ? (now.getTime() - startedAt.getTime()) * QUIET_SHARE : 0;
  return new Date(now.getTime() + Math.min(HOUR_MS, Math.max(SECOND_MS, bySize, byAge)));
}

/** Where a send goes on; undefined when nothing of it can be told any more. */
function moveOn(watch: Watch, now: Date): Moved | undefined {
  const { afterN, recipients, ended, settledAt } = watch;
  const isQuiet = afterN === 0 && watch.told === ended;
  // What had its last word when the round began; whoever got it behind the reader's back is found by the next round.
  const told = afterN === 0 ? ended : watch.told;
  const behind = afterN + ROWS_AT_ONCE;
  if (!isQuiet && behind < recipients) return { ...watch, afterN: behind, told, dueAt: now };
  const isOver = settledAt !== null && now.getTime() > settledAt.getTime() + WATCHED_AFTER_SETTLED_MS;
  if (isOver || (told === recipients && settledAt !== null)) return undefined;
  return { ...watch, afterN: 0, told, dueAt: nextLook(watch, now, isQuiet) };
}

/** @returns how many sends it looked at, and how many deliveries it made */
async function step(tx: Tx, now: Date): Promise<{ looked: number; told: number }> {
  const watches = await takeWatches(tx, { now, limit: SENDS_AT_ONCE });
  const heard = watches.filter(({ isHeard }) => isHeard);
  const changed = heard.filter(({ afterN, told, ended }) => afterN > 0 || told !== ended);
  const told = changed.length > 0 ? await tellRecipients(tx, changed, ROWS_AT_ONCE) : 0;
  const moved = heard.map((watch) => moveOn(watch, now)).filter((one) => one !== undefined);
  if (moved.length > 0) await moveWatches(tx, moved);
  const goesOn = new Set(moved.map(({ sendId }) => sendId));
  const ended = watches.filter(({ sendId }) => !goesOn.has(sendId));
  if (ended.length > 0) await endWatches(tx, ended);
  return { looked: watches.length, told };
}

/**
 * Tells what became of recipients, reading what the engine has stored: it costs the engine nothing, and accounts without an address are
 * not looked at. Each step is a transaction; a process that dies has done whole ones. @returns how many deliveries were made
 */
export async function watchSends({ db, clock }: Pick<ServerContext, 'db' | 'clock'>): Promise<number> {
  let sum = 0;
  const now = clock.now();
  for (let n = 0; n < MOST_STEPS; n += 1) {
    const { looked, told } = await runTransaction(db, (tx) => step(tx, now));
    sum += told;
    if (looked === 0) break;
  }
  return sum;
}
