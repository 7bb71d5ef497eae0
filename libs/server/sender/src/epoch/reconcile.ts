import { notify } from '@peyk/server-database';
import type { ServerContext } from '@peyk/server-database';
import { sql } from 'kysely';
import { wakeScheduled } from '../control/schedule';
import { placesOfReceipt } from '../model/choose-place';
import { groupBy } from '../model/group-by';
import { matchSentList } from '../model/match-sent-list';
import type { OpenMessage, SentEntry, SentVerdict } from '../model/match-sent-list';
import { prepareSends } from '../prepare/prepare-sends';
import { countBusySenders, readEngineState } from '../sql/engine-state';
import type { SendKey } from '../sql/finish-sends';
import { matchParts } from '../sql/match-parts';
import { selectOpenMessages, selectOpenSends, selectUndecided } from '../sql/open-messages';
import { runSeeking } from '../sql/run-seeking';
import { applyEvents } from '../store/apply-events';
import type { MessageEvent } from '../store/message-event';
import { rematchParkedReceipts } from '../upkeep/parked-receipts';
import { rebuildChunks } from './rebuild-chunks';

export interface Reconciled {
  listed: number;
  /** Of messages that the database knows as sent. */
  known: number;
  /** Messages that it did not: they are sent now, with their ids. */
  found: number;
  /** Messages that may have left, or left in part: in doubt, and never sent again. */
  doubtful: number;
  /** Messages that are on no line of the list: they leave when sending goes on. */
  left: number;
  /** Lines of messages that the database has lost. */
  strangers: SentEntry[];
  /** Sends that wait for a person, and may have been let go after the backup. */
  waiting: bigint[];
}

/** Why nothing was compared. */
export type NotReconciled = 'not-held' | 'busy' | 'unprepared';

const ROWS_AT_ONCE = 1_000;
const MESSAGES_AT_ONCE = 10_000;
/** Who was not seen for so long sends no more: a sender beats every second. */
export const SEEN_WITHIN_MS = 10_000;

/**
 * Compares what the restored database believes with what the operator says it took: what is on the list is sent, what may be on it
 * is in doubt, and the rest is made ready. Nothing leaves before `resumeEngine`. Done again with a longer list it finds what that
 * names; killed in the middle it is done again. Each send changes in transactions of its own.
 */
export async function reconcileEngine(
  context: ServerContext,
  { carrier, entries }: { carrier: string; entries: readonly SentEntry[] },
): Promise<Reconciled | NotReconciled> {
  const { db, clock } = context;
  const { heldSince } = await readEngineState(db);
  if (!heldSince) return 'not-held';
  if ((await countBusySenders(db, new Date(clock.now().getTime() - SEEN_WITHIN_MS))) > 0) return 'busy';
  // Those whose hour came between the backup and the restore have left, and must be found.
  await wakeScheduled(context);
  await prepareSends(context);
  const undecided = await selectUndecided(db, heldSince);
  if (undecided.unprepared > 0) return 'unprepared';
  const sends = await selectOpenSends(db, heldSince);
  const news = await withoutKnown(context, carrier, entries);
  const { verdicts, strangers } = matchSentList(news, await readOpen(context, { sends, entries: news, heldSince }));
  for (const batch of inBatches(verdicts)) await carryOut(context, carrier, batch);
  // Receipts that came since the restore were strangers until now.
  await rematchParkedReceipts(context);
  const left = await rebuildAll(context, carrier, sends);
  await sql`update engine_state set reconciled_at = ${clock.now()} where held_since = ${heldSince}`.execute(db);
  const found = verdicts.filter(({ isWhole }) => isWhole).length;
  return {
    ...{ listed: entries.length, known: entries.length - news.length, found, doubtful: verdicts.length - found },
    ...{ left, strangers, waiting: undecided.waiting },
  };
}

/** Messages that the list may be about: those to a number that stands on it. */
async function readOpen(
  { db }: ServerContext,
  { sends, entries, heldSince }: { sends: readonly SendKey[]; entries: readonly SentEntry[]; heldSince: Date },
): Promise<OpenMessage[]> {
  const mobiles = new Set(entries.map(({ mobile }) => mobile));
  const open: OpenMessage[] = [];
  for (const send of sends) {
    for (let afterN: number | undefined = 0; afterN !== undefined;) {
      const page: OpenMessage[] = await selectOpenMessages(db, send, { afterN, heldSince, limit: MESSAGES_AT_ONCE });
      for (const message of page) if (mobiles.has(message.mobile)) open.push(message);
      afterN = page.length === MESSAGES_AT_ONCE ? page.at(-1)?.n : undefined;
    }
  }
  return open;
}

async function withoutKnown({ db }: ServerContext, carrier: string, entries: readonly SentEntry[]) {
  const news: SentEntry[] = [];
  for (const batch of inBatches(entries)) {
    const ids = batch.map(({ operatorMessageId }) => operatorMessageId);
    const parts = await runSeeking(db, (tx) => matchParts(tx, carrier, ids));
    const known = groupBy(parts, ({ operatorMessageId }) => operatorMessageId);
    for (const entry of batch)
      if (placesOfReceipt(known.get(entry.operatorMessageId) ?? [], entry.mobile).length === 0) news.push(entry);
  }
  return news;
}

async function carryOut({ db, clock }: ServerContext, carrier: string, verdicts: readonly SentVerdict[]) {
  const now = clock.now();
  const events = verdicts.map((verdict) => eventOf(verdict, now));
  const { changedSends, paidAccounts } = await runSeeking(db, (tx) => applyEvents(tx, events, { carrier, now }));
  for (const [sendId, accountId] of changedSends)
    await notify(db, 'send_progress', JSON.stringify({ accountId: String(accountId), sendId: String(sendId) }));
  for (const accountId of paidAccounts)
    await notify(db, 'credit_changed', JSON.stringify({ accountId: String(accountId) }));
}

function eventOf({ message, isWhole, parts }: SentVerdict, now: Date): MessageEvent {
  const { accountId, sendId, n, mobile } = message;
  const accepted = parts.map(({ part, operatorMessageId }) => ({ part, operatorMessageId, mobile }));
  const submittedAtMs = (parts.find(({ at }) => at !== null)?.at ?? now).getTime();
  const kind = isWhole ? ('accepted' as const) : ('unknown' as const);
  return { accountId, sendId, n, atMs: now.getTime(), submittedAtMs, accepted, event: { kind } };
}

async function rebuildAll({ db, clock }: ServerContext, carrier: string, sends: readonly SendKey[]): Promise<number> {
  let left = 0;
  for (const send of sends) left += await rebuildChunks(db, send, { carrier, now: clock.now() });
  return left;
}

function inBatches<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / ROWS_AT_ONCE) }, (_, place) =>
    all.slice(place * ROWS_AT_ONCE, (place + 1) * ROWS_AT_ONCE),
  );
}
