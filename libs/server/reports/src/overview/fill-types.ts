import { LONG, runTransaction } from '@peyk/server-database';
import type { ServerContext, Tx } from '@peyk/server-database';
import type { PeriodicTask } from '@peyk/server-module';
import { sql } from 'kysely';

const MINUTE_MS = 60_000;

/**
 * Counts by type what accounts sent before types were counted, each account once; answers how many accounts. What it finds takes the place of
 * what stands there, so nothing is counted twice.
 */
export async function fillTypes({ db, clock }: Pick<ServerContext, 'db' | 'clock'>): Promise<number> {
  let filled = 0;
  while (await runTransaction(db, (tx) => fillNext(tx, clock.now()))) filled += 1;
  return filled;
}

/** Every minute a look into a small table, which is empty an hour after the upgrade and stays so. */
export const fillTypesTask: PeriodicTask = { name: 'fill-types', everyMs: MINUTE_MS, run: fillTypes };

/** False when no account is due. A large one is read for seconds. */
async function fillNext(tx: Tx, now: Date): Promise<boolean> {
  const { rows } = await sql<{ accountId: bigint }>`
    select account_id as "accountId" from daily_types_due
    where due_at <= ${now} order by account_id limit 1 for update skip locked`.execute(tx);
  const [due] = rows;
  if (!due) return false;
  await sql`set local statement_timeout = '10min' ${LONG}`.execute(tx);
  // Folds wait for the end of this: a send that they end is either seen here as ended, or added by them afterwards.
  await sql`lock table daily_types in share row exclusive mode`.execute(tx);
  await countAgain(tx, due.accountId);
  await sql`delete from daily_types_due where account_id = ${due.accountId}`.execute(tx);
  return true;
}

/** As `foldDays` counts, of all sends that it will not look at any more. */
async function countAgain(tx: Tx, accountId: bigint): Promise<void> {
  await sql`delete from daily_types where account_id = ${accountId}`.execute(tx);
  await sql`
    insert into daily_types (account_id, day, type, sent, delivered, undelivered, blacklisted, charged_mrial)
    select s.account_id, (s.started_at at time zone 'Asia/Tehran')::date, s.type,
      sum(c.sent + c.reached_telecom + c.delivered + c.undelivered + c.blacklisted), sum(c.delivered), sum(c.undelivered),
      sum(c.blacklisted), sum(c.charged_mrial + case when s.with_charity then c.charged_mrial / 20 else 0 end)
    from sends s join send_counts c on c.account_id = s.account_id and c.send_id = s.id
    where s.account_id = ${accountId} and s.started_at is not null and not exists (
      select 1 from daily_folds f where f.account_id = s.account_id and f.send_id = s.id)
    group by 1, 2, 3
    having sum(c.sent + c.reached_telecom + c.delivered + c.undelivered + c.blacklisted) <> 0 or sum(c.charged_mrial) <> 0`.execute(
    tx,
  );
}
