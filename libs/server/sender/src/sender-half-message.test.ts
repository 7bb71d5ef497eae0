import { givenSend, mciNumbers } from './testing/given-send';
import { LONG_TEXT, most, sendersOnDatabase } from './testing/senders-on-database';
import { TestOperator } from './testing/test-carrier';
import { waitUntil } from './testing/wait-until';

const { state, givenCustomer, whenSettled } = sendersOnDatabase();

describe('a message of which the link took only some parts', () => {
  it('is in doubt after a shutdown, and nobody hands its parts over again; those of which it took none go on', async () => {
    const customer = await givenCustomer(100);
    const operator = new TestOperator();
    const refused = { count: 0 };
    const behave = (_: unknown, nth: number) => {
      if (nth <= 4) return undefined;
      refused.count += 1;
      return { kind: 'unsent' as const };
    };
    const first = await state.rig.start({ operator, window: 30, behave });
    const sendId = await givenSend(state.test.db, { ...customer, text: LONG_TEXT, numbers: mciNumbers(10) });
    await waitUntil('the link takes no more', () => refused.count > 0);
    await first.sender.stop();
    await state.rig.start({ operator, window: 30 });
    const { statuses } = await whenSettled(sendId);
    expect(statuses).toEqual({ 2: 9, 12: 1 });
    expect(most(operator)).toBe(1);
  });
});
