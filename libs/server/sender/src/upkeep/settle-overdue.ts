import { sql } from 'kysely';
import { notify } from '@peyk/server-database';
import type { Db, ServerContext } from '@peyk/server-database';
import { isEngineHeld } from '../sql/engine-state';
import type { SendKey } from '../sql/finish-sends';
import { runSeeking } from '../sql/run-seeking';
import { applyEvents } from '../store/apply-events';
import { recipientStatus } from '../model/state-literals';

const HOUR_MS = 3_600_000;
/** In doubt for so long: the money goes back. */
export const DOUBT_HELD_MS = 24 * HOUR_MS;
/** After a send has finished, receipts are waited for so long; then the rules that wait charge. */
export const RECEIPT_WAITED_MS = 72 * HOUR_MS;
/** Rows of one transaction. */
const BATCH = 1_000;
const SENDS_PER_ROUND = 100;

/** Gives back the money of messages that have been in doubt for 24 hours; answers of how many. While the engine is held its list is waited for. */
export async function returnOverdueDoubts(context: ServerContext): Promise<number> {
  const before = new Date(context.clock.now().getTime() - DOUBT_HELD_MS);
  if (await isEngineHeld(context.db)) return 0;
  const sends = await selectSendsInDoubt(context.db, before);
  return settleEach(context, sends, (send) => settleDoubts(context, send, before));
}

/** Charges messages of which no receipt came within 72 hours after their send had finished; answers how many. */
export async function chargeOverdueReceipts(context: ServerContext): Promise<number> {
  const before = new Date(context.clock.now().getTime() - RECEIPT_WAITED_MS);
  const sends = await selectFinishedBefore(context.db, before);
  return settleEach(context, sends, (send) => settleUnreceipted(context, send));
}

async function settleEach(
  context: ServerContext,
  sends: readonly SendKey[],
  settleBatch: (send: SendKey) => Promise<number>,
): Promise<number> {
  let total = 0;
  for (const send of sends) {
    for (let count = BATCH; count === BATCH; total += count) count = await settleBatch(send);
    await notify(context.db, 'credit_changed', JSON.stringify({ accountId: String(send.accountId) }));
  }
  return total;
}

async function selectSendsInDoubt(db: Db, before: Date): Promise<SendKey[]> {
  const { rows } = await sql<SendKey>`
    select s.account_id as "accountId", s.id as "sendId" from sends s
    where s.started_at < ${before} and s.settled_at is null and (
      select coalesce(sum(c.in_doubt), 0) from send_counts c where c.account_id = s.account_id and c.send_id = s.id) > 0
    and exists (select 1 from recipients r where r.account_id = s.account_id and r.send_id = s.id
      and r.status = ${recipientStatus.inDoubt} and r.settled = 0 and r.answered_at < ${before})
    order by s.id limit ${SENDS_PER_ROUND}`.execute(db);
  return rows;
}

async function selectFinishedBefore(db: Db, before: Date): Promise<SendKey[]> {
  const { rows } = await sql<SendKey>`
    select s.account_id as "accountId", s.id as "sendId" from sends s
    where s.finished_at < ${before} and s.settled_at is null
    order by s.finished_at limit ${SENDS_PER_ROUND}`.execute(db);
  return rows;
}

async function settleDoubts(context: ServerContext, { accountId, sendId }: SendKey, before: Date): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select n from recipients where account_id = ${accountId} and send_id = ${sendId}
      and status = ${recipientStatus.inDoubt} and settled = 0 and answered_at < ${before} order by n limit ${BATCH}`.execute(
    context.db,
  );
  return settleRows(context, { accountId, sendId }, rows, 'doubt-overdue');
}

async function settleUnreceipted(context: ServerContext, { accountId, sendId }: SendKey): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select n from recipients where account_id = ${accountId} and send_id = ${sendId}
      and status in (${recipientStatus.sent}, ${recipientStatus.reachedTelecom}) and settled = 0 order by n limit ${BATCH}`.execute(
    context.db,
  );
  return settleRows(context, { accountId, sendId }, rows, 'receipt-overdue');
}

function settleRows(
  { db, clock }: ServerContext,
  { accountId, sendId }: SendKey,
  rows: readonly { n: number }[],
  kind: 'doubt-overdue' | 'receipt-overdue',
): Promise<number> {
  const now = clock.now();
  const events = rows.map(({ n }) => ({ accountId, sendId, n, atMs: now.getTime(), event: { kind } }));
  // No answer brings ids here, so the carrier's name is not used.
  return runSeeking(db, async (tx) => {
    await applyEvents(tx, events, { carrier: '', now });
    return rows.length;
  });
}
