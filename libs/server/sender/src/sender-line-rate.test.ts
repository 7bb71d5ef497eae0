import { sql } from 'kysely';
import { givenSend, mciNumbers } from './testing/given-send';
import { sendersOnDatabase } from './testing/senders-on-database';
import { TestOperator } from './testing/test-carrier';
import { waitUntil } from './testing/wait-until';

const { state, givenCustomer, whenFinished } = sendersOnDatabase();

async function shares(): Promise<number[]> {
  const { rows } = await sql<{ share: number }>`select share from sender_leases order by worker_id`.execute(
    state.test.db,
  );
  return rows.map(({ share }) => share);
}

describe('the rate of a line', () => {
  it('is shared out: each of two processes takes a half of it, and leaves alone what has no rate', async () => {
    const clock = { ms: Date.now(), now: () => new Date(clock.ms) };
    const operator = new TestOperator();
    for (const started of [1, 2]) {
      await state.rig.start({ clock, operator });
      await waitUntil(`each of ${started} has as much`, async () => {
        const held = await shares();
        return held.length === started && held.every((share) => share === 1 / started);
      });
    }
    const customer = await givenCustomer(20, { maxPerSecond: 100 });
    const sendId = await givenSend(state.test.db, { ...customer, numbers: mciNumbers(20) });
    for (const left of [5, 10, 15]) {
      await waitUntil(`${left} have left`, () => operator.submits.length >= left);
      await whenFinished(await givenSend(state.test.db, { ...(await givenCustomer(9)), numbers: mciNumbers(9, 100) }));
      expect(operator.submits.splice(left)).toHaveLength(9);
      clock.ms += 100;
    }
    await whenFinished(sendId);
  });

  it('is all of one process again when the other has stopped', async () => {
    const [one, other] = [await state.rig.start(), await state.rig.start()];
    await waitUntil('both have a half', async () => (await shares()).every((share) => share === 0.5));
    await other.sender.stop();
    expect(await shares()).toHaveLength(1);
    await waitUntil('the rest is given out', async () => (await shares())[0] === 1);
    await one.sender.stop();
    expect(await shares()).toEqual([]);
  });
});
