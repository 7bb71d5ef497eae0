import type { Account } from './support/account';
import { numbersOf } from './support/account';
import { FaultStack, WINDOW, kill } from './support/fault-stack';
import { expectLaws } from './support/judge';
import { tell } from './support/tell';
import { aMoment, until } from './support/until';

const COUNT = 2_000;
const KILLED_AFTER_MS = [0, 4, 12, 40];

const state = { readyMs: [] as number[] } as { stack: FaultStack; account: Account; sendId: string; readyMs: number[] };

async function restart(): Promise<void> {
  await state.stack.startApi();
  state.readyMs.push(state.stack.readyMs);
}

beforeAll(async () => {
  state.stack = await FaultStack.start();
  state.account = await state.stack.signIn();
});
afterAll(async () => {
  // Only told: how fast it is back is a figure of `npm run bench:send`, measured where nothing runs beside it.
  if (state.readyMs.length > 0) tell('API ready again, the quickest', { ms: Math.min(...state.readyMs) });
  await state.stack?.dispose();
});

describe('an API that is killed in the middle of a send', () => {
  it('loses nothing, sends nothing twice, and lists what nobody can know', async () => {
    const { stack, account } = state;
    state.sendId = await account.send(numbersOf(1, COUNT), 'killed-api-1');
    await until(
      () => stack.submits().length,
      (taken) => taken > COUNT / 4,
    );
    await aMoment();
    await kill(stack.api);
    const takenBefore = stack.submits().length;
    expect(takenBefore).toBeLessThan(COUNT);
    await restart();
    const { inDoubt } = await expectLaws(stack, account, state.sendId, { recipients: COUNT, mostInDoubt: WINDOW });
    tell('API killed', { 'taken before': takenBefore, 'in doubt': inDoubt, 'ready after ms': stack.readyMs });
  });

  it('answers an idempotency key of before the kill with the same send', async () => {
    const { stack, account, sendId } = state;
    const taken = stack.submits().length;
    expect(await account.send(numbersOf(1, COUNT), 'killed-api-1')).toBe(sendId);
    const { paging } = await account.call<{ paging: { total: number } }>('report/new_list', {});
    expect([paging.total, stack.submits().length]).toEqual([1, taken]);
  });

  it.each(KILLED_AFTER_MS)('makes one send of a key whose first call was cut after %i ms', async (afterMs) => {
    const { stack, account } = state;
    const numbers = numbersOf(10 + KILLED_AFTER_MS.indexOf(afterMs), 20);
    const key = `cut-${afterMs}-ms`;
    const first = account.send(numbers, key).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, afterMs));
    await kill(stack.api);
    const answered = await first;
    await restart();
    const sendId = await account.send(numbers, key);
    if (answered !== undefined) expect(sendId).toBe(answered);
    await expectLaws(stack, account, sendId, { recipients: numbers.length, mostInDoubt: numbers.length });
    const body = { filters: { number: '20001405' }, limit: 100 };
    const { paging } = await account.call<{ paging: { total: number } }>('report/new_list', body);
    expect(paging.total).toBe(2 + KILLED_AFTER_MS.indexOf(afterMs));
  });

  it('keeps a send that it had just accepted, and holds its money once', async () => {
    const { stack, account } = state;
    const sendId = await account.send(numbersOf(20, COUNT / 2), 'killed-after-accept');
    await kill(stack.api);
    await restart();
    await expectLaws(stack, account, sendId, { recipients: COUNT / 2, mostInDoubt: WINDOW });
  });
});
