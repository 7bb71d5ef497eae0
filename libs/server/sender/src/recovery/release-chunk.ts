import { sql } from 'kysely';
import type { Db, Tx } from '@peyk/server-database';
import { SEND_STATE } from '../model/states';
import { numberArray } from '../sql/arrays';
import type { ChunkKey } from '../sql/complete-chunks';
import { finishSends, lockSends } from '../sql/finish-sends';
import { runSeeking } from '../sql/run-seeking';
import { applyEvents } from '../store/apply-events';
import type { AppliedEvents, ApplyOptions } from '../store/apply-events';
import { chunkState } from '../model/state-literals';

export interface ChunkToRelease extends ChunkKey {
  /** Marked, and certainly not handed over: no part of them reached the operator. Ascending. */
  unsent: readonly number[];
}

/** A paused send goes on one day, so nothing of it is cancelled. */
const GOES_ON: readonly number[] = [SEND_STATE.sending, SEND_STATE.queued, SEND_STATE.paused];

/**
 * Gives a chunk back at an orderly shutdown or because its send may not go on now, when all its answers are stored. What was marked and certainly not handed
 * over must not become in doubt: it becomes chunks of its own, or is cancelled and given back if its send was stopped
 * meanwhile. A chunk that another sender has recovered is left alone: there the same messages are in doubt already.
 */
export function releaseChunk(
  db: Db,
  workerId: string,
  chunk: ChunkToRelease,
  options: ApplyOptions,
): Promise<AppliedEvents | undefined> {
  return runSeeking(db, async (tx) => {
    const [send] = await lockSends(tx, [chunk]);
    if (!send || !(await letGo(tx, workerId, chunk))) return undefined;
    const goesOn = GOES_ON.includes(send.state);
    if (goesOn && chunk.unsent.length > 0) await insertUnsent(tx, chunk);
    const { accountId, sendId } = chunk;
    const cancelled = goesOn ? [] : chunk.unsent;
    const applied = await applyEvents(
      tx,
      cancelled.map((n) => ({ accountId, sendId, n, atMs: options.now.getTime(), event: { kind: 'cancelled' } })),
      options,
    );
    await finishSends(tx, [chunk], options.now);
    return applied;
  });
}

async function letGo(tx: Tx, workerId: string, { accountId, sendId, chunk }: ChunkKey): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update send_chunks set worker_id = null, lease_until = null, from_n = next_n,
      state = case when next_n > to_n then 2 else 0 end
    where account_id = ${accountId} and send_id = ${sendId} and chunk = ${chunk}
      and worker_id = ${workerId} and state = ${chunkState.leased}`.execute(tx);
  return numAffectedRows === 1n;
}

/** One chunk for each run of neighbours, numbered after the last under the lock of the send. */
async function insertUnsent(tx: Tx, { accountId, sendId, chunk, unsent }: ChunkToRelease): Promise<void> {
  const runs = runsOf(unsent);
  await sql`
    insert into send_chunks (account_id, send_id, chunk, lane, line_id, from_n, to_n, next_n, parts)
    select c.account_id, c.send_id, last.chunk + u.place, c.lane, c.line_id, u.from_n, u.to_n, u.from_n, c.parts
    from send_chunks c,
      (select max(k.chunk) as chunk from send_chunks k where k.account_id = ${accountId} and k.send_id = ${sendId}) last,
      unnest(${numberArray(runs.map((run) => run.from))}::int[], ${numberArray(runs.map((run) => run.to))}::int[])
        with ordinality u (from_n, to_n, place)
    where c.account_id = ${accountId} and c.send_id = ${sendId} and c.chunk = ${chunk}`.execute(tx);
}

/** Runs of neighbouring numbers; the input is ascending. */
export function runsOf(numbers: readonly number[]): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = [];
  for (const n of numbers) {
    const last = runs.at(-1);
    if (last && last.to === n - 1) last.to = n;
    else runs.push({ from: n, to: n });
  }
  return runs;
}
