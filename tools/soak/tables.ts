import type { Client } from 'pg';

/** How a table stands, as the server's statistics have it. */
export interface TableState {
  name: string;
  live: number;
  dead: number;
  /** With its indexes. */
  bytes: number;
}

/** All tables of the product, partitions for themselves. */
export async function readTables(client: Client): Promise<TableState[]> {
  const { rows } = await client.query<TableState>(`
    select schemaname || '.' || relname as name, n_live_tup::float8 as live, n_dead_tup::float8 as dead,
      pg_total_relation_size(relid)::float8 as bytes
    from pg_stat_user_tables order by bytes desc`);
  return rows;
}

/** Fewer rows than this are seldom a history: what such a table gains in size is bloat. */
const FEW_ROWS = 10_000;
const MB = 2 ** 20;
/** Autovacuum comes at a fifth; it may be at work, and another share waits for it. */
export const MOST_DEAD = 0.5;
export const MOST_GROWTH_MB = 16;

export interface Bloat {
  /** Tables in which more rows are dead than may be, with their share of all. */
  dead: { name: string; share: number }[];
  /** By how much the tables of few rows grew, all together, and those that grew most. */
  smallGrewMb: number;
  grewMost: { name: string; mb: number }[];
}

/** What became of the tables between two looks. */
export function bloatBetween(before: readonly TableState[], after: readonly TableState[]): Bloat {
  const bytesBefore = new Map(before.map(({ name, bytes }) => [name, bytes]));
  const small = after.filter(({ live }) => live < FEW_ROWS);
  const grown = small.map(({ name, bytes }) => ({ name, mb: (bytes - (bytesBefore.get(name) ?? 0)) / MB }));
  return {
    dead: after
      .filter(({ live, dead }) => live >= FEW_ROWS && dead / (live + dead) > MOST_DEAD)
      .map(({ name, live, dead }) => ({ name, share: dead / (live + dead) })),
    smallGrewMb: grown.reduce((sum, { mb }) => sum + mb, 0),
    grewMost: grown
      .filter(({ mb }) => mb > 0)
      .sort((one, other) => other.mb - one.mb)
      .slice(0, 5),
  };
}
