import { sql } from 'kysely';
import type { Db, Tx } from '@peyk/server-database';
import { SEND_STATE } from '../model/states';
import { chunkState, recipientStatus, sendState } from '../model/state-literals';
import { finishSends, lockSends } from '../sql/finish-sends';
import type { SendKey } from '../sql/finish-sends';
import { runSeeking } from '../sql/run-seeking';
import { applyEvents } from '../store/apply-events';
import type { ApplyOptions } from '../store/apply-events';

/** A stopped send does not go on: what is left of it is cancelled. */
const GOES_ON: readonly number[] = [SEND_STATE.sending, SEND_STATE.queued, SEND_STATE.paused];
const CHUNK_SIZE = 10_000;

/**
 * Makes the chunks of a send anew from its rows, after the operator's list has had its say: whoever is still queued did not get
 * the message, wherever a cursor stood. Ends a send of which nothing is left. Answers how many may leave.
 */
export function rebuildChunks(db: Db, send: SendKey, options: ApplyOptions): Promise<number> {
  return runSeeking(db, async (tx) => {
    const [locked] = await lockSends(tx, [send]);
    if (!locked) return 0;
    const goesOn = GOES_ON.includes(locked.state);
    const left = goesOn ? await replaceChunks(tx, send) : 0;
    if (!goesOn) await closeChunks(tx, send);
    if (!goesOn) await cancelQueued(tx, send, options);
    if (goesOn && left === 0) await beginWithoutChunks(tx, send, options.now);
    await finishSends(tx, [send], options.now);
    return left;
  });
}

async function closeChunks(tx: Tx, { accountId, sendId }: SendKey): Promise<void> {
  await sql`
    update send_chunks set state = ${chunkState.done}, worker_id = null, lease_until = null, from_n = to_n + 1, next_n = to_n + 1
    where account_id = ${accountId} and send_id = ${sendId} and state in (${chunkState.ready}, ${chunkState.leased})`.execute(
    tx,
  );
}

/** Runs of neighbours with as many parts become a chunk each; longer ones several. */
async function replaceChunks(tx: Tx, send: SendKey): Promise<number> {
  const { accountId, sendId } = send;
  await closeChunks(tx, send);
  const { rows } = await sql<{ left: number }>`
    with queued as (
      select n, parts, n - row_number() over (partition by parts order by n) as run from recipients
      where account_id = ${accountId} and send_id = ${sendId} and status = ${recipientStatus.queued}
    ), pieces as (
      select min(n)::int as from_n, max(n)::int as to_n, parts, count(*)::int as messages,
        row_number() over (order by min(n))::int as place
      from (select n, parts, run, (n - min(n) over (partition by parts, run)) / ${CHUNK_SIZE}::int as piece from queued) q
      group by parts, run, piece
    ), last as (
      select max(chunk) as chunk from send_chunks where account_id = ${accountId} and send_id = ${sendId}
    ), added as (
      insert into send_chunks (account_id, send_id, chunk, lane, line_id, from_n, to_n, next_n, parts)
      select s.account_id, s.id, last.chunk + p.place, s.lane, s.line_id, p.from_n, p.to_n, p.from_n,
        case when s.own_texts then p.parts end
      from pieces p, last, sends s where s.account_id = ${accountId} and s.id = ${sendId}
    )
    select coalesce(sum(messages), 0)::int as left from pieces`.execute(tx);
  return rows[0]?.left ?? 0;
}

/** All of it had left before it began, as the restored database sees it. */
async function beginWithoutChunks(tx: Tx, { accountId, sendId }: SendKey, now: Date): Promise<void> {
  await sql`
    update sends set state = ${sendState.sending}, started_at = coalesce(started_at, ${now}), paused_at = null
    where account_id = ${accountId} and id = ${sendId}`.execute(tx);
}

async function cancelQueued(
  tx: Parameters<typeof applyEvents>[0],
  { accountId, sendId }: SendKey,
  options: ApplyOptions,
): Promise<void> {
  const { rows } = await sql<{ n: number }>`
    select n from recipients where account_id = ${accountId} and send_id = ${sendId} and status = ${recipientStatus.queued}
    order by n`.execute(tx);
  const atMs = options.now.getTime();
  const events = rows.map(({ n }) => ({ accountId, sendId, n, atMs, event: { kind: 'cancelled' as const } }));
  await applyEvents(tx, events, options);
}
