import { closeDatabase, createDatabase, isConnectionError } from '@peyk/server-database';
import { silentLog } from '@peyk/shared-testing-node';
import { storeBatch } from './store/store-batch';
import { givenSend, mciNumbers } from './testing/given-send';
import { readSend } from './testing/read-send';
import { sendersOnDatabase } from './testing/senders-on-database';
import { StandingStill } from './testing/standing-still';

const { state, givenCustomer, operatorIdOf, whenFinished } = sendersOnDatabase();

/** An installation gives it 20 s: apps/api/src/start/open-pools.ts. */
const IDLE_LIMIT_MS = 300;

it('a sender that stands still in the middle of a batch holds its rows only until the database ends its transaction', async () => {
  const { operator } = await state.rig.start({ receipt: () => undefined });
  const sendId = await givenSend(state.test.db, { ...(await givenCustomer(1)), numbers: mciNumbers(1) });
  await whenFinished(sendId);
  const operatorMessageId = await operatorIdOf(sendId);
  const receipt = { operatorMessageId, state: 'delivered' as const, errorCode: '', at: new Date() };

  const db = createDatabase({ url: state.test.url, log: silentLog, idleTransactionTimeoutMs: IDLE_LIMIT_MS });
  const still = new StandingStill(/update recipients/);
  const frozen = storeBatch(
    db.withPlugin(still),
    { answers: [], receipts: [receipt] },
    { carrier: 'test', now: new Date() },
  ).catch((error: unknown) => error);
  await still.stands;

  // The operator says it again, to a sender that is well, which needs the same rows.
  await operator.listeners.at(-1)?.onReceipt(receipt);
  expect((await readSend(state.test.db, sendId)).statuses).toEqual({ 2: 1 });
  still.wake();
  expect(isConnectionError(await frozen)).toBe(true);
  await closeDatabase(db);
});
