import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { withDatabase } from '../bench/send/database-view.ts';

const LOOK_EVERY_MS = 2;

/** What was seen of a program that brought the database up to date, or was killed at it. */
export interface Migrating {
  /** Those that were applied when it began. */
  before: string[];
  /** In their order. */
  applied: string[];
  /** From its first look at the database until it had let go of it. */
  seconds: number;
}

export interface Watch {
  /** Told when the program has begun. */
  onBegun?: () => void;
  /** Told how many are applied each time that there are more; false to look on no longer. */
  onApplied: (count: number) => boolean;
  over: AbortSignal;
}

async function readApplied(client: Client, names: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select name from schema_migrations where name = any($1) order by applied_at, name',
    [names],
  );
  return rows.map(({ name }) => name);
}

/** The connection that a start migrates with: the owner's, and only while it does. */
async function isAtWork(client: Client): Promise<boolean> {
  const { rowCount } = await client.query("select 1 from pg_stat_activity where application_name = 'peyk-migrations'");
  return rowCount !== 0;
}

/**
 * Looks on while a program migrates, until it has done so or somebody else ends it.
 * @param names what is to be applied.
 */
export function watchMigrating(
  dataFolder: string,
  names: readonly string[],
  { onBegun, onApplied, over }: Watch,
): Promise<Migrating> {
  return withDatabase(dataFolder, 'peyk', async (client) => {
    const before = await readApplied(client, names);
    while (!over.aborted && !(await isAtWork(client))) await sleep(LOOK_EVERY_MS);
    const startedAt = performance.now();
    onBegun?.();
    let applied = before;
    let goesOn = true;
    while (goesOn && !over.aborted) {
      const found = await readApplied(client, names);
      if (found.length > applied.length) goesOn = onApplied(found.length);
      applied = found;
      if (applied.length === names.length && !(await isAtWork(client))) break;
      await sleep(LOOK_EVERY_MS);
    }
    const seconds = (performance.now() - startedAt) / 1000;
    const end = await readApplied(client, names);
    return { before, applied: end.filter((name) => !before.includes(name)), seconds };
  });
}

/** Longer than the runner waits for a lock, so that it has to let others go first and try again. */
export const READER_SECONDS = 4;

/** A long look at every table from outside, as a dump takes it: no migration may change one meanwhile, and each that tries stands in the way of all others. */
export async function readForLong(dataFolder: string, until: Promise<unknown>): Promise<void> {
  await withDatabase(dataFolder, 'peyk', async (client) => {
    const { rows } = await client.query<{ tables: string }>(
      `select string_agg(oid::regclass::text, ', ') as tables from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`,
    );
    await client.query('begin');
    await client.query(`lock table ${rows[0]?.tables ?? ''} in access share mode`);
    await until;
    await client.query('rollback');
  });
}
