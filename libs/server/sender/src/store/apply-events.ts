import type { Tx } from '@peyk/server-database';
import { settle } from '@peyk/server-ledger';
import { transition } from '../model/recipient-transition';
import { insertParts } from '../sql/insert-parts';
import type { PartRow } from '../sql/insert-parts';
import { lockRecipients } from '../sql/lock-recipients';
import type { LockedRecipient, RecipientKey } from '../sql/lock-recipients';
import { moveCounters } from '../sql/move-counters';
import type { SendTerms } from '../sql/select-terms';
import { selectTerms } from '../sql/select-terms';
import type { RecipientChange } from '../sql/update-recipients';
import { updateRecipients } from '../sql/update-recipients';
import { BatchSums } from './batch-sums';
import type { MessageEvent } from './message-event';
import { timeColumnOf } from './message-event';

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
  tx: Tx,
  events: readonly MessageEvent[],
  options: ApplyOptions,
): Promise<AppliedEvents> {
  const applied: AppliedEvents = { changedCount: 0, changedSends: new Map(), paidAccounts: new Set() };
  if (events.length === 0) return applied;
  const { terms, rows } = await loadAndLock(tx, events);
  const sums = new BatchSums();
  const changes = new Map<LockedRecipient, RecipientChange>();
  const parts: PartRow[] = [];
  for (const event of events) {
    const row = rows.get(event.sendId)?.get(event.n);
    const term = terms.get(event.sendId);
    if (!row || !term) continue;
    const before = changes.get(row) ?? row;
    const after = changed(before, event, term);
    if (!after) continue;
    changes.set(row, after);
    if (event.accepted && after.status !== before.status) {
      for (const part of event.accepted)
        parts.push({ accountId: row.accountId, sendId: row.sendId, n: row.n, ...part });
    }
  }
  for (const [before, after] of changes) {
    const term = terms.get(before.sendId);
    if (term) sums.add(before, after, term);
    applied.changedSends.set(before.sendId, before.accountId);
  }
  if (changes.size > 0) await updateRecipients(tx, [...changes.values()]);
  if (parts.length > 0) await insertParts(tx, options.carrier, parts);
  if (changes.size > 0) await moveCounters(tx, sums.moves());
  const postings = sums.postings(options.now);
  await settle(tx, postings);
  applied.changedCount = changes.size;
  for (const posting of postings) applied.paidAccounts.add(posting.accountId);
  return applied;
}

async function loadAndLock(tx: Tx, events: readonly MessageEvent[]) {
  const wanted = new Map<bigint, Map<number, RecipientKey>>();
  for (const event of events) {
    const ofSend = wanted.get(event.sendId) ?? new Map<number, RecipientKey>();
    wanted.set(event.sendId, ofSend.set(event.n, event));
  }
  const sends: { accountId: bigint; sendId: bigint }[] = [];
  const keys: RecipientKey[] = [];
  for (const ofSend of wanted.values()) {
    for (const key of ofSend.values()) keys.push(key);
    const first = keys.at(-1);
    if (first) sends.push(first);
  }
  const terms = new Map<bigint, SendTerms>();
  for (const term of await selectTerms(tx, sends)) terms.set(term.sendId, term);
  const rows = new Map<bigint, Map<number, LockedRecipient>>();
  for (const row of await lockRecipients(tx, keys)) {
    const ofSend = rows.get(row.sendId) ?? new Map<number, LockedRecipient>();
    rows.set(row.sendId, ofSend.set(row.n, row));
  }
  return { terms, rows };
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
