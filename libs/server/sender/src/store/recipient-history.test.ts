import { sql } from 'kysely';
import { givenSend, mciNumbers } from '../testing/given-send';
import { readSend } from '../testing/read-send';
import { sendersOnDatabase } from '../testing/senders-on-database';
import { TestOperator } from '../testing/test-carrier';
import { waitUntil } from '../testing/wait-until';

const { state, givenCustomer, whenSettled } = sendersOnDatabase();

/** What is kept of the recipients of a send beyond their rows: how often each word was written. */
async function historyOf(sendId: bigint): Promise<Record<string, number>> {
  const { rows } = await sql<{ word: string; count: number }>`
    select kind || ' by ' || detail as word, count(*)::int as count from recipient_events
    where send_id = ${sendId} group by 1`.execute(state.test.db);
  return Object.fromEntries(rows.map(({ word, count }) => [word, count]));
}

describe('the history of a recipient', () => {
  it('tells that it was in doubt because its sender was lost, and that a late answer ended it', async () => {
    const customer = await givenCustomer(20);
    const operator = new TestOperator();
    const slow = await state.rig.start({ operator, window: 20, behave: (_, nth) => (nth <= 5 ? 'hold' : undefined) });
    const sendId = await givenSend(state.test.db, { ...customer, numbers: mciNumbers(20) });
    await waitUntil('five are held', () => slow.carrier.held.length === 5);
    // An answer not yet written when the lease ends is in doubt as well, for a moment.
    await waitUntil(
      'the other answers are written',
      async () => (await readSend(state.test.db, sendId)).statuses[2] === 15,
    );
    await state.rig.start({ operator, window: 20 });
    await waitUntil('the doubt is listed', async () => {
      // As slow as to renew nothing.
      await sql`update send_chunks set lease_until = now() - interval '1 minute'
        where send_id = ${sendId} and worker_id = ${slow.sender.workerId}`.execute(state.test.db);
      return (await readSend(state.test.db, sendId)).statuses[12] === 5;
    });
    expect(await historyOf(sendId)).toEqual({ 'in_doubt by abandoned': 5 });
    slow.carrier.answerHeld();
    await waitUntil('the doubt has ended', async () => !(await readSend(state.test.db, sendId)).statuses[12]);
    expect(await historyOf(sendId)).toEqual({ 'in_doubt by abandoned': 5, 'doubt_ended by accepted': 5 });
  });

  it('tells that nobody knows whether the operator took it; of what went well the row says all', async () => {
    const customer = await givenCustomer(10);
    await state.rig.start({ behave: (_, nth) => (nth <= 2 ? { kind: 'unknown' } : undefined) });
    const sendId = await givenSend(state.test.db, { ...customer, numbers: mciNumbers(10) });
    expect((await whenSettled(sendId)).statuses).toEqual({ 2: 8, 12: 2 });
    expect(await historyOf(sendId)).toEqual({ 'in_doubt by unknown': 2 });
  });
});
