import type { Account } from './support/account';
import { numbersOf } from './support/account';
import { FaultStack, WINDOW, kill } from './support/fault-stack';
import { expectLaws } from './support/judge';
import { tell } from './support/tell';
import { until } from './support/until';

const COUNT = 2_000;

const state = {} as { stack: FaultStack; account: Account };

beforeAll(async () => {
  state.stack = await FaultStack.start();
  state.account = await state.stack.signIn();
});
afterAll(() => state.stack?.dispose());

describe('an operator that is killed in the middle of a send', () => {
  it('is found again by itself; nothing is lost and nothing is sent twice', async () => {
    const { stack, account } = state;
    const sendId = await account.send(numbersOf(1, COUNT), 'killed-operator');
    await until(
      () => stack.submits().length,
      (taken) => taken > COUNT / 4,
    );
    // At once: what was just noted has not been answered, so sending it again would double it.
    await kill(stack.operator);
    const takenBefore = stack.submits().length;
    expect(takenBefore).toBeLessThan(COUNT);
    await stack.startOperator();
    const startedAt = Date.now();
    await until(
      () => stack.submits().length,
      (taken) => taken > takenBefore,
    );
    const goesOnMs = Date.now() - startedAt;
    const { inDoubt } = await expectLaws(stack, account, sendId, { recipients: COUNT, mostInDoubt: WINDOW });
    expect(stack.api?.hasEnded()).toBe(false);
    tell('operator killed', { 'taken before': takenBefore, 'in doubt': inDoubt, 'goes on after ms': goesOnMs });
  });
});
