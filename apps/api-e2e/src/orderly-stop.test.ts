import type { Account } from './support/account';
import { numbersOf } from './support/account';
import { FaultStack } from './support/fault-stack';
import { expectLaws } from './support/judge';
import { tell } from './support/tell';
import { aMoment, until } from './support/until';

const COUNT = 2_000;
const STOP_LIMIT_MS = 15_000;

const state = {} as { stack: FaultStack; account: Account };

beforeAll(async () => {
  state.stack = await FaultStack.start();
  state.account = await state.stack.signIn();
});
afterAll(() => state.stack?.dispose());

describe('an API that is asked to stop in the middle of a send', () => {
  it('leaves nothing in doubt, and goes on at its next start', async () => {
    const { stack, account } = state;
    const sendId = await account.send(numbersOf(1, COUNT), 'orderly-stop');
    await until(
      () => stack.submits().length,
      (taken) => taken > COUNT / 4,
    );
    await aMoment();
    const askedAt = Date.now();
    expect(await stack.api?.stop(STOP_LIMIT_MS)).toBe(true);
    const stopMs = Date.now() - askedAt;
    expect(await stack.api?.ended).toBe('code 0');
    const takenAtStop = stack.submits().length;
    expect(takenAtStop).toBeLessThan(COUNT);
    await stack.startApi();
    const verdict = await expectLaws(stack, account, sendId, { recipients: COUNT, mostInDoubt: 0 });
    expect(verdict.delivered).toBe(COUNT);
    expect(stack.submits()).toHaveLength(COUNT);
    tell('orderly stop', { 'taken before': takenAtStop, 'stopped after ms': stopMs, 'ready after ms': stack.readyMs });
  });
});
