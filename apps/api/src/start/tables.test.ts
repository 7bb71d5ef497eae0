import { createTestDatabase } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import { readRowTypes } from '../testing/row-types';

interface Found {
  table: string;
  column: string;
  type: string;
  nullable: boolean;
}

const FAMILIES: readonly (readonly [types: RegExp, family: string])[] = [
  [/^bigint$/, 'bigint'],
  [/^(integer|smallint|real|double precision)$/, 'number'],
  [/^(text|character varying|uuid|time without time zone|inet|character)$/, 'string'],
  [/^boolean$/, 'boolean'],
  [/^(timestamp|date$)/, 'Date'],
  [/^bytea$/, 'Buffer'],
  [/^ARRAY$/, 'array'],
];

const familyOf = (type: string) => FAMILIES.find(([types]) => types.test(type))?.[1] ?? type;

const state = {} as { test: TestDatabase; columns: readonly Found[] };
const types = readRowTypes();

beforeAll(async () => {
  const test = await createTestDatabase();
  const { rows } = await sql<Found>`
    select table_name as "table", column_name as "column", data_type as type, is_nullable = 'YES' as nullable
    from information_schema.columns join pg_class on oid = format('%I.%I', table_schema, table_name)::regclass
    where table_schema = 'public' and not relispartition and relkind in ('r', 'p')`.execute(test.db);
  Object.assign(state, { test, columns: rows });
});
afterAll(() => state.test.close());

it.each([...types.keys()])('the type of %s has the columns, families and nulls of the table', (table) => {
  const found = state.columns.filter((column) => column.table === table);
  const isJson = (type: string) => /^jsonb?$/.test(type);
  const typed = [...(types.get(table) ?? [])].map(([column, { family, nullable }]) => {
    // The shape of a document is its owner's.
    const isDocument = isJson(found.find((one) => one.column === column)?.type ?? '');
    return isDocument ? `${column}: json` : `${column}: ${family}${nullable ? ' or null' : ''}`;
  });
  const real = found.map(({ column, type, nullable }) =>
    isJson(type) ? `${column}: json` : `${column}: ${familyOf(type)}${nullable ? ' or null' : ''}`,
  );
  expect(typed.sort()).toEqual(real.sort());
});

it('leaves no table without a type', () => {
  const tables = new Set(state.columns.map(({ table }) => table));
  expect([...tables].filter((table) => !types.has(table)).sort()).toEqual([]);
});
