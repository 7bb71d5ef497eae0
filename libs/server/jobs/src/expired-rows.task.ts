import type { Db } from '@peyk/server-database';
import type { PeriodicTask, RetentionRule } from '@peyk/server-module';
import { sql } from 'kysely';

const BATCH = 5_000;

/** Deletes what the rules keep no longer, in small batches, so that no request waits for its locks. */
export function expiredRowsTask(rules: readonly RetentionRule[]): PeriodicTask {
  return {
    name: 'expired-rows',
    everyMs: 10 * 60_000,
    async run({ db, clock }) {
      let total = 0;
      for (const rule of rules) {
        const before = new Date(clock.now().getTime() - rule.keptMs);
        for (let count = BATCH; count === BATCH; total += count) count = await deleteBatch(db, rule, before);
      }
      return total;
    },
  };
}

async function deleteBatch(db: Db, { table, column }: RetentionRule, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${sql.ref(column)} < ${before} limit ${BATCH}))`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
