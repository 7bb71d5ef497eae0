import { DEMO_ACCOUNT } from '@peyk/tools-stack';
import type { Account } from './support/account';
import { LINE, numbersOf } from './support/account';
import { FaultStack, WINDOW } from './support/fault-stack';
import { expectLaws } from './support/judge';
import { tell } from './support/tell';
import { until } from './support/until';

/** More sends than a lane works on at once: among them a code would have to wait for its turn. */
const SENDS = 20;
const COUNT = 200;
const SYSTEM_LINE = '20009000';

const state = {} as { stack: FaultStack; account: Account };

beforeAll(async () => {
  state.stack = await FaultStack.start();
  state.account = await state.stack.signIn();
});
afterAll(() => state.stack?.dispose());

describe('a login code while a bulk send runs', () => {
  it('overtakes all of the bulk but what is in the window', async () => {
    const { stack, account } = state;
    const series = Array.from({ length: SENDS }, (_, place) => place + 1);
    const sendIds = await Promise.all(series.map((one) => account.send(numbersOf(one, COUNT), `login-code-${one}`)));
    await until(
      () => stack.submits().length,
      (taken) => taken > (SENDS * COUNT) / 10,
    );
    await account.call('login', { username: DEMO_ACCOUNT.username, password: DEMO_ACCOUNT.password });
    const takenAtAnswer = stack.submits().length;
    const place = await until(
      () => stack.submits().findIndex(({ line }) => line === SYSTEM_LINE),
      (found) => found >= 0,
    );
    const overtakenBy = Math.max(0, place - takenAtAnswer);
    // The window that was in flight, and one more that may be marked before the code's own transaction is seen.
    expect(overtakenBy).toBeLessThanOrEqual(2 * WINDOW);
    for (const sendId of sendIds) await expectLaws(stack, account, sendId, { recipients: COUNT, mostInDoubt: 0 });
    const bulkBehind = stack
      .submits()
      .slice(place)
      .filter(({ line }) => line === LINE).length;
    expect(bulkBehind).toBeGreaterThan((SENDS * COUNT) / 4);
    tell('login code', { 'bulk submits before it': overtakenBy, 'bulk submits behind it': bulkBehind });
  });
});
