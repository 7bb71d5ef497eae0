import type { ServerContext } from '@peyk/server-database';
import { createTestDatabase, fixedClock, givenAccount, silentLog } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import { ledgerProofTask } from './ledger-proof.task';

const state = {} as { test: TestDatabase; context: ServerContext };

beforeAll(async () => {
  const test = await createTestDatabase();
  Object.assign(state, { test, context: { db: test.db, clock: fixedClock(), log: silentLog } });
});
afterAll(() => state.test.close());

it('proves the ledger, and fails when it is wrong', async () => {
  const { db } = state.test;
  const { accountId } = await givenAccount(db, { balanceMrial: 100n });
  expect(await ledgerProofTask.run(state.context)).toBe(0);
  await sql`update wallets set balance_mrial = 99 where account_id = ${accountId}`.execute(db);
  await expect(ledgerProofTask.run(state.context)).rejects.toThrow('does not prove');
});
