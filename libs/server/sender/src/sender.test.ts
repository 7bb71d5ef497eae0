import type { ServerContext } from '@peyk/server-database';
import { systemClock } from '@peyk/server-database';
import { getWallet, proveLedger } from '@peyk/server-ledger';
import { createTestDatabase, givenAccount, givenLine, silentLog } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { createSender } from './sender';
import type { Sender } from './sender';
import { givenSend, mciNumbers } from './testing/given-send';
import { readSend, wrongCounters } from './testing/read-send';
import { TestCarrier, TestOperator } from './testing/test-carrier';
import type { TestCarrierOptions } from './testing/test-carrier';
import { waitUntil } from './testing/wait-until';

const PRICE = 1_370_000n;

let test: TestDatabase;
let context: ServerContext;
const running: Sender[] = [];

beforeAll(async () => {
  test = await createTestDatabase();
  context = { db: test.db, clock: systemClock, log: silentLog };
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((sender) => sender.stop()));
  expect(await wrongCounters(test.db)).toEqual([]);
  expect(await proveLedger(test.db)).toMatchObject({ proved: true });
});
afterAll(() => test.close());

async function givenSender(options: TestCarrierOptions = {}, operator = new TestOperator()) {
  const carriers: TestCarrier[] = [];
  const sender = createSender({
    context,
    leaseMs: 2_000,
    openCarrier: (listener) => {
      const carrier = new TestCarrier(listener, operator, options);
      carriers.push(carrier);
      return carrier;
    },
  });
  await sender.start();
  running.push(sender);
  const [carrier] = carriers;
  if (!carrier) throw new Error('no carrier was opened');
  return { sender, carrier, operator };
}

async function givenCustomer(messages: number, lineWishes: Parameters<typeof givenLine>[1] = {}) {
  const { accountId } = await givenAccount(test.db, { balanceMrial: PRICE * BigInt(messages) });
  const { lineId } = await givenLine(test.db, { accountId, ...lineWishes });
  return { accountId, lineId };
}

async function settled(sendId: bigint) {
  await waitUntil('the send is finished and all receipts are in', async () => {
    const { send, statuses } = await readSend(test.db, sendId);
    return send.finished_at !== null && !statuses[0] && !statuses[1];
  });
  return readSend(test.db, sendId);
}

describe('a send', () => {
  it('of 5,000 reaches everybody once, and the books and counters add up', async () => {
    const customer = await givenCustomer(5_000);
    const { operator, sender } = await givenSender({ window: 500 });
    const sendId = await givenSend(test.db, { ...customer, numbers: mciNumbers(5_000) });
    const { send, statuses, chargedMrial } = await settled(sendId);
    expect(send.state).toBe(6);
    expect(statuses).toEqual({ 2: 5_000 });
    expect(chargedMrial).toBe(PRICE * 5_000n);
    expect(operator.submits).toHaveLength(5_000);
    expect(Math.max(...operator.timesOf().values())).toBe(1);
    expect(sender.counters().mostMarked).toBeLessThanOrEqual(500);
    expect(await getWallet(test.db, customer.accountId)).toMatchObject({ balanceMrial: 0n, heldMrial: 0n });
  });
});
