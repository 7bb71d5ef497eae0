import type { Account } from './support/account';
import { numbersOf } from './support/account';
import { FaultStack, WINDOW } from './support/fault-stack';
import { hitDatabase, hitOperator } from './support/hits';
import { expectLaws } from './support/judge';
import { tell } from './support/tell';
import { aMoment } from './support/until';

const COUNT = 2_000;

const state = {} as { stack: FaultStack; account: Account };

beforeAll(async () => {
  state.stack = await FaultStack.start();
  state.account = await state.stack.signIn();
});
afterAll(() => state.stack?.dispose());

/** A send of which a quarter is out. */
async function startSend(series: number): Promise<string> {
  const { stack, account } = state;
  const before = stack.taken();
  const sendId = await account.send(numbersOf(series, COUNT), `killed-peer-${series}`);
  await stack.untilTaken(before + COUNT / 4);
  return sendId;
}

/** Nothing is lost, nothing is sent twice, at most a window is in doubt, and the API has lived through it. */
async function expectSurvived(sendId: string): Promise<number> {
  const { stack, account } = state;
  const { inDoubt } = await expectLaws(stack, account, sendId, { recipients: COUNT, mostInDoubt: WINDOW });
  expect(stack.api?.hasEnded()).toBe(false);
  return inDoubt;
}

describe('an operator that is killed in the middle of a send', () => {
  it('is found again by itself; nothing is lost and nothing is sent twice', async () => {
    const { stack } = state;
    const sendId = await startSend(1);
    // At once: what was just noted has not been answered, so sending it again would double it.
    const goesOnMs = await hitOperator(stack);
    tell('operator killed', { 'in doubt': await expectSurvived(sendId), 'goes on after ms': goesOnMs });
  });
});

describe('a database that stops at once in the middle of a send', () => {
  it('is started and found again by the API; nothing is lost and nothing is sent twice', async () => {
    const { stack, account } = state;
    const sendId = await startSend(2);
    await aMoment();
    const answersMs = await hitDatabase(stack, account, sendId, 'SIGQUIT');
    tell('database stopped', { 'in doubt': await expectSurvived(sendId), 'answers again after ms': answersMs });
  });
});
