import { readMigrations, systemClock } from '@peyk/server-database';
import { Lanes } from '@peyk/server-module';
import { MIGRATIONS_FOLDER, createTestDatabase, silentLog } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import { readiness } from './readiness';
import type { ReadinessParts } from './readiness';

const state = {} as { database: TestDatabase };
beforeAll(async () => {
  state.database = await createTestDatabase();
});
afterAll(() => state.database.close());

function given(clock = { ms: 0 }): ReadinessParts & { clock: { ms: number } } {
  const context = { db: state.database.db, clock: systemClock, log: silentLog };
  const lanes = new Lanes(() => clock.ms);
  const migrations = readMigrations(MIGRATIONS_FOLDER);
  return { clock, context, lanes, migrations, sender: () => undefined, filesState: () => 'ok' };
}

describe('whether a process can work', () => {
  it('is no longer so when some of its work stands still, which is named, and again when it moves', async () => {
    const parts = given();
    const sending = parts.lanes.open('sending');
    parts.lanes.open('preparing', { limitMs: 120_000 });
    expect(await readiness(parts)).toMatchObject({ ready: true, parts: { database: 'ok', lanes: 'ok' } });
    parts.clock.ms = 30_001;
    const standing = { ready: false, parts: { database: 'ok', lanes: 'standing still: sending' } };
    expect(await readiness(parts)).toMatchObject(standing);
    sending.moved();
    expect(await readiness(parts)).toMatchObject({ ready: true });
    parts.clock.ms = 150_000;
    expect(await readiness(parts)).toMatchObject({ parts: { lanes: 'standing still: sending, preparing' } });
  });

  it('is answered also while the database is silent', async () => {
    const answer = await state.database.owner.transaction().execute(async (tx) => {
      await sql`lock table schema_migrations in access exclusive mode`.execute(tx);
      return readiness(given(), 50);
    });
    expect(answer).toMatchObject({ ready: false, parts: { database: 'silent' } });
  });

  it('is so beside what a newer version has added, and not where it cannot follow; the database is not away then', async () => {
    const { owner } = state.database;
    const newer = (contracts: boolean) => ({ name: '9998-newer', checksum: 'x', contracts });
    await owner.insertInto('schema_migrations').values(newer(false)).execute();
    expect(await readiness(given())).toMatchObject({ ready: true, parts: { database: 'ok' } });
    await owner.updateTable('schema_migrations').set(newer(true)).where('name', '=', '9998-newer').execute();
    expect(await readiness(given())).toMatchObject({ ready: false, parts: { database: 'not migrated' } });
    await owner.deleteFrom('schema_migrations').where('name', '=', '9998-newer').execute();
  });
});
