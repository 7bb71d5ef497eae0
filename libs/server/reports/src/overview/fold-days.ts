import { runTransaction } from '@peyk/server-database';
import type { ServerContext, Tx } from '@peyk/server-database';
import type { PeriodicTask } from '@peyk/server-module';
import { sql } from 'kysely';

/** Sends of one transaction. */
const BATCH = 500;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** After a send has finished, receipts change the days for so long; operators give up long before. */
export const RECEIPTS_FOLDED_MS = 7 * DAY_MS;

/**
 * Folds into the days what has changed in the counters of sends since they were folded last; answers how many sends it looked at.
 * A send is looked at when it begins, when it is settled, and in between and after that each time it is a tenth older.
 */
export async function foldDays({ db, clock }: Pick<ServerContext, 'db' | 'clock'>): Promise<number> {
  let total = 0;
  for (let count = BATCH; count === BATCH; total += count)
    count = await runTransaction(db, (tx) => foldBatch(tx, clock.now()));
  return total;
}

/** Every minute: so far behind are the days, at most, when a send is settled. */
export const foldDaysTask: PeriodicTask = { name: 'fold-days', everyMs: MINUTE_MS, run: foldDays };

/** Sends that are due, held until the commit: what another process holds it folds. Their counters are read by the next statement, hence as they stand under the lock. */
async function foldBatch(tx: Tx, now: Date): Promise<number> {
  const { rows } = await sql<{ accountId: bigint; sendId: bigint }>`
    select account_id as "accountId", send_id as "sendId" from daily_folds
    where due_at <= ${now} order by due_at limit ${BATCH} for update skip locked`.execute(tx);
  if (rows.length === 0) return 0;
  const accounts = sql`${rows.map(({ accountId }) => String(accountId))}::bigint[]`;
  const sends = sql`${rows.map(({ sendId }) => String(sendId))}::bigint[]`;
  await foldSends(tx, sql`select * from unnest(${accounts}, ${sends}) u (account_id, send_id)`, now);
  return rows.length;
}

/** One statement, hence one snapshot: what is added to the days is what is remembered as added. */
async function foldSends(tx: Tx, keys: ReturnType<typeof sql>, now: Date): Promise<void> {
  await sql`
    with picked as materialized (
      select s.account_id, s.id as send_id, s.line_id, s.type, s.with_charity, s.started_at,
        (s.started_at at time zone 'Asia/Tehran') as wall,
        s.settled_at is not null and (s.finished_at < ${new Date(now.getTime() - RECEIPTS_FOLDED_MS)} or (
          select coalesce(sum(c.queued + c.sent + c.reached_telecom + c.in_doubt), 0) from send_counts c
          where c.account_id = s.account_id and c.send_id = s.id) = 0) as over
      from (${keys}) k join sends s on s.account_id = k.account_id and s.id = k.send_id
    ), stand as materialized (
      select p.*, c.operator, c.sent, c.delivered, c.undelivered, c.blacklisted,
        c.charged_mrial + case when p.with_charity then c.charged_mrial / 20 else 0 end as charged_mrial
      from picked p cross join lateral (
        select k.operator, sum(k.sent + k.reached_telecom + k.delivered + k.undelivered + k.blacklisted) as sent,
          sum(k.delivered) as delivered, sum(k.undelivered) as undelivered, sum(k.blacklisted) as blacklisted,
          sum(k.charged_mrial)::bigint as charged_mrial
        from send_counts k where k.account_id = p.account_id and k.send_id = p.send_id group by k.operator
      ) c
    ), changes as (
      select n.account_id, n.wall::date as day, extract(hour from n.wall)::smallint as hour, n.line_id, n.operator,
        sum(n.sent - coalesce(f.sent, 0)) as sent, sum(n.delivered - coalesce(f.delivered, 0)) as delivered,
        sum(n.undelivered - coalesce(f.undelivered, 0)) as undelivered,
        sum(n.blacklisted - coalesce(f.blacklisted, 0)) as blacklisted,
        sum(n.charged_mrial - coalesce(f.charged_mrial, 0)) as charged_mrial
      from stand n left join daily_folded f
        on f.account_id = n.account_id and f.send_id = n.send_id and f.operator = n.operator
      group by 1, 2, 3, 4, 5
    ), added as (
      insert into daily_counters as d
        (account_id, day, hour, line_id, operator, sent, delivered, undelivered, blacklisted, charged_mrial)
      select * from changes
      where sent <> 0 or delivered <> 0 or undelivered <> 0 or blacklisted <> 0 or charged_mrial <> 0
      order by account_id, day, hour, line_id, operator
      on conflict (account_id, day, hour, line_id, operator) do update set sent = d.sent + excluded.sent,
        delivered = d.delivered + excluded.delivered, undelivered = d.undelivered + excluded.undelivered,
        blacklisted = d.blacklisted + excluded.blacklisted, charged_mrial = d.charged_mrial + excluded.charged_mrial
    ), typed as (
      -- Of what nothing changes any more, once. Until then a send is found by its type in what is remembered.
      insert into daily_types as d (account_id, day, type, sent, delivered, undelivered, blacklisted, charged_mrial)
      select account_id, wall::date, type, sum(sent), sum(delivered), sum(undelivered), sum(blacklisted), sum(charged_mrial)
      from stand where over group by 1, 2, 3 having sum(sent) <> 0 or sum(charged_mrial) <> 0 order by 1, 2, 3
      on conflict (account_id, day, type) do update set sent = d.sent + excluded.sent,
        delivered = d.delivered + excluded.delivered, undelivered = d.undelivered + excluded.undelivered,
        blacklisted = d.blacklisted + excluded.blacklisted, charged_mrial = d.charged_mrial + excluded.charged_mrial
    ), remembered as (
      insert into daily_folded (account_id, send_id, operator, sent, delivered, undelivered, blacklisted, charged_mrial)
      select account_id, send_id, operator, sent, delivered, undelivered, blacklisted, charged_mrial
      from stand where not over
      on conflict (account_id, send_id, operator) do update set sent = excluded.sent, delivered = excluded.delivered,
        undelivered = excluded.undelivered, blacklisted = excluded.blacklisted, charged_mrial = excluded.charged_mrial
    ), forgotten as (
      delete from daily_folded f using picked p
      where p.over and f.account_id = p.account_id and f.send_id = p.send_id
    ), ended as (
      -- Also of a send that is not there any more.
      delete from daily_folds d using (${keys}) k left join picked p on p.account_id = k.account_id and p.send_id = k.send_id
      where coalesce(p.over, true) and d.account_id = k.account_id and d.send_id = k.send_id
    )
    update daily_folds d set due_at = ${now}::timestamptz
      + least(greatest((${now}::timestamptz - p.started_at) / 10, interval '1 minute'), interval '6 hours')
    from picked p where not p.over and d.account_id = p.account_id and d.send_id = p.send_id`.execute(tx);
}
