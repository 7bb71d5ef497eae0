import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { accountGoesOn } from '@peyk/server-accounts';
import { PREPARED } from '@peyk/server-database';
import type { Db } from '@peyk/server-database';
import type { Pass } from '../epoch/gate';
import { numberArray } from './arrays';
import { chunkState, sendState } from '../model/state-literals';

/** Which chunk, where its sender believes the cursor, and by how many recipients it wants to move it. */
export interface MarkWish {
  accountId: bigint;
  sendId: bigint;
  chunk: number;
  nextN: number;
  take: number;
}

/**
 * Moves the durable cursors of leased chunks: anyone who is told that its chunk moved may submit that range.
 * A chunk moves only while it is this worker's, its cursor is where the worker believes, and its send is being sent and
 * has not expired: the send row is taken `for share`, so a stop or pause that came first is seen and one that comes later
 * waits. Its account is asked too: a block that was committed before this statement began is seen. So is a hold of the engine,
 * and a database that was put back since the sender's last beat. The account is a column, not a condition: a plan may read all
 * sends, and would ask for each.
 * Answers the places (in `wishes`) that moved.
 */
export async function markChunks(
  db: Db,
  workerId: string,
  wishes: readonly MarkWish[],
  { now, leaseUntil, pass }: { now: Date; leaseUntil: Date; pass: Pass },
): Promise<number[]> {
  const column = (pick: (wish: MarkWish) => number | bigint) => numberArray(wishes.map(pick));
  const { rows } = await sql<{ place: number }>`${PREPARED}
    with u as materialized (
      select * from unnest(${column((w) => w.accountId)}::bigint[], ${column((w) => w.sendId)}::bigint[],
        ${column((w) => w.chunk)}::int[], ${column((w) => w.nextN)}::int[], ${column((w) => w.take)}::int[])
        with ordinality x (account_id, send_id, chunk, next_n, take, place)
    ), s as materialized (
      select o.account_id, o.id, ${accountGoesOn(sql.ref('o.account_id'))} as goes_on from sends o
      where (select e.held_since is null and e.epoch = ${pass.epoch} and e.beat >= ${pass.beat} ${onTimeline(pass)} from engine_state e)
        and o.state = ${sendState.sending} and (o.expires_at is null or o.expires_at > ${now}) and (o.account_id, o.id) in (select account_id, send_id from u)
      order by o.account_id, o.id for share of o skip locked
    )
    update send_chunks c set next_n = u.next_n + u.take, lease_until = ${leaseUntil}
    from u join s on s.account_id = u.account_id and s.id = u.send_id and s.goes_on
    where c.account_id = u.account_id and c.send_id = u.send_id and c.chunk = u.chunk and c.worker_id = ${workerId}
      and c.state = ${chunkState.leased} and c.next_n = u.next_n and u.next_n + u.take <= c.to_n + 1
    returning (u.place - 1)::int as place`.execute(db);
  return rows.map((row) => row.place);
}

/** Not asked where the role may not: PostgreSQL refuses even what it would not carry out. */
function onTimeline({ timeline }: Pass): RawBuilder<unknown> {
  return timeline === null ? sql`` : sql`and substr(pg_walfile_name(pg_current_wal_insert_lsn()), 1, 8) = ${timeline}`;
}
