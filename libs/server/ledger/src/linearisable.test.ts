import { createTestDatabase, givenAccount } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { proveLedger } from './index';
import { findFaults } from './testing/linearise';
import type { Booked } from './testing/linearise';
import { runClients } from './testing/wallet-clients';

/** `npm run bench:payments` asks for a hundred times as many. */
const OPERATIONS = Number(process.env['PEYK_PROOF_OPERATIONS'] ?? 2_000);
const CLIENTS = 16;
const OPENING = 5_000n;
const SLOW_MS = 3_600_000;

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.close());

async function bookedOf(accountId: bigint): Promise<Booked[]> {
  const rows = await test.db
    .selectFrom('ledger_transactions')
    .select(['dedupe_key', 'balance_after_mrial'])
    .where('account_id', '=', accountId)
    .where('dedupe_key', 'like', '%:%')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ key: row.dedupe_key ?? '', balanceAfter: row.balance_after_mrial ?? 0n }));
}

it(
  'is one wallet to clients that move and read it at the same time: one order explains all that they saw',
  async () => {
    const { accountId } = await givenAccount(test.db, { balanceMrial: OPENING });
    const started = performance.now();
    const options = { db: test.db, accountId, clients: CLIENTS, operations: OPERATIONS, seed: 1 };
    const deeds = await runClients(options);
    const seconds = (performance.now() - started) / 1_000;
    const booked = await bookedOf(accountId);
    expect(findFaults(deeds, booked, OPENING)).toEqual([]);
    const refused = deeds.filter((deed) => deed.refused !== undefined).length;
    // A history in which nothing is refused and nothing read would keep every law.
    for (const count of [booked.length, refused, deeds.filter(({ read }) => read !== undefined).length])
      expect(count).toBeGreaterThan(OPERATIONS / 50);
    const proof = await proveLedger(test.db);
    expect([proof.unbalancedTransactions, proof.wrongWallets]).toEqual([0, 0]);
    if (process.env['PEYK_PROOF_OPERATIONS'])
      process.stdout.write(
        `proved: ${deeds.length} operations of ${CLIENTS} clients on one wallet are linearisable (${booked.length} booked, ${refused} refused) in ${seconds.toFixed(1)} s, ${Math.round(deeds.length / seconds)} a second\n`,
      );
  },
  SLOW_MS,
);

describe('the judge of a history', () => {
  const credit = { began: 0, ended: 1, change: 10n, key: 'a' };
  const booked = [{ key: 'a', balanceAfter: 10n }];

  it('finds nothing in what may be', () => {
    const during = { began: 0, ended: 1, change: 0n };
    expect(findFaults([credit, { ...during, read: 0n }, { ...during, read: 10n }], booked, 0n)).toEqual([]);
  });

  it.each([
    ['a read of what was before, behind the answer', { began: 2, ended: 3, change: 0n, read: 0n }],
    ['a read of what never was', { began: 0, ended: 3, change: 0n, read: 5n }],
    ['a refusal although there was enough', { began: 2, ended: 3, change: 0n, refused: 10n }],
  ])('finds %s', (_, deed) => {
    expect(findFaults([credit, deed], booked, 0n)).toHaveLength(1);
  });

  it('finds a read of the future, and two reads in the wrong order', () => {
    const late = { ...credit, began: 4, ended: 5 };
    expect(findFaults([late, { began: 0, ended: 1, change: 0n, read: 10n }], booked, 0n)).toHaveLength(1);
    const wide = { ...credit, began: 0, ended: 9 };
    const reads = [
      { began: 1, ended: 2, change: 0n, read: 10n },
      { began: 3, ended: 4, change: 0n, read: 0n },
    ];
    expect(findFaults([wide, ...reads], booked, 0n)).toHaveLength(1);
  });

  it('finds a balance that does not follow, a change in the wrong order, and one that nobody made', () => {
    expect(findFaults([credit], [{ key: 'a', balanceAfter: 11n }], 0n)).toHaveLength(1);
    expect(findFaults([], booked, 0n)).toHaveLength(1);
    const second = { began: 2, ended: 3, change: 5n, key: 'b' };
    const swapped = [
      { key: 'b', balanceAfter: 5n },
      { key: 'a', balanceAfter: 15n },
    ];
    expect(findFaults([credit, second], swapped, 0n).length).toBeGreaterThan(0);
  });
});
