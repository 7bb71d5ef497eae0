import { proveLedger } from '@peyk/server-ledger';
import { createTestDatabase, givenAccount, givenLine, silentLog } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import { readSend, wrongCounters } from './read-send';
import { SenderRig } from './sender-rig';
import type { TestOperator } from './test-carrier';
import { waitUntil } from './wait-until';

/** What one recipient of one Persian part costs at MCI. */
export const PRICE = 1_370_000n;
/** More than one part. */
export const LONG_TEXT = 'پیام بلند '.repeat(15);

/**
 * For the top of a test file: a database of its own and senders on it. After each test the senders end, and whatever it
 * did, the counters agree with the rows and the ledger sums to zero.
 */
export function sendersOnDatabase() {
  const state = {} as { test: TestDatabase; rig: SenderRig };

  beforeAll(async () => {
    state.test = await createTestDatabase();
    state.rig = new SenderRig(state.test.url, silentLog);
  });
  afterEach(async () => {
    await state.rig.end();
    // What killed ones held would be free after some seconds; a test whose clock stands never sees those pass.
    await sql`delete from sender_leases`.execute(state.test.db);
    expect(await wrongCounters(state.test.db)).toEqual([]);
    expect(await proveLedger(state.test.db)).toMatchObject({ proved: true });
  });
  afterAll(() => state.test.close());

  async function givenCustomer(messages: number, lineWishes: Parameters<typeof givenLine>[1] = {}) {
    const { accountId } = await givenAccount(state.test.db, { balanceMrial: PRICE * BigInt(messages) });
    const { lineId } = await givenLine(state.test.db, { accountId, ...lineWishes });
    return { accountId, lineId };
  }

  function systemContext() {
    return { db: state.test.db, clock: { now: () => new Date() }, log: silentLog };
  }

  async function whenFinished(sendId: bigint) {
    const isFinished = async () => (await readSend(state.test.db, sendId)).send.finished_at !== null;
    await waitUntil('the send is finished', isFinished);
    return readSend(state.test.db, sendId);
  }

  async function whenSettled(sendId: bigint) {
    await waitUntil('the send is finished and its receipts are in', async () => {
      const { send, statuses } = await readSend(state.test.db, sendId);
      return send.finished_at !== null && !statuses[0] && !statuses[1];
    });
    return readSend(state.test.db, sendId);
  }

  /** What the operator called the first part of a send that has left. */
  async function operatorIdOf(sendId: bigint) {
    const { operator_message_id: id } = await state.test.db
      .selectFrom('parts')
      .select('operator_message_id')
      .where('send_id', '=', sendId)
      .executeTakeFirstOrThrow();
    return id;
  }

  return { state, givenCustomer, operatorIdOf, systemContext, whenFinished, whenSettled };
}

/** How often the operator got the message that it got most often. */
export function most(operator: TestOperator) {
  return Math.max(0, ...operator.timesOf().values());
}
