import { createTestDatabase, givenAccount } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { sql } from 'kysely';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  await givenAccount(test.db, { balanceMrial: 5_000n });
});
afterAll(() => test?.close());

const INSUFFICIENT_PRIVILEGE = '42501';

/** The program's role by its rights; who owns the tables by a trigger. */
describe('what was booked', () => {
  it.each([
    ['changed', sql`update ledger_entries set amount_mrial = 0`],
    ['deleted', sql`delete from ledger_entries`],
    ['swept away', sql`truncate ledger_entries`],
    ['given another reason', sql`update ledger_transactions set description = 'x'`],
    ['forgotten', sql`delete from ledger_transactions`],
  ])('cannot be %s', async (_, statement) => {
    await expect(statement.execute(test.db)).rejects.toMatchObject({ code: INSUFFICIENT_PRIVILEGE });
    await expect(statement.execute(test.owner)).rejects.toThrow('its rows are never changed');
  });
});
