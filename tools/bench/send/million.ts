import { performance } from 'node:perf_hooks';
import type { BenchStack } from '../bench-stack.ts';
import {
  FINISHED,
  OFTEN_MS,
  askSend,
  isOver,
  isReady,
  isSettled,
  readWallet,
  toMrial,
  waitUntil,
} from './follow-send.ts';
import type { SendDetails, Wallet } from './follow-send.ts';
import { prepareIntake, prepareOwnTexts } from './intake.ts';
import type { Intake } from './intake.ts';
import { resetPeakMemory } from './memory.ts';
import { profileSend } from './profile/profile-send.ts';
import type { SendProfile } from './profile/profile-send.ts';
import { apiAndSender, watchRun } from './watch-run.ts';
import type { RunCost } from './watch-run.ts';

export interface MillionResult {
  recipients: number;
  uploadSeconds: number;
  /** Where each recipient had a text of its own: what pricing all of them took. */
  priceSeconds: number | undefined;
  /** The call of POST /send. */
  acceptMs: number;
  /** From the answer of the call until all recipients are resolved, priced, held and ready. */
  readySeconds: number;
  /** From the call until the last receipt is stored and all money is settled. */
  totalSeconds: number;
  messagesPerSecond: number;
  details: SendDetails;
  before: Wallet;
  after: Wallet;
  /** What is wrong with the outcome, a sentence each; empty when every message and every rial is where it belongs. */
  faults: string[];
  cost: RunCost;
  profile: SendProfile | undefined;
}

export interface MillionOptions {
  recipients: number;
  /** Slows the send down by some percent. */
  isProfiled: boolean;
  /** Each recipient has a text of its own. */
  hasOwnTexts: boolean;
}

/** Every message delivered, charged what was held, nothing held any more, nothing in doubt. */
export function faultsOfMillion(
  { details, before, after }: Pick<MillionResult, 'details' | 'before' | 'after'>,
  recipients: number,
): string[] {
  const { counts, cost, charged, returned } = details;
  const paid = toMrial(before.credit) - toMrial(after.credit);
  const laws: [boolean, string][] = [
    [counts.total === recipients, `${counts.total} of ${recipients} numbers became recipients`],
    [counts.delivered === recipients, `${counts.delivered} of ${recipients} messages were delivered`],
    [counts.in_doubt === 0, `${counts.in_doubt} messages are in doubt`],
    [toMrial(charged) === toMrial(cost), `${charged} rial charged, but ${cost} held`],
    [toMrial(returned) === 0n, `${returned} rial given back, though nothing failed`],
    [isSettled(after), `${after.held} rial still held`],
    [paid === toMrial(charged), `the wallet lost ${paid} milli-rial, but ${charged} rial were charged`],
  ];
  return laws.flatMap(([holds, fault]) => (holds ? [] : [fault]));
}

/** Sends, follows, and waits for the last receipt and the last rial. @throws when the send ends otherwise than finished. */
async function runMillion({ client }: BenchStack, intake: Intake, onAccepted: () => void) {
  const recipients = intake.count;
  const before = await readWallet(client);
  const started = performance.now();
  const ask = askSend(client, await intake.accept());
  const acceptedAt = performance.now();
  onAccepted();
  await waitUntil('the prepared send', ask, isReady, OFTEN_MS);
  const readyAt = performance.now();
  const details = await waitUntil('the end of the send', ask, isOver);
  if (details.state !== FINISHED)
    throw new Error(`the send ended in state ${details.state}: ${details.state_reason ?? 'no reason'}.`);
  const after = await waitUntil('the settled wallet', () => readWallet(client), isSettled);
  const totalSeconds = (performance.now() - started) / 1000;
  return {
    recipients,
    uploadSeconds: intake.uploadSeconds,
    priceSeconds: intake.priceSeconds,
    acceptMs: acceptedAt - started,
    readySeconds: (readyAt - acceptedAt) / 1000,
    totalSeconds,
    messagesPerSecond: Math.round(recipients / totalSeconds),
    details,
    before,
    after,
    faults: faultsOfMillion({ details, before, after }, recipients),
  };
}

/**
 * One send of `recipients` numbers through the API, from the call until the last receipt is stored and the wallet is
 * settled. The operator, the database and this program share the machine.
 * @param beside begins when the call is answered; its signal fires when the send is over.
 */
export async function measureMillion<T>(
  bench: BenchStack,
  { recipients, isProfiled, hasOwnTexts }: MillionOptions,
  beside: (over: AbortSignal) => Promise<T>,
): Promise<{ million: MillionResult; besideResult: T }> {
  const over = new AbortController();
  // The upload is part of the memory, but not of the time.
  const peakIsOfThisRun = apiAndSender(bench.pids).map(resetPeakMemory).every(Boolean);
  const prepare = hasOwnTexts ? prepareOwnTexts : prepareIntake;
  const intake = await prepare(bench.client, recipients);
  const profiler = isProfiled ? await profileSend(bench) : undefined;
  const watch = await watchRun(bench, peakIsOfThisRun);
  const running: { beside?: Promise<T> } = {};
  try {
    const run = await runMillion(bench, intake, () => {
      running.beside = beside(over.signal);
    });
    const cost = await watch.stop();
    over.abort();
    const profile = await profiler?.stop();
    return { million: { ...run, cost, profile }, besideResult: await (running.beside ?? beside(over.signal)) };
  } catch (error) {
    over.abort();
    await Promise.allSettled([watch.stop(), running.beside]);
    throw error;
  }
}
