import { sql } from 'kysely';
import type { Db } from '@peyk/server-database';
import type { PeriodicTask } from './periodic-task';

const HOUR_MS = 3_600_000;
/** Rate windows are at most a day long. */
const RATE_KEPT_MS = 48 * HOUR_MS;
/** The contract promises that a key is remembered for 24 hours. */
const KEY_KEPT_MS = 24 * HOUR_MS;
/** Ended sessions and challenges stay readable for a while, for questions about who was signed in. */
const ENDED_KEPT_MS = 7 * 24 * HOUR_MS;
const BATCH = 5_000;

interface ExpiredRows {
  table: string;
  column: string;
  keptMs: number;
}

const EXPIRED: readonly ExpiredRows[] = [
  { table: 'sessions', column: 'expires_at', keptMs: ENDED_KEPT_MS },
  // Wrong codes of the last day are counted from these rows: gone sooner, a guesser would begin afresh.
  { table: 'login_challenges', column: 'expires_at', keptMs: 48 * HOUR_MS },
  // The same for forgotten passwords and registrations.
  { table: 'code_challenges', column: 'expires_at', keptMs: 48 * HOUR_MS },
  // Personal data of somebody who went away.
  { table: 'pending_registrations', column: 'expires_at', keptMs: 0 },
  { table: 'known_devices', column: 'expires_at', keptMs: 0 },
  // After its time a solution is refused for its age.
  { table: 'used_proofs', column: 'expires_at', keptMs: HOUR_MS },
  { table: 'message_gaps', column: 'sent_at', keptMs: HOUR_MS },
  { table: 'one_use_codes', column: 'expires_at', keptMs: HOUR_MS },
  { table: 'rate_counters', column: 'window_start', keptMs: RATE_KEPT_MS },
  { table: 'idempotency_keys', column: 'created_at', keptMs: KEY_KEPT_MS },
  { table: 'quotes', column: 'expires_at', keptMs: ENDED_KEPT_MS },
];

/** Deletes what has expired, in small batches, so that nobody waits for its locks. */
export const expiredRowsTask: PeriodicTask = {
  name: 'expired-rows',
  everyMs: 10 * 60_000,
  async run({ db, clock }) {
    let total = 0;
    for (const { table, column, keptMs } of EXPIRED) {
      const before = new Date(clock.now().getTime() - keptMs);
      for (let count = BATCH; count === BATCH; total += count) count = await deleteBatch(db, { table, column }, before);
    }
    return total;
  },
};

async function deleteBatch(
  db: Db,
  { table, column }: Pick<ExpiredRows, 'table' | 'column'>,
  before: Date,
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${sql.ref(column)} < ${before} limit ${BATCH}))`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
