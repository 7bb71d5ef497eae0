import type { Account } from './support/account';
import { numbersOf } from './support/account';
import { FaultStack, WINDOW } from './support/fault-stack';
import { expectLaws } from './support/judge';
import { tell } from './support/tell';
import { aMoment, until } from './support/until';

const COUNT = 2_000;

const state = {} as { stack: FaultStack; account: Account };

beforeAll(async () => {
  state.stack = await FaultStack.start();
  state.account = await state.stack.signIn();
});
afterAll(() => state.stack?.dispose());

describe('a database that stops at once in the middle of a send', () => {
  it('is started and found again by the API; nothing is lost and nothing is sent twice', async () => {
    const { stack, account } = state;
    const sendId = await account.send(numbersOf(1, COUNT), 'restarted-database');
    await until(
      () => stack.submits().length,
      (taken) => taken > COUNT / 4,
    );
    await aMoment();
    const before = stack.databasePid();
    const stoppedAt = Date.now();
    // An immediate stop: no checkpoint, every connection is cut.
    process.kill(before, 'SIGQUIT');
    await until(
      () => account.report(sendId),
      () => stack.databasePid() !== before,
    );
    const answersMs = Date.now() - stoppedAt;
    expect(stack.databasePid()).toBeGreaterThan(0);
    const { inDoubt } = await expectLaws(stack, account, sendId, { recipients: COUNT, mostInDoubt: WINDOW });
    expect(stack.api?.hasEnded()).toBe(false);
    tell('database stopped', { 'in doubt': inDoubt, 'answers again after ms': answersMs });
  });
});
