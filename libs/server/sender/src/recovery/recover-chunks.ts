import { sql } from 'kysely';
import type { Db, ServerContext, Tx } from '@peyk/server-database';
import type { ChunkKey } from '../sql/complete-chunks';
import { isEngineHeld } from '../sql/engine-state';
import { finishSends, lockSends } from '../sql/finish-sends';
import { runSeeking } from '../sql/run-seeking';
import { applyEvents } from '../store/apply-events';
import { chunkState, recipientStatus } from '../model/state-literals';

interface ExpiredChunk extends ChunkKey {
  workerId: string;
}

export interface Recovered {
  chunks: number;
  inDoubt: number;
}

const MOST_AT_ONCE = 100;

/**
 * Takes chunks whose lease has run out from their senders. What was marked and has no answer becomes in doubt and is
 * never sent again; the chunk is ready from its cursor on. A sender that was only slow finds its worker id gone.
 * One transaction a chunk, locks in the usual order. While the engine is held the operator's list decides instead.
 */
export async function recoverChunks(context: ServerContext, carrier: string): Promise<Recovered> {
  const recovered: Recovered = { chunks: 0, inDoubt: 0 };
  if (await isEngineHeld(context.db)) return recovered;
  for (const chunk of await selectExpired(context.db, context.clock.now())) {
    const inDoubt = await recoverChunk(context, carrier, chunk);
    if (inDoubt === undefined) continue;
    recovered.chunks += 1;
    recovered.inDoubt += inDoubt;
  }
  if (recovered.chunks > 0) context.log.warn({ ...recovered }, 'chunks of a lost sender were recovered');
  return recovered;
}

async function selectExpired(db: Db, now: Date): Promise<ExpiredChunk[]> {
  const { rows } = await sql<ExpiredChunk>`
    select account_id as "accountId", send_id as "sendId", chunk, worker_id as "workerId" from send_chunks
    where state = ${chunkState.leased} and state in (${chunkState.ready}, ${chunkState.leased}) and lease_until < ${now} order by send_id, chunk limit ${MOST_AT_ONCE}`.execute(
    db,
  );
  return rows;
}

function recoverChunk({ db, clock }: ServerContext, carrier: string, chunk: ExpiredChunk): Promise<number | undefined> {
  return runSeeking(db, async (tx) => {
    const now = clock.now();
    await lockSends(tx, [chunk]);
    const range = await takeChunk(tx, chunk, now);
    if (!range) return undefined;
    const { accountId, sendId } = chunk;
    const abandoned = await selectUnanswered(tx, chunk, range);
    const events = abandoned.map((n) => ({
      accountId,
      sendId,
      n,
      atMs: now.getTime(),
      event: { kind: 'abandoned' as const },
    }));
    const { changedCount } = await applyEvents(tx, events, { carrier, now });
    await finishSends(tx, [chunk], now);
    return changedCount;
  });
}

interface MarkedRange {
  fromN: number;
  nextN: number;
}

/** The range that was marked under the lease that ends here; undefined when someone was faster. */
async function takeChunk(tx: Tx, chunk: ExpiredChunk, now: Date): Promise<MarkedRange | undefined> {
  const { accountId, sendId, workerId } = chunk;
  const { rows } = await sql<MarkedRange>`
    with old as materialized (
      select from_n, next_n from send_chunks
      where account_id = ${accountId} and send_id = ${sendId} and chunk = ${chunk.chunk}
        and worker_id = ${workerId} and state = ${chunkState.leased} and lease_until < ${now}
      for update skip locked
    ), taken as (
      update send_chunks c set worker_id = null, lease_until = null, from_n = c.next_n,
        state = case when c.next_n > c.to_n then 2 else 0 end
      from old
      where c.account_id = ${accountId} and c.send_id = ${sendId} and c.chunk = ${chunk.chunk}
    )
    select from_n as "fromN", next_n as "nextN" from old`.execute(tx);
  return rows[0];
}

async function selectUnanswered(
  tx: Tx,
  { accountId, sendId }: ChunkKey,
  { fromN, nextN }: MarkedRange,
): Promise<number[]> {
  const { rows } = await sql<{ n: number }>`
    select n from recipients where account_id = ${accountId} and send_id = ${sendId}
      and n >= ${fromN} and n < ${nextN} and status = ${recipientStatus.queued} order by n`.execute(tx);
  return rows.map((row) => row.n);
}
