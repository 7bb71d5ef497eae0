import { sql } from 'kysely';
import type { Db } from '@peyk/server-database';

/**
 * Runs `fn` while holding a lock that the whole database knows by `name`; undefined, at once, when another process has it.
 * The lock belongs to a transaction that does nothing else, so a killed process gives it back with its connection, and
 * `fn` may commit as often as it likes on other connections.
 */
export async function withAdvisoryLock<T>(db: Db, name: string, fn: () => Promise<T>): Promise<T | undefined> {
  return db.transaction().execute(async (tx) => {
    // A long task must not be taken for a transaction that its program has forgotten.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
    const { rows } = await sql<{ locked: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended(${`peyk-job:${name}`}, 0)) as locked`.execute(tx);
    return rows[0]?.locked ? fn() : undefined;
  });
}
