import { sql } from 'kysely';
import type { Tx } from '@peyk/server-database';

/**
 * For the rest of a transaction that touches a batch of rows by their keys: PostgreSQL steps to each by its index.
 * Left to itself it prefers to read a table of a hundred thousand rows whole and to hash it, for every batch again: 30 µs
 * a message instead of 5, and more the larger the send is. It believes that a step costs a turn of a disk.
 */
export async function seekRows(tx: Tx): Promise<void> {
  await sql`select set_config('enable_seqscan', 'off', true), set_config('enable_hashjoin', 'off', true),
    set_config('enable_mergejoin', 'off', true)`.execute(tx);
}
