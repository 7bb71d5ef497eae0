import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../index';
import { buildIndex } from './build-index';
import type { IndexToBuild } from './build-index';
import { LOCK_WAIT_MS } from './lock-wait';

interface Partition {
  table: string;
  id: number;
}

/**
 * Builds an index on a partitioned table while others write: PostgreSQL does that with one partition at a time. The table's own comes
 * first, so that partitions which are made meanwhile have it; it answers nothing until the last partition's is attached. Whoever is cut
 * off goes on where it stopped.
 */
export async function indexPartitions(connection: Kysely<Database>, index: IndexToBuild): Promise<void> {
  const { unique, name, table, rest } = index;
  // Both look at rows of the catalogue only, but keep writers out while they wait for their locks.
  await briefly(connection, `create ${unique}index if not exists ${name} on only ${table}${rest}`);
  for (;;) {
    const [next] = await partitionsWithout(connection, index);
    if (!next) return;
    const own = `${name}_${next.id}`;
    await buildIndex(connection, { unique, name: own, table: next.table, rest });
    await briefly(connection, `alter index ${name} attach partition ${own}`);
  }
}

/** Partitions of which no index belongs to the table's. */
async function partitionsWithout(connection: Kysely<Database>, { name, table }: IndexToBuild): Promise<Partition[]> {
  const { rows } = await sql<Partition>`
    select p.inhrelid::regclass::text as table, p.inhrelid::int as id from pg_inherits p
    where p.inhparent = to_regclass(${table}) and not exists (
      select from pg_inherits own join pg_index i on i.indexrelid = own.inhrelid
      where own.inhparent = to_regclass(${name}) and i.indrelid = p.inhrelid)
    order by p.inhrelid`.execute(connection);
  return rows;
}

/** @throws where a lock is not free soon; the migration is then tried again. */
function briefly(connection: Kysely<Database>, statement: string): Promise<void> {
  return connection.transaction().execute(async (tx) => {
    await sql`set local lock_timeout = ${sql.lit(LOCK_WAIT_MS)}`.execute(tx);
    await sql.raw(statement).execute(tx);
  });
}
