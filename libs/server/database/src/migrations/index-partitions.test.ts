import { sql } from 'kysely';
import { Client } from 'pg';
import type { Db } from '../create-database';
import { migrate } from '../migrations';
import type { Migration } from '../migrations';
import { startOwnServer } from '../testing/own-database';
import type { OwnServer } from '../testing/own-database';
import { readMarks } from './outside';

const state = {} as { server: OwnServer; db: Db; url: string; close(): Promise<void> };

beforeAll(async () => {
  state.server = await startOwnServer();
});
afterAll(() => state.server.stop());
beforeEach(async () => {
  Object.assign(state, await state.server.createEmpty());
  await sql`create table busy (n int, m int) partition by range (n)`.execute(state.db);
  await sql`create table busy_0 partition of busy for values from (0) to (10)`.execute(state.db);
  await sql`create table busy_1 partition of busy for values from (10) to (20)`.execute(state.db);
  await sql`insert into busy values (1, 7), (2, 7), (11, 8)`.execute(state.db);
});
afterEach(() => state.close());

const TEXT = '-- outside a transaction\ncreate index concurrently busy_m on busy (m) where m > 0;';
const migration = (text = TEXT): Migration => ({
  ...{ name: '0001-a', text, checksum: text },
  ...readMarks('0001-a', text),
});

/** The table's index, and how many of partitions belong to it. */
async function readIndex() {
  const { rows } = await sql<{ valid: boolean; attached: number }>`
    select i.indisvalid as valid, (select count(*)::int from pg_inherits where inhparent = i.indexrelid) as attached
    from pg_index i where i.indexrelid = to_regclass('busy_m')`.execute(state.db);
  return rows;
}

async function openWriter(statement: string): Promise<Client> {
  const writer = new Client({ connectionString: state.url });
  await writer.connect();
  await writer.query(`begin; ${statement}`);
  return writer;
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 10_000;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error('It did not come true.');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

describe('an index on a table of many partitions', () => {
  it('is built one by one while others write, also in a partition that is made meanwhile', async () => {
    const writer = await openWriter('lock table busy_1 in row exclusive mode');
    const migrating = migrate(state.db, [migration()]);
    const isWaiting = async () => {
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and query like 'create index concurrently%' and wait_event_type = 'Lock'`.execute(
        state.db,
      );
      return rows.length > 0;
    };
    await until(isWaiting);
    await sql`insert into busy values (3, 7), (13, 8)`.execute(state.db);
    await sql`create table busy_2 partition of busy for values from (20) to (30)`.execute(state.db);
    expect(await readIndex()).toMatchObject([{ valid: false }]);
    await writer.query('commit');
    await writer.end();
    expect(await migrating).toEqual(['0001-a']);
    expect(await readIndex()).toEqual([{ valid: true, attached: 3 }]);
  });

  it('goes on where a build was cut off, and anew where that left half an index', async () => {
    const unique = TEXT.replace('create index', 'create unique index').replace('(m)', '(n, m)');
    await sql`insert into busy values (11, 8)`.execute(state.db);
    await expect(migrate(state.db, [migration(unique)])).rejects.toThrow(/could not create/);
    expect(await readIndex()).toEqual([{ valid: false, attached: 1 }]);
    await sql`delete from busy where n = 11`.execute(state.db);
    expect(await migrate(state.db, [migration(unique)])).toEqual(['0001-a']);
    expect(await readIndex()).toEqual([{ valid: true, attached: 2 }]);
    // Built and not noted: a kill in between.
    await sql`delete from schema_migrations`.execute(state.db);
    expect(await migrate(state.db, [migration(unique)])).toEqual(['0001-a']);
    expect(await readIndex()).toEqual([{ valid: true, attached: 2 }]);
  });
});
