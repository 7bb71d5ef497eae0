import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../index';

/** The statement of a file that stands outside a transaction. */
export interface IndexToBuild {
  /** `unique ` or nothing. */
  unique: string;
  name: string;
  table: string;
  /** Columns and what else stands behind the table. */
  rest: string;
}

/**
 * Builds one index. What a build that was cut off left behind is invalid: it costs writes and answers nothing, so
 * it goes first. One that is there and valid was built, and only not noted.
 */
export async function buildIndex(
  connection: Kysely<Database>,
  { unique, name, table, rest }: IndexToBuild,
): Promise<void> {
  const { rows } = await sql<{ valid: boolean }>`
    select i.indisvalid as valid from pg_index i where i.indexrelid = to_regclass(${name})`.execute(connection);
  const [found] = rows;
  if (found?.valid) return;
  // It waits for transactions, and nobody waits for it.
  await sql`set lock_timeout = 0`.execute(connection);
  try {
    if (found) await sql`drop index concurrently ${sql.id(name)}`.execute(connection);
    await sql.raw(`create ${unique}index concurrently ${name} on ${table}${rest}`).execute(connection);
  } finally {
    await sql`reset lock_timeout`.execute(connection);
  }
}
