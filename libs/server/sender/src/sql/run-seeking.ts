import { sql } from 'kysely';
import { PREPARED, runTransaction } from '@peyk/server-database';
import type { Db, Tx } from '@peyk/server-database';

declare const seeks: unique symbol;

/** A transaction that steps to rows by their keys; only `runSeeking` makes one, so what needs it cannot go without. */
export type SeekingTx = Tx & { readonly [seeks]: true };

/**
 * `runTransaction` for what touches a batch of rows by their keys: PostgreSQL steps to each by its index.
 * Left to itself it prefers to read a table of a hundred thousand rows whole and to hash it, for every batch again: 30 µs
 * a message instead of 5, and more the larger the send is. It believes that a step costs a turn of a disk. Where it
 * expects one row it even compares every row with every one of the batch: seconds for a thousand.
 * A connection keeps the plan of a prepared statement with the settings of the moment, so what needs these is asked in here
 * only. The questions about sends and counters are asked outside as well: those are few rows, found by their keys either way.
 */
export function runSeeking<T>(db: Db, fn: (tx: SeekingTx) => Promise<T>): Promise<T> {
  return runTransaction(db, async (tx) => {
    await sql`${PREPARED}select set_config('enable_seqscan', 'off', true), set_config('enable_hashjoin', 'off', true),
      set_config('enable_mergejoin', 'off', true), set_config('jit', 'off', true)`.execute(tx);
    return fn(tx as SeekingTx);
  });
}
