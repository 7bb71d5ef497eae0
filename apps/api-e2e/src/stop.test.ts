import type { Account } from './support/account';
import { PRICE_RIAL, numbersOf } from './support/account';
import { FaultStack, WINDOW, kill } from './support/fault-stack';
import { expectLaws } from './support/judge';
import { tell } from './support/tell';
import { aMoment, until } from './support/until';

const COUNT = 2_000;
const LAST_SUBMIT_WITHIN_MS = 1_000;

const state = {} as { stack: FaultStack; account: Account };

beforeAll(async () => {
  state.stack = await FaultStack.start();
  state.account = await state.stack.signIn();
});
afterAll(() => state.stack?.dispose());

async function startSend(series: number): Promise<{ sendId: string; takenBefore: number }> {
  const { stack, account } = state;
  const takenBefore = stack.submits().length;
  const sendId = await account.send(numbersOf(series, COUNT), `stop-in-the-middle-${series}`);
  await until(
    () => stack.submits().length,
    (taken) => taken > takenBefore + COUNT / 4,
  );
  await aMoment();
  return { sendId, takenBefore };
}

describe('a stop in the middle of a send', () => {
  it('lets nothing leave but the window, and gives back exactly the rest', async () => {
    const { stack, account } = state;
    const { sendId } = await startSend(1);
    const calledAt = Date.now();
    const stopped = await account.stop(sendId);
    const takenAtAnswer = stack.submits().length;
    const { cancelled } = await expectLaws(stack, account, sendId, { recipients: COUNT, mostInDoubt: 0 });
    expect(stopped).toMatchObject({ state: 7, cancelled_count: cancelled, returned: String(cancelled * PRICE_RIAL) });
    expect(cancelled).toBeGreaterThan(0);
    expect(stack.submits().length - takenAtAnswer).toBeLessThanOrEqual(WINDOW);
    const lastMs = (stack.submits().at(-1)?.atMs ?? 0) - calledAt;
    expect(lastMs).toBeLessThan(LAST_SUBMIT_WITHIN_MS);
    expect(await account.stop(sendId)).toEqual(stopped);
    tell('stop', { cancelled, 'last submit after ms': lastMs });
  });

  it('holds when the API is killed right after its answer', async () => {
    const { stack, account } = state;
    const { sendId } = await startSend(2);
    const stopped = await account.stop(sendId);
    await kill(stack.api);
    const takenAtKill = stack.submits().length;
    await stack.startApi();
    const verdict = await expectLaws(stack, account, sendId, { recipients: COUNT, mostInDoubt: WINDOW });
    expect(stopped).toMatchObject({ state: 7, cancelled_count: verdict.cancelled });
    expect(await account.stop(sendId)).toEqual(stopped);
    // What the kernel still held may arrive; the new process submits nothing.
    expect(stack.submits().length - takenAtKill).toBeLessThanOrEqual(WINDOW);
    tell('stop, then killed', { cancelled: verdict.cancelled, 'in doubt': verdict.inDoubt });
  });

  it('is whole or not there when the API is killed before its answer', async () => {
    const { stack, account } = state;
    const { sendId } = await startSend(3);
    const first = account.stop(sendId).catch(() => undefined);
    await kill(stack.api);
    await first;
    await stack.startApi();
    const stopped = await account.stop(sendId);
    const verdict = await expectLaws(stack, account, sendId, { recipients: COUNT, mostInDoubt: WINDOW });
    expect(stopped).toMatchObject({ state: 7, cancelled_count: verdict.cancelled });
    expect(await account.stop(sendId)).toEqual(stopped);
  });
});
