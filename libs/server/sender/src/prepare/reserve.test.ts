import { runTransaction } from '@peyk/server-database';
import { getWallet, proveLedger } from '@peyk/server-ledger';
import { createTestDatabase, fixedClock, givenAccount, givenLine, silentLog } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { stopSend } from '../stop/stop-send';
import { givenSend, mciNumbers } from '../testing/given-send';
import type { SendWishes } from '../testing/given-send';
import { readSend } from '../testing/read-send';
import { prepareSends } from './prepare-sends';
import { reserve } from './reserve';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test?.close());
afterEach(async () => {
  expect(await proveLedger(test.db)).toMatchObject({ proved: true });
});

const clock = fixedClock();
const context = () => ({ db: test.db, clock, log: silentLog });
const RICH = 10_000_000n;
/** Of two MCI numbers. */
const QUOTED = 2_740_000n;

/** A send as accepting it with a quote leaves it. */
async function givenReserved(wishes: Partial<SendWishes> = {}, balanceMrial = RICH) {
  const { accountId } = await givenAccount(test.db, { balanceMrial });
  const { lineId } = await givenLine(test.db, { accountId });
  const numbers = mciNumbers(2);
  const sendId = await givenSend(test.db, { accountId, lineId, numbers, quotedTotalMrial: QUOTED, ...wishes });
  const money = { accountId, sendId, amountMrial: QUOTED, at: clock.now() };
  const held = await runTransaction(test.db, (tx) => reserve(tx, money));
  const walletOf = async () => {
    const wallet = await getWallet(test.db, accountId);
    return [wallet?.balanceMrial, wallet?.heldMrial];
  };
  return { accountId, sendId, held, walletOf };
}

describe('money that a quote has held', () => {
  it('is held at once, and is not there for anybody else', async () => {
    const { held, walletOf } = await givenReserved();
    expect([held, await walletOf()]).toEqual([true, [RICH - QUOTED, QUOTED]]);
  });

  it('is refused, and nothing changes, one milli-rial short', async () => {
    const { held, walletOf } = await givenReserved({}, QUOTED - 1n);
    expect([held, await walletOf()]).toEqual([false, [QUOTED - 1n, 0n]]);
  });

  it('becomes the cost when the send is prepared, also with an empty wallet', async () => {
    const { sendId, walletOf } = await givenReserved({}, QUOTED);
    await prepareSends(context());
    expect((await readSend(test.db, sendId)).send).toMatchObject({ state: 5, cost_mrial: QUOTED, reserved_mrial: 0n });
    expect(await walletOf()).toEqual([0n, QUOTED]);
  });

  it('comes back as far as the send costs less, with charity', async () => {
    const numbers = [...mciNumbers(1), ...mciNumbers(1)];
    const { sendId, walletOf } = await givenReserved({ numbers, withCharity: true });
    await prepareSends(context());
    expect((await readSend(test.db, sendId)).send).toMatchObject({ state: 5, reserved_mrial: 0n });
    expect(await walletOf()).toEqual([RICH - 1_438_500n, 1_438_500n]);
  });

  it('comes back whole when no number is left', async () => {
    const { sendId, walletOf } = await givenReserved({ numbers: ['x'] });
    await prepareSends(context());
    expect((await readSend(test.db, sendId)).send.state).toBe(4);
    expect(await walletOf()).toEqual([RICH, 0n]);
  });

  it('comes back whole when the send turns out dearer than its quote', async () => {
    const { sendId, walletOf } = await givenReserved({ numbers: mciNumbers(3) });
    await prepareSends(context());
    expect((await readSend(test.db, sendId)).send.state).toBe(9);
    expect(await walletOf()).toEqual([RICH, 0n]);
  });

  it('comes back whole when preparing has failed five times, and not before', async () => {
    // No price is exact by this tariff, so pricing throws.
    const { sendId, walletOf } = await givenReserved({ numbers: ['09041110001'], unitMrial: 1n });
    for (let pass = 0; pass < 4; pass += 1) await prepareSends(context());
    expect(await walletOf()).toEqual([RICH - QUOTED, QUOTED]);
    await prepareSends(context());
    expect((await readSend(test.db, sendId)).send).toMatchObject({ state: 9, reserved_mrial: 0n });
    expect(await walletOf()).toEqual([RICH, 0n]);
  });

  it('comes back whole when the send is stopped before it is prepared, once, and both stops say how much', async () => {
    const { accountId, sendId, walletOf } = await givenReserved();
    const stops = [await stopSend(context(), { accountId, sendId }), await stopSend(context(), { accountId, sendId })];
    expect(stops).toEqual([stops[0], { state: 7, cancelledCount: 0, returnedMrial: QUOTED }]);
    expect(await walletOf()).toEqual([RICH, 0n]);
    await prepareSends(context());
    expect((await readSend(test.db, sendId)).send).toMatchObject({ state: 7, settled_at: clock.now() });
  });
});
