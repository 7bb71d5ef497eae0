import type { Db } from '@peyk/server-database';
import { sql } from 'kysely';

/** What must not stand in the database. */
export interface Secrets {
  /** Long enough to be nothing else by chance: looked for everywhere, also within other things. */
  long: readonly string[];
  /** Codes of a few digits, which stand within larger numbers by chance: looked for as words, and as whole values. */
  codes: readonly string[];
}

interface Column {
  schema: string;
  table: string;
  column: string;
  /** PostgreSQL's letter: N for numbers, D for dates, S for texts, U for bytes ... */
  category: string;
  isBytes: boolean;
}

/** Of every schema, partitions by themselves, by object identifier. */
async function listFilledTables(db: Db): Promise<number[]> {
  const { rows: all } = await sql<{ oid: number; schema: string; table: string }>`
    select c.oid::int, n.nspname as schema, c.relname as table
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'm') and n.nspname not in ('pg_catalog', 'information_schema')
      and n.nspname not like 'pg\\_%'`.execute(db);
  const questions = all.map(
    ({ oid, schema, table }) =>
      sql`select ${oid}::int as oid where exists (select from ${sql.table(`${schema}.${table}`)})`,
  );
  const { rows } = await sql<{ oid: number }>`${sql.join(questions, sql` union all `)}`.execute(db);
  return rows.map(({ oid }) => oid);
}

/** Every column of every table that holds something. */
async function listColumns(db: Db): Promise<Column[]> {
  const filled = await listFilledTables(db);
  const { rows } = await sql<Column>`
    select n.nspname as schema, c.relname as table, a.attname as column, t.typcategory as category,
      t.typname = 'bytea' as "isBytes"
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      join pg_type t on t.oid = a.atttypid
    where c.oid::int = any(${filled}::int[]) order by 1, 2, 3`.execute(db);
  return rows;
}

async function valuesOf(db: Db, { schema, table, column, isBytes }: Column): Promise<string[]> {
  const name = sql.ref(column);
  const { rows } = await sql<{ value: string }>`
    select distinct ${isBytes ? sql`encode(${name}, 'hex')` : sql`${name}::text`} as value
    from ${sql.table(`${schema}.${table}`)} where ${name} is not null`.execute(db);
  // A letter for each byte. Escapes (`\123`) would put digits before digits, and sealed bytes show a code by chance.
  return rows.map(({ value }) => (isBytes ? Buffer.from(value, 'hex').toString('latin1') : value));
}

/** As it is, in hexadecimal and in base64: anyone who copies a secret by mistake may write it in any of them. */
function spellings(secret: string): string[] {
  const bytes = Buffer.from(secret);
  return [secret, bytes.toString('hex'), bytes.toString('base64').replace(/=+$/, ''), bytes.toString('base64url')];
}

/** More than anyone asks for in a day of tests. */
const MOST_CODES = 200;

const isWord = (value: string, code: string) => new RegExp(`(?<![\\w-])${code}(?![\\w-])`).test(value);

function codesIn({ category, isBytes }: Column, values: readonly string[], codes: readonly string[]): string[] {
  // Times have digits of their own.
  if (category === 'D' || category === 'T') return [];
  if (isBytes) return codes.filter((code) => values.some((value) => value.includes(code)));
  if (category !== 'N') return codes.filter((code) => values.some((value) => isWord(value, code)));
  // Of thousands of postal codes many are equal to a code; what keeps codes of one day has few values.
  if (values.length > MOST_CODES) return [];
  // One number may be equal to a code by chance; a column that keeps codes has several of the day's.
  const equal = codes.filter((code) => values.includes(String(Number(code))));
  return equal.length > 1 ? equal : [];
}

/** Reads the whole database. @returns where a secret stands, `schema.table.column: secret`, a line each. */
export async function searchDatabase(db: Db, { long, codes }: Secrets): Promise<string[]> {
  const found: string[] = [];
  for (const column of await listColumns(db)) {
    const values = await valuesOf(db, column);
    const ofLong = long.filter((secret) =>
      spellings(secret).some((spelling) => values.some((value) => value.includes(spelling))),
    );
    for (const secret of [...ofLong, ...codesIn(column, values, codes)])
      found.push(`${column.schema}.${column.table}.${column.column}: ${secret}`);
  }
  return found;
}
