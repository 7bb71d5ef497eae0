import { sql } from 'kysely';
import { createTestDatabase } from './create-test-database';
import { givenAccount } from './factories/given-account';
import { givenLine } from './factories/given-line';
import { givenTariff } from './factories/given-tariff';

describe('a test database', () => {
  it('is migrated, empty and apart from every other one', async () => {
    const [one, two] = await Promise.all([createTestDatabase(), createTestDatabase()]);
    try {
      await givenAccount(one.db, { balanceMrial: 5_000n });
      expect(await one.db.selectFrom('accounts').select('id').execute()).toEqual([{ id: 1n }]);
      expect(await two.db.selectFrom('accounts').select('id').execute()).toEqual([]);
    } finally {
      await Promise.all([one.close(), two.close()]);
    }
  });

  it('is gone after it was closed', async () => {
    const first = await createTestDatabase();
    const name = new URL(first.url).pathname.slice(1);
    await first.close();
    const second = await createTestDatabase();
    const { rows } = await sql`select 1 from pg_database where datname = ${name}`.execute(second.db);
    await second.close();
    expect(rows).toEqual([]);
  });

  it('takes accounts, lines and tariffs from the factories', async () => {
    const { db, close } = await createTestDatabase();
    try {
      await givenTariff(db);
      const { accountId } = await givenAccount(db, { balanceMrial: 1_000n });
      const line = await givenLine(db, { accountId, isDefault: true });
      expect(line.number).toMatch(/^3000\d{8}$/);
      const { rows } = await sql`select balance_mrial from wallets`.execute(db);
      expect(rows).toEqual([{ balance_mrial: 1_000n }]);
    } finally {
      await close();
    }
  });

  it('has indexes that PostgreSQL can build anew, with no search path to find a function of ours by', async () => {
    const { owner, ownerUrl, close } = await createTestDatabase();
    try {
      await sql`reindex database ${sql.id(new URL(ownerUrl).pathname.slice(1))}`.execute(owner);
    } finally {
      await close();
    }
  });
});
