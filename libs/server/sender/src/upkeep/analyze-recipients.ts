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
  for (const { partition } of rows) await sql`select analyze_partition(${partition}::text::regclass)`.execute(db);
  return rows.length;
}

/** Fewer rows are read whole in no time, whatever the planner believes. */
const FEW_ROWS = 1_000;

/**
 * Renews statistics of partitions, of recipients and of their parts, that have grown to twice what the planner knows of. A new one has none at all, and autovacuum looks
 * once a minute: a million messages by then, and lists that read all of them. Each doubling once, so it costs little. Answers how
 * many partitions were analyzed.
 */
export async function analyzeYoungPartitions({ db }: ServerContext): Promise<number> {
  const { rows } = await sql<{ partition: string }>`
    select c.oid::regclass::text as partition
    from pg_inherits i join pg_class c on c.oid = i.inhrelid join pg_stat_user_tables s on s.relid = c.oid
    where i.inhparent in ('recipients'::regclass, 'parts'::regclass) and s.n_mod_since_analyze > greatest(${FEW_ROWS}, c.reltuples)`.execute(
    db,
  );
  for (const { partition } of rows) await sql`select analyze_partition(${partition}::text::regclass)`.execute(db);
  return rows.length;
}
