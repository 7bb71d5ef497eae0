import type { DbOrTx } from '@peyk/server-database';
import { sql } from 'kysely';
import { SEND_STATE } from '../model/states';

export interface Doubts {
  inDoubt: number;
  parkedReceipts: number;
}

/** Recipients whose answer was lost, and receipts whose message is not known. By indexes of what is under way. */
export async function countDoubts(db: DbOrTx): Promise<Doubts> {
  const { rows } = await sql<Doubts>`select
    (select coalesce(sum(c.in_doubt), 0)::int from sends s
      join send_counts c on c.account_id = s.account_id and c.send_id = s.id
      where s.started_at is not null and s.settled_at is null) as "inDoubt",
    (select count(*)::int from parked_receipts) as "parkedReceipts"`.execute(db);
  return rows[0] ?? { inDoubt: 0, parkedReceipts: 0 };
}

/** For how many seconds the oldest has waited, 0 where nothing waits; and how many messages are still to be handed over. */
export interface QueueAges {
  preparing: number;
  codes: number;
  sending: number;
  left: number;
}

/** What a person has paused, planned for later or not yet allowed does not wait for us. */
export async function readQueueAges(db: DbOrTx, now: Date): Promise<QueueAges> {
  const states = [SEND_STATE.queued, SEND_STATE.sending].map((state) => sql.lit(state));
  const age = (since: ReturnType<typeof sql>) =>
    sql`coalesce(greatest(extract(epoch from ${now}::timestamptz - ${since}), 0), 0)::float8`;
  const { rows } = await sql<QueueAges>`
    with open as (
      select c.lane, s.created_at, c.to_n - c.next_n + 1 as left_over
      from send_chunks c join sends s on s.account_id = c.account_id and s.id = c.send_id
      where c.state in (0, 1) and c.next_n <= c.to_n and s.state in (${sql.join(states)})
    )
    select ${age(sql`(select min(created_at) from sends where state = ${sql.lit(SEND_STATE.creating)})`)} as preparing,
      ${age(sql`(select min(created_at) from open where lane = 0)`)} as codes,
      ${age(sql`(select min(created_at) from open where lane = 1)`)} as sending,
      (select coalesce(sum(left_over), 0)::float8 from open) as left`.execute(db);
  return rows[0] ?? { preparing: 0, codes: 0, sending: 0, left: 0 };
}
