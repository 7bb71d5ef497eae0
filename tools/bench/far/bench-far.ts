import { findPorts } from '../../lib/ports.ts';
import { DEMO_ACCOUNT } from '../../stack/demo-account.ts';
import { startBench } from '../bench-stack.ts';
import type { BenchStack } from '../bench-stack.ts';
import { RIAL_PER_RECIPIENT } from '../numbers.ts';
import { measureMillion } from '../send/million.ts';
import type { MillionResult } from '../send/million.ts';
import { readCounters } from '../send/sender-counters.ts';
import { proveCuts } from './cuts.ts';
import type { CutsResult } from './cuts.ts';
import { measureTurn, moveDatabaseAway, nearUrl, sampleTurns } from './far-database.ts';
import type { FarDatabase } from './far-database.ts';

export interface FarRun {
  /** What the way adds to an answer; undefined where the database stands beside, without a way between. */
  delayMs: number | undefined;
  /** A turn to the database and back, before and during the send. */
  turnMs: { idle: number; busy: number };
  million: MillionResult;
  /** From ready rows until the last receipt is stored. */
  messagesPerSecond: number;
  counters: Record<string, number>;
}

export interface FarResult {
  /** Beside, behind a way without delay, and behind one with it: the second tells what the way itself takes. */
  runs: FarRun[];
  cuts: CutsResult;
  /** Whether the far database was in a network namespace. */
  hasCable: boolean;
}

export interface FarOptions {
  recipients: number;
  delayMs: number;
  /** How long the way is cut, each time. */
  cutSeconds: number;
  onStep(step: string): void;
}

/** The sends that are cut have a third of the recipients. */
const CUT_SHARE = 1 / 3;

async function measure(
  { bench, healthPort, url }: { bench: BenchStack; healthPort: number; url: string },
  recipients: number,
): Promise<Omit<FarRun, 'delayMs'>> {
  await bench.admin('account', 'credit', DEMO_ACCOUNT.username, `--rial=${recipients * RIAL_PER_RECIPIENT}`);
  const idle = await measureTurn(url);
  const options = { recipients, isProfiled: false, hasOwnTexts: false };
  const { million, besideResult: busy } = await measureMillion(bench, options, (over) => sampleTurns(url, over));
  const sending = million.totalSeconds - million.readySeconds - million.acceptMs / 1000;
  const counters = await readCounters([healthPort]);
  return { turnMs: { idle, busy }, million, messagesPerSecond: Math.round(recipients / sending), counters };
}

/** A stack of its own, whose database is behind a way when there is a delay; ends with `work`. */
async function onStack<T>(
  root: string,
  delayMs: number | undefined,
  work: (on: { bench: BenchStack; healthPort: number; far: FarDatabase | undefined }) => Promise<T>,
): Promise<T> {
  const [healthPort = 0] = await findPorts(1);
  const bench = await startBench(root, { settings: { PEYK_HEALTH_PORT: String(healthPort) } });
  let far: FarDatabase | undefined;
  try {
    far = delayMs === undefined ? undefined : await moveDatabaseAway(bench, delayMs);
    return await work({ bench, healthPort, far });
  } finally {
    await far?.stop();
    await bench.stop();
  }
}

/** The same send with its database beside and far away, and what cuts between the two do to one. */
export async function benchFar(root: string, options: FarOptions): Promise<FarResult> {
  const { recipients, delayMs, onStep } = options;
  const runs: FarRun[] = [];
  for (const delay of [undefined, 0, delayMs]) {
    onStep(`${recipients} recipients, ${titleOf(delay)} …`);
    const run = await onStack(root, delay, ({ far, ...on }) =>
      measure({ ...on, url: far?.url ?? nearUrl(on.bench) }, recipients),
    );
    runs.push({ delayMs: delay, ...run });
  }
  const ofCuts = Math.ceil(recipients * CUT_SHARE);
  onStep(`${ofCuts} recipients, and the way to the database is cut for ${options.cutSeconds} s each time …`);
  const cut = await onStack(root, delayMs, async ({ bench, far }) => {
    if (!far) throw new Error('a database that stands beside cannot be cut off.');
    return { hasCable: far.hasCable, cuts: await proveCuts(bench, far, { ...options, recipients: ofCuts }) };
  });
  return { runs, ...cut };
}

export function titleOf(delayMs: number | undefined): string {
  if (delayMs === undefined) return 'the database beside';
  return delayMs === 0 ? 'behind a way without delay' : `behind a way of ${delayMs} ms`;
}
