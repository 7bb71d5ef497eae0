import { sql } from 'kysely';
import type { Db } from './create-database';
import { PREPARED } from './prepared';
import { runTransaction } from './run-transaction';
import { startOwnServer } from './testing/own-database';
import type { OwnServer } from './testing/own-database';

const state = {} as { server: OwnServer; db: Db; close(): Promise<void> };

beforeAll(async () => {
  state.server = await startOwnServer();
});
afterAll(() => state.server.stop());
beforeEach(async () => Object.assign(state, await state.server.createEmpty()));
afterEach(() => state.close());

/** What one connection has kept, after it was asked twice. */
function keptOf(statement: (value: number) => ReturnType<typeof sql<{ doubled: number }>>) {
  return runTransaction(state.db, async (tx) => {
    const answers = [await statement(3).execute(tx), await statement(4).execute(tx)];
    const { rows } = await sql<{ name: string }>`select name from pg_prepared_statements`.execute(tx);
    return { kept: rows.length, doubled: answers.map((answer) => answer.rows[0]?.doubled) };
  });
}

describe('a statement with the mark', () => {
  it('is kept by its connection once, and answers for other values', async () => {
    const kept = await keptOf((value) => sql`${PREPARED} select ${value}::int * 2 as doubled`);
    expect(kept).toEqual({ kept: 1, doubled: [6, 8] });
  });

  it('is kept as well where the mark stands behind it, as builders put it', async () => {
    await sql`create table things (id int)`.execute(state.db);
    const things = state.db.withTables<{ things: { id: number } }>().selectFrom('things').select('id');
    const { sql: text } = things.forUpdate().modifyEnd(PREPARED).compile();
    expect(text).toContain('/* prepared */');
    const kept = await keptOf((value) => sql`select ${value}::int * 2 as doubled ${PREPARED}`);
    expect(kept).toEqual({ kept: 1, doubled: [6, 8] });
  });

  it('can be asked on many connections at once', async () => {
    const ask = (value: number) => sql<{ v: number }>`${PREPARED} select ${value}::int as v`.execute(state.db);
    const answers = await Promise.all(Array.from({ length: 40 }, (_, value) => ask(value)));
    expect(answers.map(({ rows }) => rows[0]?.v)).toEqual(Array.from({ length: 40 }, (_, value) => value));
  });

  it('still answers after a fault of its own', async () => {
    const divide = (by: number) => sql<{ v: number }>`${PREPARED} select 6 / ${by}::int as v`.execute(state.db);
    await expect(divide(0)).rejects.toMatchObject({ code: '22012' });
    expect((await divide(2)).rows).toEqual([{ v: 3 }]);
  });

  it('counts what it changed', async () => {
    await sql`create table things (id int)`.execute(state.db);
    const result = await sql`${PREPARED} insert into things select generate_series(1, ${3}::int)`.execute(state.db);
    expect(result.numAffectedRows).toBe(3n);
  });
});

it('a statement without the mark is forgotten at once', async () => {
  expect(await keptOf((value) => sql`select ${value}::int * 2 as doubled`)).toEqual({ kept: 0, doubled: [6, 8] });
});
