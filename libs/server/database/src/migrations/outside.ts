import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../index';
import { buildIndex } from './build-index';
import type { IndexToBuild } from './build-index';
import { indexPartitions } from './index-partitions';

/** What the first lines of a file say about it. */
export interface MigrationMarks {
  /** `-- outside a transaction`: one statement that PostgreSQL runs in no transaction. */
  outsideTransaction: boolean;
  /** `-- contracts`: versions that do not know it no longer work. */
  contracts: boolean;
}

const OUTSIDE = /^-- outside a transaction$/m;
const CONTRACTS = /^-- contracts$/m;
const BUILD = /^create (?<unique>unique )?index concurrently (?<name>[a-z_]+) on (?<table>[a-z_]+)\b(?<rest>[^;]*);?$/i;

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

function indexOf(text: string): IndexToBuild | undefined {
  const { unique = '', name, table, rest } = BUILD.exec(statementOf(text))?.groups ?? {};
  return name && table && rest !== undefined ? { unique, name, table, rest } : undefined;
}

/** Builds the index of such a file while others write, on a partitioned table partition by partition. */
export async function applyOutside(connection: Kysely<Database>, { text }: { text: string }): Promise<void> {
  const index = indexOf(text);
  if (!index) throw new Error('There is no index to build.');
  const { rows } = await sql<{ partitioned: boolean }>`
    select relkind = 'p' as partitioned from pg_class where oid = to_regclass(${index.table})`.execute(connection);
  if (rows[0]?.partitioned) await indexPartitions(connection, index);
  else await buildIndex(connection, index);
}
