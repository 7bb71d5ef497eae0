import type { BenchStack } from '../bench-stack.ts';
import { benchNumbers } from '../numbers.ts';
import { readCancelled, withDatabase } from './database-view.ts';
import type { SomeRows } from './database-view.ts';
import {
  OFTEN_MS,
  STOPPED,
  askSend,
  isOver,
  isReady,
  isSettled,
  readWallet,
  toMrial,
  waitUntil,
} from './follow-send.ts';
import type { SendDetails, Wallet } from './follow-send.ts';
import { prepareIntake } from './intake.ts';
import type { SeenSubmit } from './operator-journal.ts';
import { wallClockMs } from './wall-clock.ts';

/** In full flight: so much of the send has been handed over. */
const STOP_AT_SHARE = 0.2;

interface StopAnswer {
  state: number;
  cancelled_count: number;
  returned: string;
}

/** What was seen of a stop before the operator's journal is read. */
export interface StoppedRun {
  recipients: number;
  from: number;
  calledAtMs: number;
  answerMs: number;
  answer: StopAnswer;
  details: SendDetails;
  before: Wallet;
  after: Wallet;
  rows: SomeRows;
}

export interface StopResult {
  recipients: number;
  /** Handed over when the call was made, as a customer's program saw it. */
  answerMs: number;
  /** From just before the call was written to the last submit_sm of this send in the operator's journal, rounded up. */
  lastSubmitMs: number;
  submitted: number;
  cancelled: number;
  returnedRial: string;
  faults: string[];
}

/**
 * Sends once more and stops in full flight.
 * @param from so many numbers were used by earlier sends of this run.
 */
export async function runStop(bench: BenchStack, recipients: number, from: number): Promise<StoppedRun> {
  const { client } = bench;
  const before = await readWallet(client);
  const intake = await prepareIntake(client, recipients, from);
  const sendId = await intake.accept();
  const ask = askSend(client, sendId);
  await waitUntil('the prepared send', ask, isReady, OFTEN_MS);
  await waitUntil('full flight', ask, ({ counts }) => counts.queued < counts.total * (1 - STOP_AT_SHARE), OFTEN_MS);
  const calledAtMs = wallClockMs();
  const answer = await client.call<StopAnswer>('cancelSend', { body: { send_id: sendId } });
  const answerMs = wallClockMs() - calledAtMs;
  const details = await waitUntil('the last answer', ask, isOver);
  const after = await waitUntil('the settled wallet', () => readWallet(client), isSettled);
  const rows = await withDatabase(bench.stack.settings.dataFolder, 'peyk', (db) => readCancelled(db, sendId));
  return { recipients, from, calledAtMs, answerMs, answer, details, before, after, rows };
}

/** Whether a number belongs to the stopped send. */
export function numbersOfStop({ recipients, from }: Pick<StoppedRun, 'recipients' | 'from'>): ReadonlySet<string> {
  return new Set(benchNumbers(recipients, from));
}

/** Judges a stop by what the operator saw of that send, in the order in which it saw it. */
export function judgeStop(run: StoppedRun, seen: readonly SeenSubmit[]): StopResult {
  const { recipients, answer, details, before, after, rows, calledAtMs, answerMs } = run;
  const last = seen.at(-1)?.atMs ?? calledAtMs;
  const { counts, cost, charged, returned } = details;
  const paid = toMrial(before.credit) - toMrial(after.credit);
  const laws: [boolean, string][] = [
    [answer.state === STOPPED, `the stop was answered with state ${answer.state}`],
    [answer.cancelled_count > 0, 'the send was over before it was stopped'],
    [
      seen.length === recipients - answer.cancelled_count,
      `${seen.length} submits, ${answer.cancelled_count} cancelled`,
    ],
    [new Set(seen.map(({ number }) => number)).size === seen.length, 'a number got its message twice'],
    [counts.delivered === seen.length, `${seen.length} submits, ${counts.delivered} delivered`],
    [counts.in_doubt === 0, `${counts.in_doubt} messages are in doubt`],
    [
      rows.count === answer.cancelled_count,
      `${rows.count} rows are cancelled, ${answer.cancelled_count} were promised`,
    ],
    [rows.mrial === toMrial(answer.returned), `the cancelled rows cost ${rows.mrial} milli-rial`],
    [toMrial(returned) === toMrial(answer.returned), `${returned} rial given back, ${answer.returned} promised`],
    [toMrial(cost) === toMrial(charged) + toMrial(returned), `${cost} held is not ${charged} and ${returned}`],
    [paid === toMrial(charged), `the wallet lost ${paid} milli-rial, but ${charged} rial were charged`],
    [isSettled(after), `${after.held} rial still held`],
  ];
  return {
    recipients,
    answerMs,
    lastSubmitMs: Math.max(0, last + 1 - calledAtMs),
    submitted: seen.length,
    cancelled: answer.cancelled_count,
    returnedRial: answer.returned,
    faults: laws.flatMap(([holds, fault]) => (holds ? [] : [fault])),
  };
}
