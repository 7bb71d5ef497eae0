import { getWallet, proveLedger } from '@peyk/server-ledger';
import { createTestDatabase, fixedClock, givenAccount, givenLine, silentLog } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import { givenSend, mciNumbers } from '../testing/given-send';
import type { SendWishes } from '../testing/given-send';
import { readSend, wrongCounters } from '../testing/read-send';
import { prepareSends } from './prepare-sends';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.close());
afterEach(async () => {
  expect(await proveLedger(test.db)).toMatchObject({ proved: true });
  expect(await wrongCounters(test.db)).toEqual([]);
});

const context = () => ({ db: test.db, clock: fixedClock(), log: silentLog });

async function prepared(balanceMrial: bigint, wishes: Omit<SendWishes, 'accountId' | 'lineId'>) {
  const { accountId } = await givenAccount(test.db, { balanceMrial });
  const { lineId } = await givenLine(test.db, { accountId });
  const sendId = await givenSend(test.db, { accountId, lineId, ...wishes });
  await prepareSends(context());
  return { accountId, ...(await readSend(test.db, sendId)), wallet: await getWallet(test.db, accountId) };
}

const RICH = 10_000_000_000n;
const IRANCELL = '09041110001';
const TWO_PARTS = 'پ'.repeat(100);

describe('prepareSends', () => {
  it.each([
    ['1 MCI, Persian, 1 part', 1_370_000n, { numbers: mciNumbers(1) }],
    ['1 Irancell, Persian, 1 part', 1_503_000n, { numbers: [IRANCELL] }],
    [
      '2 MCI and 1 RighTel, Persian, 2 parts',
      8_486_000n,
      { numbers: [...mciNumbers(2), '09241110001'], text: TWO_PARTS },
    ],
    ['1 Irancell, Latin, 1 part', 3_697_500n, { numbers: [IRANCELL], text: 'hello', unitMrial: 3_325_000n }],
    ['1,000 MCI, Persian, 1 part, charity', 1_438_500_000n, { numbers: mciNumbers(1_000), withCharity: true }],
  ])('holds the golden price of %s', async (_, totalMrial, wishes) => {
    const { send, wallet, heldMrial } = await prepared(RICH, wishes);
    expect(send.state).toBe(5);
    expect(send.cost_mrial + send.charity_mrial).toBe(totalMrial);
    expect(heldMrial).toBe(send.cost_mrial);
    expect(wallet).toMatchObject({ balanceMrial: RICH - totalMrial, heldMrial: totalMrial });
  });

  it('ends without credit, with a reason and nothing held, one milli-rial short', async () => {
    const { send, wallet, statuses } = await prepared(1_369_999n, { numbers: mciNumbers(1) });
    expect([send.state, send.cost_mrial, statuses]).toEqual([8, 0n, {}]);
    expect(send.state_reason).toContain('اعتبار');
    expect(wallet).toMatchObject({ balanceMrial: 1_369_999n, heldMrial: 0n });
  });

  it('ends without a recipient when no number is valid', async () => {
    const { send } = await prepared(RICH, { numbers: ['12', 'abc', ''] });
    expect([send.state, send.excluded_invalid]).toEqual([4, 3]);
  });

  it('leaves doubles and invalid numbers out, counts them, and charges for the others only', async () => {
    const { send, statuses } = await prepared(RICH, { numbers: [...mciNumbers(2), ...mciNumbers(2), 'x'] });
    expect(send).toMatchObject({
      recipient_count: 2,
      excluded_duplicate: 2,
      excluded_invalid: 1,
      cost_mrial: 2_740_000n,
    });
    expect(statuses).toEqual({ 10: 2 });
  });

  it('never costs more than its quote, also when a prefix has become dearer', async () => {
    const numbers = [IRANCELL, '09041110002', '09041110003'];
    const { send } = await prepared(RICH, { numbers, quotedTotalMrial: 1_503_000n + 2n * 1_370_000n });
    expect(send.cost_mrial).toBe(1_503_000n + 2n * 1_370_000n);
    const cheap = await prepared(RICH, { numbers, quotedTotalMrial: 100n });
    expect([cheap.send.state, cheap.wallet?.heldMrial]).toEqual([9, 0n]);
  });

  it('cuts a large send into chunks that cover it', async () => {
    const { send } = await prepared(100_000_000_000n, { numbers: mciNumbers(25_001) });
    const { rows } = await sql`select chunk, from_n, to_n, next_n, state from send_chunks
      where send_id = ${send.id} order by chunk`.execute(test.db);
    expect(rows).toEqual([
      { chunk: 1, from_n: 1, to_n: 10_000, next_n: 1, state: 0 },
      { chunk: 2, from_n: 10_001, to_n: 20_000, next_n: 10_001, state: 0 },
      { chunk: 3, from_n: 20_001, to_n: 25_001, next_n: 20_001, state: 0 },
    ]);
    expect(await sql`select 1 from send_intake where send_id = ${send.id}`.execute(test.db)).toMatchObject({
      rows: [],
    });
  });

  it('ends a send that cannot be prepared after five tries, and the others are not stopped by it', async () => {
    const { accountId } = await givenAccount(test.db, { balanceMrial: RICH });
    const { lineId } = await givenLine(test.db, { accountId });
    // No price is exact by this tariff, so pricing throws.
    const bad = await givenSend(test.db, { accountId, lineId, numbers: [IRANCELL], unitMrial: 1n });
    const good = await givenSend(test.db, { accountId, lineId, numbers: mciNumbers(1) });
    await prepareSends(context());
    expect((await readSend(test.db, good)).send.state).toBe(5);
    expect((await readSend(test.db, bad)).send.state).toBe(0);
    for (let pass = 0; pass < 4; pass += 1) await prepareSends(context());
    const { send } = await readSend(test.db, bad);
    expect([send.state, send.settled_at !== null]).toEqual([9, true]);
    expect(send.state_reason).toContain('ممکن نشد');
  });

  it.each(['53100', '25006', '55P03'])(
    'counts nothing against a send while the database answers %s, and prepares it then',
    async (code) => {
      const { accountId } = await givenAccount(test.db, { balanceMrial: RICH });
      const { lineId } = await givenLine(test.db, { accountId });
      const waiting = await givenSend(test.db, { accountId, lineId, numbers: mciNumbers(2) });
      await sql`create function fail_now() returns trigger language plpgsql as ${sql.lit(
        `begin raise exception 'no' using errcode = '${code}'; end`,
      )}`.execute(test.owner);
      await sql`create trigger fails before insert on recipients for each statement execute function fail_now()`.execute(
        test.owner,
      );
      try {
        for (let pass = 0; pass < 7; pass += 1) expect(await prepareSends(context())).toBe(0);
        expect((await readSend(test.db, waiting)).send).toMatchObject({ state: 0, prepare_tries: 0 });
      } finally {
        await sql`drop function fail_now cascade`.execute(test.owner);
      }
      expect(await prepareSends(context())).toBe(1);
      expect((await readSend(test.db, waiting)).send.state).toBe(5);
    },
  );

  it('begins again with the oldest after so many, so that those that never stop coming do not keep one waiting', async () => {
    const { accountId } = await givenAccount(test.db, { balanceMrial: RICH });
    const { lineId } = await givenLine(test.db, { accountId });
    for (let i = 0; i < 3; i += 1) await givenSend(test.db, { accountId, lineId, numbers: mciNumbers(1, i) });
    expect(await prepareSends(context(), undefined, 2)).toBe(2);
    expect(await prepareSends(context(), undefined, 2)).toBe(1);
  });

  it('by four processes at once prepares each of 40 sends once, with money for 25', async () => {
    const { accountId } = await givenAccount(test.db, { balanceMrial: 25n * 1_370_000n });
    const { lineId } = await givenLine(test.db, { accountId });
    const ids: bigint[] = [];
    for (let i = 0; i < 40; i += 1)
      ids.push(await givenSend(test.db, { accountId, lineId, numbers: mciNumbers(1, i) }));
    await Promise.all([1, 2, 3, 4].map(() => prepareSends(context())));
    const states = await Promise.all(ids.map(async (id) => (await readSend(test.db, id)).send.state));
    expect(states.filter((state) => state === 5)).toHaveLength(25);
    expect(states.filter((state) => state === 8)).toHaveLength(15);
    expect(await getWallet(test.db, accountId)).toMatchObject({ balanceMrial: 0n, heldMrial: 25n * 1_370_000n });
  });
});
