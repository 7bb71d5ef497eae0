import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../index';

/** What the first lines of a file say about it. */
export interface MigrationMarks {
  /** `-- outside a transaction`: one statement that PostgreSQL runs in no transaction. */
  outsideTransaction: boolean;
  /** `-- contracts`: versions that do not know it no longer work. */
  contracts: boolean;
}

const OUTSIDE = /^-- outside a transaction$/m;
const CONTRACTS = /^-- contracts$/m;
const BUILD = /^create (?:unique )?index concurrently (?<name>[a-z_]+) on [a-z_]+\b[^;]*;?$/i;

/** @throws when a file outside a transaction is anything but one index: it could be left half done. */
export function readMarks(name: string, text: string): MigrationMarks {
  const outsideTransaction = OUTSIDE.test(text);
  if (outsideTransaction && !indexOf(text))
    throw new Error(
      `${name}: outside a transaction stands one "create index concurrently <name> on <table> ...", and nothing else.`,
    );
  return { outsideTransaction, contracts: CONTRACTS.test(text) };
}

const statementOf = (text: string) =>
  text
    .replace(/^--.*$/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
const indexOf = (text: string) => BUILD.exec(statementOf(text))?.groups?.['name'];

/**
 * Builds an index while others write. What a build that was cut off left behind is invalid: it costs writes and answers nothing, so
 * it goes first. One that is there and valid was built, and only not noted.
 */
export async function applyOutside(connection: Kysely<Database>, { text }: { text: string }): Promise<void> {
  const name = indexOf(text) ?? '';
  const { rows } = await sql<{ valid: boolean }>`
    select i.indisvalid as valid from pg_index i where i.indexrelid = to_regclass(${name})`.execute(connection);
  const [found] = rows;
  if (found?.valid) return;
  // It waits for transactions, and nobody waits for it.
  await sql`set lock_timeout = 0`.execute(connection);
  try {
    if (found) await sql`drop index concurrently ${sql.id(name)}`.execute(connection);
    await sql.raw(statementOf(text)).execute(connection);
  } finally {
    await sql`reset lock_timeout`.execute(connection);
  }
}
