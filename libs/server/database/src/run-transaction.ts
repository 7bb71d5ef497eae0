import { setTimeout as sleep } from 'node:timers/promises';
import type { Db, Tx } from './create-database';
import { isRetryable } from './database-errors';

const ATTEMPTS = 5;
const FIRST_PAUSE_MS = 10;

/**
 * Runs `fn` in a transaction; from its beginning again when PostgreSQL broke a deadlock or a conflict by ending it.
 * So `fn` must do nothing outside the transaction that may not happen twice.
 * @throws what `fn` throws, and the last conflict after five tries.
 */
export async function runTransaction<T>(db: Db, fn: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(fn);
    } catch (error) {
      if (!isRetryable(error) || attempt === ATTEMPTS) throw error;
    }
    // Two that met once should not meet again at the same instant.
    await sleep(FIRST_PAUSE_MS * 2 ** attempt * Math.random());
  }
}
