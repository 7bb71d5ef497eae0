import { sql } from 'kysely';
import type { Db } from '@peyk/server-database';

/** How many recipients have each status, and how much of their money is where. */
export async function readSend(db: Db, sendId: bigint) {
  const send = await db.selectFrom('sends').selectAll().where('id', '=', sendId).executeTakeFirstOrThrow();
  const { rows } = await sql<{ status: number; settled: number; count: number; mrial: bigint }>`
    select status, settled, count(*)::int as count, sum(price_mrial)::bigint as mrial
    from recipients where send_id = ${sendId} group by status, settled order by status, settled`.execute(db);
  const statuses: Record<number, number> = {};
  for (const row of rows) statuses[row.status] = (statuses[row.status] ?? 0) + row.count;
  const moneyOf = (settled: number) =>
    rows.filter((row) => row.settled === settled).reduce((sum, row) => sum + row.mrial, 0n);
  return { send, statuses, heldMrial: moneyOf(0), chargedMrial: moneyOf(1), returnedMrial: moneyOf(2) };
}

/** Whether the kept counters say what counting the rows says, for every send. Answers the sends where they differ. */
export async function wrongCounters(db: Db): Promise<bigint[]> {
  const { rows } = await sql<{ id: bigint }>`
    select c.send_id as id from (
      select account_id, send_id, operator, sum(total) as total, sum(queued) as queued, sum(sent) as sent,
        sum(reached_telecom) as reached_telecom, sum(delivered) as delivered, sum(undelivered) as undelivered,
        sum(blacklisted) as blacklisted, sum(in_doubt) as in_doubt, sum(expired) as expired, sum(cancelled) as cancelled,
        sum(refused) as refused, sum(charged_mrial) as charged_mrial, sum(returned_mrial) as returned_mrial
      from send_counts group by account_id, send_id, operator
    ) c join lateral (
      select count(*)::int as total, count(*) filter (where status = 10)::int as queued,
        count(*) filter (where status = 0)::int as sent, count(*) filter (where status = 1)::int as reached,
        count(*) filter (where status = 2)::int as delivered, count(*) filter (where status = 3)::int as undelivered,
        count(*) filter (where status = 4)::int as blacklisted, count(*) filter (where status = 12)::int as doubt,
        count(*) filter (where status = 13)::int as expired, count(*) filter (where status = 14)::int as cancelled,
        count(*) filter (where status = 15)::int as refused,
        coalesce(sum(price_mrial) filter (where settled = 1), 0) as charged,
        coalesce(sum(price_mrial) filter (where settled = 2), 0) as returned
      from recipients r where r.account_id = c.account_id and r.send_id = c.send_id and r.operator = c.operator
    ) r on true
    where (c.total, c.queued, c.sent, c.reached_telecom, c.delivered, c.undelivered, c.blacklisted, c.in_doubt,
      c.expired, c.cancelled, c.refused, c.charged_mrial, c.returned_mrial)
      <> (r.total, r.queued, r.sent, r.reached, r.delivered, r.undelivered, r.blacklisted, r.doubt, r.expired,
      r.cancelled, r.refused, r.charged, r.returned)`.execute(db);
  return rows.map((row) => row.id);
}
