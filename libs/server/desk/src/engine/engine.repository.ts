import type { DbOrTx } from '@peyk/server-database';
import { SEND_STATE } from '@peyk/server-sender';
import { sql } from 'kysely';

export interface SendsUnderWay {
  preparing: number;
  inReview: number;
  scheduled: number;
  paused: number;
  sending: number;
  unsettled: number;
}

/** Each by an index of what is under way, however many sends there have been. */
export async function countSendsUnderWay(db: DbOrTx): Promise<SendsUnderWay> {
  const inState = (state: number) => sql`(select count(*)::int from sends where state = ${sql.lit(state)})`;
  const { rows } = await sql<SendsUnderWay>`select
    ${inState(SEND_STATE.creating)} as preparing, ${inState(SEND_STATE.waitingForReview)} as "inReview",
    ${inState(SEND_STATE.scheduled)} as scheduled, ${inState(SEND_STATE.paused)} as paused,
    (select count(distinct (account_id, send_id))::int from send_chunks where state in (0, 1)) as sending,
    (select count(*)::int from sends where started_at is not null and settled_at is null) as unsettled`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a count answered nothing');
  return row;
}

export interface EngineLine {
  number: string;
  title: string;
  isActive: boolean;
  maxPerSecond: number | null;
  sendsCount: number;
  leftCount: number;
}

/** Lines with what is left to hand over on them, the fullest first. */
export async function listEngineLines(db: DbOrTx): Promise<EngineLine[]> {
  const { rows } = await sql<EngineLine>`
    select l.number, l.title, l.active as "isActive", l.max_per_second as "maxPerSecond",
      coalesce(open.sends, 0)::int as "sendsCount", coalesce(open.left_over, 0)::int as "leftCount"
    from lines l left join (
      select line_id, count(distinct (account_id, send_id)) as sends, sum(to_n - next_n + 1) as left_over
      from send_chunks where state in (0, 1) group by line_id
    ) open on open.line_id = l.id
    order by "leftCount" desc, l.number limit 200`.execute(db);
  return rows;
}

/** Work that people wait for. @param since of what has failed */
export async function countJobs(
  db: DbOrTx,
  since: Date,
): Promise<{ waiting: number; running: number; failed: number }> {
  const { rows } = await sql<{ waiting: number; running: number; failed: number }>`select
    count(*) filter (where state = 0)::int as waiting, count(*) filter (where state = 1)::int as running,
    count(*) filter (where state = 3 and finished_at > ${since})::int as failed
    from account_jobs`.execute(db);
  return rows[0] ?? { waiting: 0, running: 0, failed: 0 };
}

export interface EngineStorage {
  filesCount: number;
  filesBytes: bigint;
  databaseBytes: bigint;
}

export async function measureStorage(db: DbOrTx): Promise<EngineStorage> {
  const { rows } = await sql<EngineStorage>`select
    count(*)::int as "filesCount", coalesce(sum(size), 0)::bigint as "filesBytes",
    pg_database_size(current_database())::bigint as "databaseBytes"
    from files where state = 1`.execute(db);
  return rows[0] ?? { filesCount: 0, filesBytes: 0n, databaseBytes: 0n };
}
