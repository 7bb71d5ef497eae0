import { sql } from 'kysely';
import { runTransaction } from '@peyk/server-database';
import type { Db, ServerContext, Tx } from '@peyk/server-database';
import { lockSendUnlessHeld, tellControl } from '../control/lock-send';
import type { LockedSend } from '../control/lock-send';
import { endApproval } from '../limits/end-approval';
import { isAlive } from '../model/may-control';
import { endReserve } from '../prepare/reserve';
import { isEngineHeld } from '../sql/engine-state';
import { finishSends } from '../sql/finish-sends';
import type { SendKey } from '../sql/finish-sends';
import { cutChunks } from './cut-chunks';
import { giveBackCut } from './give-back-cut';
import { tellTurn } from '../model/send-story';
import { chunkState, sendState } from '../model/state-literals';

export const EXPIRY_REASON = {
  unprepared: 'مهلت این ارسال پیش از آغاز آن گذشت؛ پیامی فرستاده نشد و مبلغی کم نشده است.',
  underWay: 'مهلت این ارسال گذشت؛ آنچه تا آن زمان فرستاده نشده بود منقضی شد و مبلغ آن برگشت.',
} as const;

/** More come in the next round, a second later. */
const SENDS_PER_ROUND = 100;

/**
 * Ends what has not been handed over by the expiry of its send, and gives its money back: a chunk a transaction, so that
 * locks are short and a kill in the middle leaves the rest for the next round. From the expiry on marks pass no more, so
 * nothing leaves between two chunks. Answers how many messages expired. While the engine is held nobody knows what has left.
 */
export async function expireSends(context: ServerContext): Promise<number> {
  const { db, clock } = context;
  let total = 0;
  if (await isEngineHeld(db)) return 0;
  for (const send of await selectOverdue(db, clock.now())) {
    for (let count = 1; count > 0; total += count) count = await expireStep(context, send);
  }
  return total;
}

/** Sends of which something may still be cut off. What waits only for answers is not among them. */
async function selectOverdue(db: Db, now: Date): Promise<SendKey[]> {
  const { rows } = await sql<SendKey>`
    select s.account_id as "accountId", s.id as "sendId" from sends s
    where s.expires_at is not null and s.finished_at is null and s.expires_at <= ${now} and (
      s.state <> ${sendState.sending} or exists (select 1 from send_chunks k
        where k.account_id = s.account_id and k.send_id = s.id and k.state in (${chunkState.ready}, ${chunkState.leased}) and k.next_n <= k.to_n))
      and s.state <> ${sendState.stopped}
    order by s.expires_at limit ${SENDS_PER_ROUND}`.execute(db);
  return rows;
}

/** Expires what was never prepared, or one chunk; answers how many recipients, 0 when nothing is left to do. */
function expireStep({ db, clock }: ServerContext, key: SendKey): Promise<number> {
  const now = clock.now();
  return runTransaction(db, async (tx) => {
    // One that is being prepared, or stopped, is held for seconds; it comes next round, and nobody waits behind it.
    const send = await lockSendUnlessHeld(tx, key);
    // Stopped, finished or rescheduled meanwhile.
    if (!send || !isAlive(send) || send.expiresAt === null || send.expiresAt > now) return 0;
    if (send.queuedAt === null) return expireUnprepared(tx, key, now);
    return expireChunk(tx, key, send, now);
  });
}

async function expireUnprepared(tx: Tx, { accountId, sendId }: SendKey, now: Date): Promise<number> {
  await endReserve(tx, { accountId, sendId }, { costMrial: 0n, at: now });
  await sql`
    update sends set state = ${sendState.finished}, state_reason = ${EXPIRY_REASON.unprepared}, paused_at = null, finished_at = ${now},
      settled_at = ${now}
    where account_id = ${accountId} and id = ${sendId}`.execute(tx);
  await sql`delete from send_intake where account_id = ${accountId} and send_id = ${sendId}`.execute(tx);
  await tellControl(tx, { accountId, sendId });
  tellTurn(tx, { accountId, sendId }, 'expired', { expired: 0 });
  return 0;
}

/** The state becomes "sending" until the window has drained; anyone who stores its last answer finishes it. */
async function expireChunk(tx: Tx, key: SendKey, { withCharity }: LockedSend, now: Date): Promise<number> {
  const cut = await cutChunks(tx, key, { status: 13, chunks: 1 });
  const { count } = await giveBackCut(tx, key, cut, {
    withCharity,
    column: 'expired',
    description: 'برگشت هزینهٔ پیامک‌های منقضی‌شده',
    at: now,
  });
  await sql`
    update sends set state = ${sendState.sending}, paused_at = null,
      state_reason = case when ${count}::int > 0 then ${EXPIRY_REASON.underWay} else state_reason end
    where account_id = ${key.accountId} and id = ${key.sendId}`.execute(tx);
  await endApproval(tx, key, { decision: 'expired', at: now });
  // One line for each chunk: they end by themselves.
  if (count > 0) tellTurn(tx, key, 'expired', { expired: count });
  await finishSends(tx, [key], now);
  await tellControl(tx, key);
  return count;
}
