import { createTestDatabase, givenAccount, givenLine } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { SEND_STATE } from '../model/states';
import { givenSend, mciNumbers } from '../testing/given-send';
import { countDoubts, readQueueAges } from './engine-figures';

const NOW = new Date('2026-11-27T09:00:00Z');
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1_000);
const state = {} as { test: TestDatabase; customer: { accountId: bigint; lineId: bigint } };

beforeEach(async () => {
  state.test = await createTestDatabase();
  const { accountId } = await givenAccount(state.test.db, { balanceMrial: 0n });
  state.customer = { accountId, lineId: (await givenLine(state.test.db, { accountId })).lineId };
});
afterEach(() => state.test.close());

/** A send in this state since so many seconds, with a chunk of ten messages of which four were handed over. */
async function givenReady(lane: 0 | 1, sendState: number, seconds: number): Promise<void> {
  const { db } = state.test;
  const sendId = await givenSend(db, { ...state.customer, lane, numbers: mciNumbers(1) });
  const { accountId, lineId } = state.customer;
  await db
    .updateTable('sends')
    .set({ state: sendState, created_at: ago(seconds) })
    .where('id', '=', sendId)
    .execute();
  const range = { chunk: 0, from_n: 1, to_n: 10, next_n: 5 };
  await db
    .insertInto('send_chunks')
    .values({ account_id: accountId, send_id: sendId, lane, line_id: lineId, ...range })
    .execute();
}

it('nothing waits where there is nothing', async () => {
  const { db } = state.test;
  expect(await readQueueAges(db, NOW)).toEqual({ preparing: 0, codes: 0, sending: 0, left: 0 });
  expect(await countDoubts(db)).toEqual({ inDoubt: 0, parkedReceipts: 0 });
});

it('the oldest of each queue counts, and not what a person keeps back', async () => {
  const { db } = state.test;
  const sendId = await givenSend(db, { ...state.customer, numbers: mciNumbers(1) });
  await db
    .updateTable('sends')
    .set({ created_at: ago(400) })
    .where('id', '=', sendId)
    .execute();
  await givenReady(0, SEND_STATE.sending, 70);
  await givenReady(1, SEND_STATE.queued, 300);
  await givenReady(1, SEND_STATE.sending, 200);
  await givenReady(1, SEND_STATE.paused, 9_000);
  expect(await readQueueAges(db, NOW)).toEqual({ preparing: 400, codes: 70, sending: 300, left: 18 });
});

it('receipts without a message are counted', async () => {
  const receipt = { carrier: 'smpp', operator_message_id: 'x', state: 'delivered', error_code: '000' };
  await state.test.db
    .insertInto('parked_receipts')
    .values({ ...receipt, at: NOW, received_at: NOW })
    .execute();
  expect(await countDoubts(state.test.db)).toEqual({ inDoubt: 0, parkedReceipts: 1 });
});
