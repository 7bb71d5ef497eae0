import { givenSend, mciNumbers } from './testing/given-send';
import { sendersOnDatabase } from './testing/senders-on-database';
import { waitUntil } from './testing/wait-until';

const { state, givenCustomer, whenFinished } = sendersOnDatabase();

describe('the rate of a line', () => {
  it('is shared out: each of four processes takes a quarter of it, and leaves alone what has no rate', async () => {
    const clock = { ms: Date.now(), now: () => new Date(clock.ms) };
    const { operator } = await state.rig.start({ clock, senders: 4 });
    const customer = await givenCustomer(20, { maxPerSecond: 200 });
    const sendId = await givenSend(state.test.db, { ...customer, numbers: mciNumbers(20) });
    for (const left of [5, 10, 15]) {
      await waitUntil(`${left} have left`, () => operator.submits.length >= left);
      await whenFinished(await givenSend(state.test.db, { ...(await givenCustomer(9)), numbers: mciNumbers(9, 100) }));
      expect(operator.submits.splice(left)).toHaveLength(9);
      clock.ms += 100;
    }
    await whenFinished(sendId);
  });
});
