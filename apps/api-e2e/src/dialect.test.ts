import type { Account } from './support/account';
import { numbersOf } from './support/account';
import { FaultStack, WINDOW, kill } from './support/fault-stack';
import { expectLaws } from './support/judge';
import { tell } from './support/tell';

const COUNT = 1_000;

const state = {} as { stack: FaultStack; account: Account };

beforeAll(async () => {
  state.stack = await FaultStack.start({
    operatorArgs: ['--dialect=receipts=parameters,ids=hex-in-answer'],
    dialect: 'messageIds=hex-in-answer-decimal-in-receipt',
  });
  state.account = await state.stack.signIn();
});
afterAll(() => state.stack?.dispose());

describe('an operator whose receipts are parameters alone, with decimal ids where its answers are hexadecimal', () => {
  it('is understood over a kill of the API: each receipt finds its message, and the money follows', async () => {
    const { stack, account } = state;
    const sendId = await account.send(numbersOf(1, COUNT), 'a-dialect');
    await stack.untilTaken(COUNT / 4);
    await kill(stack.api);
    await stack.startApi();
    const verdict = await expectLaws(stack, account, sendId, { recipients: COUNT, mostInDoubt: WINDOW });
    expect(verdict.delivered).toBeGreaterThanOrEqual(COUNT - WINDOW);
    const parked = await stack.withDatabase((db) => db.selectFrom('parked_receipts').select('mobile').execute());
    const unread = await stack.withDatabase((db) => db.selectFrom('unread_deliveries').select('said').execute());
    expect([parked.length <= verdict.inDoubt, unread]).toEqual([true, []]);
    tell('dialect', { delivered: verdict.delivered, 'in doubt': verdict.inDoubt });
  });
});
