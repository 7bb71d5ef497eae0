import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { DbOrTx } from '@peyk/server-database';

/**
 * How much waits, and since when. @param from a constant of the domain: the table, and the condition of its index of what waits
 */
export async function countWaiting(
  db: DbOrTx,
  from: { table: string; since: string; where: RawBuilder<boolean> },
): Promise<{ waiting: number; oldestAt: Date | null }> {
  const { rows } = await sql<{ waiting: number; oldestAt: Date | null }>`
    select count(*)::int as waiting, min(${sql.ref(from.since)}) as "oldestAt"
    from ${sql.table(from.table)} where ${from.where}`.execute(db);
  return rows[0] ?? { waiting: 0, oldestAt: null };
}
