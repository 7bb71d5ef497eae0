import type { Receipt } from '@peyk/server-carrier';
import { givenSend, mciNumbers } from '../testing/given-send';
import { sendersOnDatabase } from '../testing/senders-on-database';

const { state, givenCustomer, operatorIdOf, whenFinished } = sendersOnDatabase();
const ZONE_MS = 210 * 60_000;

describe('the time of a receipt', () => {
  it.each([
    ['the first', ['delivered']],
    ['a later', ['enroute', 'delivered']],
  ] as const)('is its arrival where %s one says that it was before the message left', async (_, said) => {
    const { operator, carrier } = await state.rig.start({ receipt: () => undefined });
    const sendId = await givenSend(state.test.db, { ...(await givenCustomer(1)), numbers: mciNumbers(1) });
    await whenFinished(sendId);
    const operatorMessageId = await operatorIdOf(sendId);
    const before = Date.now();
    for (const receiptState of said) {
      // UTC, read as Tehran's time.
      const receipt: Receipt = {
        operatorMessageId,
        state: receiptState,
        errorCode: '',
        at: new Date(before - ZONE_MS),
      };
      await operator.listeners.at(-1)?.onReceipt(receipt);
    }
    const row = await state.test.db
      .selectFrom('recipients')
      .select(['status', 'receipt_at', 'submitted_at'])
      .where('send_id', '=', sendId)
      .executeTakeFirstOrThrow();
    expect([row.status, carrier.name]).toEqual([2, 'test']);
    expect(row.receipt_at?.getTime()).toBeGreaterThanOrEqual(before);
  });
});
