import { sql } from 'kysely';
import { givenSend, mciNumbers } from './testing/given-send';
import { readSend } from './testing/read-send';
import { sendersOnDatabase } from './testing/senders-on-database';
import { TestOperator } from './testing/test-carrier';
import { waitUntil } from './testing/wait-until';

const { state, givenCustomer } = sendersOnDatabase();

/** A message that one process has submitted and has no answer to; receipts are for another process, and no periodic task runs. */
async function givenSubmitted() {
  const customer = await givenCustomer(1);
  const operator = new TestOperator();
  const one = await state.rig.start({ operator, behave: () => 'hold', receipt: () => undefined });
  const sendId = await givenSend(state.test.db, { ...customer, numbers: mciNumbers(1) });
  await waitUntil('it is submitted', () => one.carrier.held.length === 1);
  const other = await state.rig.start({ operator, behave: () => 'hold' });
  return { sendId, one, other, id: `of-send-${sendId}` };
}

const parkedIds = async () =>
  (await state.test.db.selectFrom('parked_receipts').select('operator_message_id as id').execute()).map(({ id }) => id);

const isDelivered = (sendId: bigint) => async () => (await readSend(state.test.db, sendId)).statuses[2] === 1;

describe('a receipt that comes to another process than its answer', () => {
  it('waits there until the answer is stored, and is acknowledged when it is itself', async () => {
    const { sendId, one, other, id } = await givenSubmitted();
    // Whatever is acknowledged is stored by then: parked, or carried out.
    const acknowledged = other.carrier
      .receipt(id, 'delivered')
      .then(async () => (await parkedIds()).includes(id) || isDelivered(sendId)());
    await waitUntil('it was looked for', () => other.sender.counters().earlyReceipts > 0);
    one.carrier.answerHeld({ kind: 'accepted', operatorMessageId: id });
    expect(await acknowledged).toBe(true);
    await waitUntil('it is delivered', isDelivered(sendId));
    await waitUntil('nothing is parked', async () => (await parkedIds()).length === 0);
  });

  it('is found by its id where both transactions went past each other', async () => {
    const { sendId, one, other, id } = await givenSubmitted();
    await state.test.db.transaction().execute(async (tx) => {
      await sql`select 1 from send_counters where send_id = ${sendId} for update`.execute(tx);
      one.carrier.answerHeld({ kind: 'accepted', operatorMessageId: id });
      await waitUntil('the answer is being stored', async () => {
        const { rows } = await sql`select 1 from pg_locks l join pg_stat_activity a using (pid)
          where not l.granted and a.datname = current_database()`.execute(state.test.db);
        return rows.length > 0;
      });
      await other.carrier.receipt(id, 'delivered');
      expect(await parkedIds()).toEqual([id]);
    });
    await waitUntil('it is delivered', isDelivered(sendId));
    expect(await parkedIds()).toEqual([]);
    expect(other.sender.counters().parkedReceipts).toBe(1);
  });
});
