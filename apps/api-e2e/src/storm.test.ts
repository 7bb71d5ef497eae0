import type { Child } from '@peyk/tools-stack';
import type { Account } from './support/account';
import { numbersOf } from './support/account';
import { FaultStack, kill } from './support/fault-stack';
import { hitDatabase, hitOperator } from './support/hits';
import { expectLaws } from './support/judge';
import { tell } from './support/tell';
import { aMoment } from './support/until';

const COUNT = 100_000;
const WINDOW = 200;
/** With the window at most 5,000 submits a second: no kill may find the send over, however fast the engine is. */
const LATENCY_MS = 40;
const KEY = 'a-short-storm';
const OVER_WITHIN_MS = 150_000;

const state = {} as { stack: FaultStack; account: Account; sender: Child };

beforeAll(async () => {
  state.stack = await FaultStack.start({
    operatorArgs: [`--latency-ms=${LATENCY_MS}`],
    withApi: false,
    window: WINDOW,
  });
  await state.stack.startApi('http,live');
  state.account = await state.stack.signIn();
  state.sender = await state.stack.startApi('sender,jobs');
});
afterAll(() => state.stack?.dispose());

/** The sender's lease of its chunk has to run out; the others it takes at once. */
async function hitSender(): Promise<number> {
  const { stack } = state;
  await kill(state.sender);
  const startedAt = performance.now();
  state.sender = await stack.startApi('sender,jobs');
  await stack.untilTaken(stack.taken());
  return performance.now() - startedAt;
}

/** And its customer, who got no answer, repeats the call. */
async function hitApi(sendId: string): Promise<number> {
  const { stack, account } = state;
  await kill(stack.api);
  await stack.startApi('http,live');
  expect(await account.send(numbersOf(1, COUNT), KEY)).toBe(sendId);
  return stack.readyMs;
}

describe('a storm over a hundred thousand messages', () => {
  it('of five kills loses nothing, sends and charges nothing twice, and lists what nobody can know', async () => {
    const { stack, account } = state;
    const sendId = await account.send(numbersOf(1, COUNT), KEY);
    const hits = [
      { name: 'sender', hit: hitSender },
      { name: 'operator', hit: () => hitOperator(stack) },
      { name: 'database', hit: () => hitDatabase(stack, account, sendId, 'SIGKILL') },
      { name: 'sender again', hit: hitSender },
      // Last: the others stop the sending, but under this one it goes on.
      { name: 'API', hit: () => hitApi(sendId) },
    ];
    const backAfterMs: Record<string, number> = {};
    for (const [place, { name, hit }] of hits.entries()) {
      await stack.untilTaken((COUNT * (place + 0.5)) / (hits.length + 1), OVER_WITHIN_MS);
      await aMoment();
      expect(stack.taken()).toBeLessThan(COUNT - WINDOW);
      backAfterMs[name] = await hit();
    }
    // The API has no window.
    const mostInDoubt = (hits.length - 1) * WINDOW;
    const limits = { recipients: COUNT, mostInDoubt, limitMs: OVER_WITHIN_MS };
    const { inDoubt, delivered } = await expectLaws(stack, account, sendId, limits);
    // Only told: how fast each comes back is a figure of `npm run bench:send`, measured where nothing runs beside it.
    tell('storm: back after ms', backAfterMs);
    tell('storm', { delivered, 'in doubt': inDoubt, 'at most': mostInDoubt });
  }, 300_000);
});
