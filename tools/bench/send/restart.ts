import type { BenchStack } from '../bench-stack.ts';
import { benchNumbers } from '../numbers.ts';
import { readHeld, withDatabase } from './database-view.ts';
import type { SomeRows } from './database-view.ts';
import { FINISHED, OFTEN_MS, askSend, isOver, isReady, readWallet, toMrial, waitUntil } from './follow-send.ts';
import type { SendDetails, Wallet } from './follow-send.ts';
import { prepareIntake } from './intake.ts';
import type { SeenSubmit } from './operator-journal.ts';

/** Killed when so much of the send has been handed over. */
const HITS = [
  { what: 'API', isDatabaseToo: false, atShare: 0.1 },
  { what: 'API and database', isDatabaseToo: true, atShare: 0.4 },
] as const;

export interface Restart {
  what: string;
  /** From the start of the new process until it says that it is ready. */
  readyMs: number;
  /** Recipients that waited for it. */
  waiting: number;
}

/** What was seen of a send that was killed twice, before the operator's journal is read. */
export interface RestartedRun {
  recipients: number;
  from: number;
  restarts: Restart[];
  /** Of each kill, at most so many may be in doubt. */
  window: number;
  details: SendDetails;
  before: Wallet;
  after: Wallet;
  /** What is still held of it. */
  held: SomeRows;
}

export interface RestartResult extends Pick<RestartedRun, 'recipients' | 'restarts'> {
  delivered: number;
  inDoubt: number;
  faults: string[];
}

/**
 * Sends once more, and kills what sends twice in full flight, with SIGKILL.
 * @param from so many numbers were used by earlier sends of this run.
 * @param window messages that may be under way to the operator at once.
 */
export async function runRestart(
  bench: BenchStack,
  { recipients, from, window }: Pick<RestartedRun, 'recipients' | 'from' | 'window'>,
): Promise<RestartedRun> {
  const { client } = bench;
  const before = await readWallet(client);
  const intake = await prepareIntake(client, recipients, from);
  const sendId = await intake.accept();
  const ask = askSend(client, sendId);
  await waitUntil('the prepared send', ask, isReady, OFTEN_MS);
  const restarts: Restart[] = [];
  for (const { what, isDatabaseToo, atShare } of HITS) {
    const isThere = ({ counts }: SendDetails) => counts.queued <= counts.total * (1 - atShare);
    const { counts } = await waitUntil('full flight', ask, isThere, OFTEN_MS);
    const readyMs = await bench.killApi(isDatabaseToo);
    restarts.push({ what, readyMs, waiting: counts.queued });
  }
  const details = await waitUntil('the last answer', ask, isOver);
  const held = await withDatabase(bench.stack.settings.dataFolder, 'peyk', (db) => readHeld(db, sendId));
  const after = await readWallet(client);
  return { recipients, from, restarts, window, details, before, after, held };
}

/** Whether a number belongs to the send that was killed. */
export function numbersOfRestart({ recipients, from }: Pick<RestartedRun, 'recipients' | 'from'>): ReadonlySet<string> {
  return new Set(benchNumbers(recipients, from));
}

/** Judges by what the operator saw of that send: nothing lost, nothing doubled, what nobody can know is told. */
export function judgeRestart(run: RestartedRun, seen: readonly SeenSubmit[]): RestartResult {
  const { recipients, restarts, window, details, before, after, held } = run;
  const { counts, cost, charged, returned } = details;
  const most = restarts.length * window;
  const lost = toMrial(before.credit) - toMrial(after.credit);
  const laws: [boolean, string][] = [
    [details.state === FINISHED, `the send ended in state ${details.state}`],
    [restarts.every(({ waiting }) => waiting > 0), 'a kill found the send over'],
    [new Set(seen.map(({ number }) => number)).size === seen.length, 'a number got its message twice'],
    [
      counts.delivered + counts.in_doubt === recipients,
      `${counts.delivered} delivered and ${counts.in_doubt} in doubt`,
    ],
    [seen.length >= counts.delivered, `${counts.delivered} delivered, but the operator took ${seen.length}`],
    [counts.in_doubt <= most, `${counts.in_doubt} are in doubt where at most ${most} may be`],
    [toMrial(returned) === 0n, `${returned} rial given back, though nothing failed`],
    [held.count === counts.in_doubt, `${held.count} are held, ${counts.in_doubt} in doubt`],
    [
      held.mrial === toMrial(after.held),
      `the held rows cost ${held.mrial} milli-rial, the wallet holds ${after.held} rial`,
    ],
    [toMrial(charged) + held.mrial === toMrial(cost), `${cost} is not ${charged} charged and ${after.held} held`],
    [lost === toMrial(cost), `the wallet lost ${lost} milli-rial, but the send costs ${cost} rial`],
  ];
  return {
    recipients,
    restarts,
    delivered: counts.delivered,
    inDoubt: counts.in_doubt,
    faults: laws.flatMap(([holds, fault]) => (holds ? [] : [fault])),
  };
}
