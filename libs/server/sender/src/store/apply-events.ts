import { settleAtOnce } from '@peyk/server-ledger';
import type { Posting } from '@peyk/server-ledger';
import { uncountSpending } from '../limits/count-spending';
import { rareEventOf } from '../model/rare-event';
import { transition } from '../model/recipient-transition';
import { RECIPIENT_STATUS } from '../model/states';
import { insertParts } from '../sql/insert-parts';
import type { PartRow } from '../sql/insert-parts';
import { insertRecipientEvents } from '../sql/insert-recipient-events';
import type { RecipientEventRow } from '../sql/insert-recipient-events';
import { lockRecipients } from '../sql/lock-recipients';
import type { LockedRecipient, RecipientKey } from '../sql/lock-recipients';
import { moveCounters, movingCounters } from '../sql/move-counters';
import type { SeekingTx } from '../sql/run-seeking';
import { selectTerms } from '../sql/select-terms';
import type { SendTerms } from '../sql/select-terms';
import type { RecipientChange } from '../sql/update-recipients';
import { updateRecipients } from '../sql/update-recipients';
import { BatchSums } from './batch-sums';
import type { MessageEvent } from './message-event';
import { timeColumnOf } from './message-event';
import { swapEvents } from './swap-events';
import type { SwapSinks } from './swap-events';

export interface ApplyOptions {
  carrier: string;
  now: Date;
}

/** What a batch did, for those who tell others about it. */
export interface AppliedEvents {
  /** Recipients whose row changed. */
  changedCount: number;
  /** Sends with a change: account by send. */
  changedSends: Map<bigint, bigint>;
  /** Accounts whose money moved. */
  paidAccounts: Set<bigint>;
}

/**
 * Carries out what happened to recipients, in the order given, in one transaction: rows, parts, counters, books.
 * The locks are those of docs/sending.md: recipients, counters, wallets. Repeating a batch changes nothing.
 */
export async function applyEvents(
  tx: SeekingTx,
  events: readonly MessageEvent[],
  options: ApplyOptions,
): Promise<AppliedEvents> {
  const applied: AppliedEvents = { changedCount: 0, changedSends: new Map(), paidAccounts: new Set() };
  if (events.length === 0) return applied;
  const terms = await loadTerms(tx, events);
  const sums = new BatchSums();
  const parts: PartRow[] = [];
  const onChanged = ({ sendId, accountId }: SendTerms, count: number) => {
    applied.changedSends.set(sendId, accountId);
    applied.changedCount += count;
  };
  const sinks = { sums, parts, onChanged, now: options.now };
  const left = await swapEvents(tx, events, terms, sinks);
  if (left.length > 0) await applyOneByOne(tx, left, terms, sinks);
  if (parts.length > 0) await insertParts(tx, options.carrier, parts);
  for (const { accountId } of await writeSums(tx, sums, options.now)) applied.paidAccounts.add(accountId);
  return applied;
}

/**
 * Counters and books, last of all and where it can be in one statement: other processes wait for these rows, and every turn between
 * this one and the database is a turn for which they wait. What was spent in a day comes between the two.
 */
async function writeSums(tx: SeekingTx, sums: BatchSums, now: Date): Promise<readonly Posting[]> {
  const [moves, returned, postings] = [sums.moves(), sums.returned(), sums.postings(now)];
  if (returned.some(({ amountMrial }) => amountMrial > 0n)) {
    await moveCounters(tx, moves);
    await uncountSpending(tx, returned);
    await settleAtOnce(tx, postings);
  } else if (moves.length > 0 && !(await settleAtOnce(tx, postings, movingCounters(moves))))
    await moveCounters(tx, moves);
  return postings;
}

async function loadTerms(tx: SeekingTx, events: readonly MessageEvent[]): Promise<Map<bigint, SendTerms>> {
  const sends = new Map<bigint, MessageEvent>();
  for (const event of events) sends.set(event.sendId, event);
  return new Map((await selectTerms(tx, [...sends.values()])).map((term) => [term.sendId, term]));
}

/** The rows of everyone whose past is not known: locked, read, judged, and written back. */
async function applyOneByOne(
  tx: SeekingTx,
  events: readonly MessageEvent[],
  terms: ReadonlyMap<bigint, SendTerms>,
  { sums, parts, onChanged, now }: SwapSinks,
): Promise<void> {
  const rows = await lockRows(tx, events);
  const changes = new Map<LockedRecipient, RecipientChange>();
  const rare: RecipientEventRow[] = [];
  for (const event of events) {
    const row = rows.get(event.sendId)?.get(event.n);
    const term = terms.get(event.sendId);
    if (!row || !term) continue;
    const before = changes.get(row) ?? row;
    const after = changed(before, event, term);
    // Its chunk was taken for lost and it came in doubt so; what the operator has taken of it is news all the same.
    const isNewsInDoubt = event.event.kind === 'unknown' && before.status === RECIPIENT_STATUS.inDoubt;
    if (event.accepted && (isNewsInDoubt || (after && after.status !== before.status))) {
      for (const part of event.accepted) parts.push({ ...keyOf(event), ...part });
    }
    if (!after) continue;
    changes.set(row, after);
    const rareEvent = rareEventOf(before.status, after.status, event.event);
    if (rareEvent) rare.push({ ...keyOf(event), atMs: event.atMs, ...rareEvent });
  }
  for (const [before, after] of changes) {
    const term = terms.get(before.sendId);
    if (!term) continue;
    sums.add({ ...before, count: 1, before, after }, term);
    onChanged(term, 1);
  }
  if (changes.size > 0) await updateRecipients(tx, [...changes.values()], now);
  if (rare.length > 0) await insertRecipientEvents(tx, rare);
}

const keyOf = ({ accountId, sendId, n }: RecipientKey): RecipientKey => ({ accountId, sendId, n });

async function lockRows(tx: SeekingTx, events: readonly MessageEvent[]) {
  const wanted = new Map<bigint, Map<number, RecipientKey>>();
  for (const event of events) {
    const ofSend = wanted.get(event.sendId) ?? new Map<number, RecipientKey>();
    wanted.set(event.sendId, ofSend.set(event.n, event));
  }
  const rows = new Map<bigint, Map<number, LockedRecipient>>();
  for (const row of await lockRecipients(
    tx,
    [...wanted.values()].flatMap((ofSend) => [...ofSend.values()]),
  )) {
    const ofSend = rows.get(row.sendId) ?? new Map<number, LockedRecipient>();
    rows.set(row.sendId, ofSend.set(row.n, row));
  }
  return rows;
}

const NO_TIMES = { submittedAtMs: null, answeredAtMs: null, receiptAtMs: null };

/** The row after an event; undefined when the event changes nothing. */
function changed(
  before: LockedRecipient | RecipientChange,
  { event, atMs, submittedAtMs }: MessageEvent,
  { refundRule }: SendTerms,
): RecipientChange | undefined {
  const after = transition(before, event, { parts: before.parts, refundRule });
  if (after === before) return undefined;
  const change: RecipientChange = { ...NO_TIMES, ...before, ...after };
  const column = timeColumnOf(event);
  if (column) change[column] = atMs;
  if (submittedAtMs !== undefined) change.submittedAtMs = submittedAtMs;
  return change;
}
