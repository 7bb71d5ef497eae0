import { sql } from 'kysely';
import type { ServerContext } from '@peyk/server-database';

/** Below it the planner's old idea of the table is good enough. */
const LARGE_SEND = 50_000;

/**
 * Renews statistics of the partitions where large sends finished since `since`: with stale ones a list by status flips
 * to a scan (measured: 0.4 s became 20 s). Answers how many partitions were analyzed.
 */
export async function analyzeAfterLargeSends({ db }: ServerContext, since: Date): Promise<number> {
  const { rows } = await sql<{ partition: string }>`
    select distinct (r.tableoid::regclass)::text as partition from sends s, lateral (
      select tableoid from recipients where account_id = s.account_id and send_id = s.id and n = 1
    ) r
    where s.finished_at >= ${since} and s.recipient_count >= ${LARGE_SEND}`.execute(db);
  for (const { partition } of rows) await sql`select analyze_recipients(${partition}::text::regclass)`.execute(db);
  return rows.length;
}
