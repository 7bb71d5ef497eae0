import { DEMO_ACCOUNT } from '../../stack/demo-account.ts';
import { startBench } from '../bench-stack.ts';
import type { BenchStack } from '../bench-stack.ts';
import { RIAL_PER_RECIPIENT } from '../numbers.ts';
import { FINISHED, askSend, isOver, isSettled, readWallet, waitUntil } from '../send/follow-send.ts';
import { prepareIntake } from '../send/intake.ts';

/** The same send in an empty database and beside all that is old. */
export interface BesideResult {
  recipients: number;
  /** Messages a second, in the order in which they were sent, one here and one there. */
  empty: number[];
  beside: number[];
  /** The middle one of each. */
  share: number;
  mustShare: number;
}

const RECIPIENTS = 200_000;
const ROUNDS = 3;
const MUST_SHARE = 0.9;

/** From the accepted call until the last receipt is stored and nothing is held. @throws when a message is in doubt or missing. */
async function sendOnce({ client, admin }: BenchStack, round: number): Promise<number> {
  await admin('account', 'credit', DEMO_ACCOUNT.username, `--rial=${RECIPIENTS * RIAL_PER_RECIPIENT}`);
  const intake = await prepareIntake(client, RECIPIENTS, round * RECIPIENTS);
  const startedAt = performance.now();
  const ask = askSend(client, await intake.accept());
  const { state, counts } = await waitUntil('the end of the send', ask, isOver);
  await waitUntil('the settled wallet', () => readWallet(client), isSettled);
  const seconds = (performance.now() - startedAt) / 1000;
  // A seeded blacklist has some of the numbers.
  const missing = RECIPIENTS - counts.total;
  if (state !== FINISHED || counts.in_doubt > 0 || missing > RECIPIENTS / 100)
    throw new Error(`the send ended in state ${state}, ${counts.in_doubt} in doubt, ${missing} left out.`);
  return counts.delivered / seconds;
}

const middleOf = (figures: readonly number[]) =>
  [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;

/** In turn, so that what else the machine does meets both alike; the first of each does not count. */
export async function benchBeside(root: string, bench: BenchStack): Promise<BesideResult> {
  const other = await startBench(root);
  const [empty, beside]: [number[], number[]] = [[], []];
  try {
    for (let round = 0; round <= ROUNDS; round += 1) {
      empty.push(await sendOnce(other, round));
      beside.push(await sendOnce(bench, round));
    }
  } finally {
    await other.stop();
  }
  const [ofEmpty, ofBeside] = [empty.slice(1), beside.slice(1)];
  const share = middleOf(ofBeside) / middleOf(ofEmpty);
  return { recipients: RECIPIENTS, empty: ofEmpty, beside: ofBeside, share, mustShare: MUST_SHARE };
}
