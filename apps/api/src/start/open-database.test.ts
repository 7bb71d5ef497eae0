import { sql } from 'kysely';
import { readMigrations } from '@peyk/server-database';
import type { Migration } from '@peyk/server-database';
import { MIGRATIONS_FOLDER, createTestDatabase, recordingLog } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { openDatabase } from './open-database';

const MIGRATIONS = readMigrations(MIGRATIONS_FOLDER);
const NEXT: Migration = {
  name: '9999-next',
  text: 'create table ledger_next (n int); create table next_things (n int)',
  checksum: 'of the next version',
  outsideTransaction: false,
  contracts: false,
};
const state = {} as { test: TestDatabase };

beforeEach(async () => {
  state.test = await createTestDatabase();
});
afterEach(() => state.test.close());

async function start(addresses: { databaseUrl: string; databaseOwnerUrl?: string }, migrations = MIGRATIONS) {
  const log = recordingLog();
  const opened = await openDatabase({ dataFolder: '/nowhere', ...addresses }, migrations, { log, name: 'peyk-test' });
  const warnings = log.lines.filter(({ level }) => level === 'warn');
  return { ...opened, warnings };
}

describe('a start with the addresses of two roles', () => {
  it('migrates as the owner and works as the program, who has what it needs and may not change the books', async () => {
    const { url, ownerUrl } = state.test;
    const { db, close, warnings } = await start({ databaseUrl: url, databaseOwnerUrl: ownerUrl }, [
      ...MIGRATIONS,
      NEXT,
    ]);
    await sql`insert into next_things values (1)`.execute(db);
    await sql`delete from next_things`.execute(db);
    await sql`insert into ledger_next values (1)`.execute(db);
    await expect(sql`delete from ledger_next`.execute(db)).rejects.toThrow('permission denied');
    await close();
    expect(warnings).toEqual([]);
    const { rows } = await sql<{ owners: bigint }>`
      select count(*) as owners from pg_stat_activity where application_name = 'peyk-migrations'
        and datname = current_database()`.execute(state.test.owner);
    expect(rows).toEqual([{ owners: 0n }]);
  });

  it('may be made by several processes at once', async () => {
    const { url, ownerUrl } = state.test;
    const starts = [1, 2, 3].map(() => start({ databaseUrl: url, databaseOwnerUrl: ownerUrl }, [...MIGRATIONS, NEXT]));
    for (const { db, close } of await Promise.all(starts)) {
      await sql`insert into next_things values (1)`.execute(db);
      await close();
    }
  });

  it('fails when the program’s is the owner after all', async () => {
    const { ownerUrl } = state.test;
    await expect(start({ databaseUrl: ownerUrl, databaseOwnerUrl: ownerUrl })).rejects.toThrow(
      'not kept from the books: it may own the tables',
    );
  });
});

describe('a start with the address of one role', () => {
  it('works as the owner, and says so once', async () => {
    const { close, warnings } = await start({ databaseUrl: state.test.ownerUrl }, [...MIGRATIONS, NEXT]);
    await close();
    expect(warnings).toMatchObject([{ message: expect.stringContaining('DATABASE_OWNER_URL') }]);
  });

  it('needs no owner where the database is up to date', async () => {
    const { close, warnings } = await start({ databaseUrl: state.test.url });
    await close();
    expect(warnings).toEqual([]);
  });

  it('tells who is needed where it is not', async () => {
    await expect(start({ databaseUrl: state.test.url }, [...MIGRATIONS, NEXT])).rejects.toThrow(
      'start once with DATABASE_OWNER_URL',
    );
  });
});
