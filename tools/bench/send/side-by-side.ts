import { kannelVersion, startKannel } from '../../stack/kannel/kannel.ts';
import { runThroughKannel } from '../../stack/kannel/kannel-run.ts';
import type { KannelRun } from '../../stack/kannel/kannel-run.ts';
import { benchNumbers } from '../numbers.ts';
import { cpuSecondsOf } from '../usage.ts';
import { BENCH_TEXT } from './intake.ts';
import { runNaive } from './naive.ts';
import type { NaiveResult } from './naive.ts';

const NAIVE_WORKERS = [1, 10];
const NAIVE_SECONDS = 12;
const KANNEL_MESSAGES = 100_000;
const KANNEL_WINDOW = 100;
/** Calls to Kannel at once, and numbers in a call: with one number a call its HTTP door is what is measured. */
const KANNEL_CALLERS = 16;
const KANNEL_NUMBERS_PER_CALL = 20;

export interface KannelResult extends KannelRun {
  version: string;
  window: number;
  cpuSeconds: Record<string, number>;
}

export interface SideBySide {
  naive: NaiveResult[];
  kannel: KannelResult | undefined;
  /** What was not run, a line each. */
  notRun: string[];
}

async function runKannel(version: string, smppPort: number): Promise<KannelResult> {
  const kannel = await startKannel({ smppPort, window: KANNEL_WINDOW, connections: KANNEL_CALLERS });
  try {
    const run = await runThroughKannel(kannel, {
      from: '30001405',
      numbers: benchNumbers(KANNEL_MESSAGES),
      text: BENCH_TEXT,
      callers: KANNEL_CALLERS,
      numbersPerCall: KANNEL_NUMBERS_PER_CALL,
    });
    const cpuSeconds = Object.entries(kannel.pids).map(([name, pid]) => [name, cpuSecondsOf(pid)] as const);
    return { ...run, version, window: KANNEL_WINDOW, cpuSeconds: Object.fromEntries(cpuSeconds) };
  } finally {
    await kannel.stop();
  }
}

/**
 * The same text to the same kind of numbers through the same operator, by others: fewer messages, because they are slow.
 * A failure of theirs is told, and does not end the benchmark.
 */
export async function runSideBySide(dataFolder: string, smppPort: number): Promise<SideBySide> {
  const result: SideBySide = { naive: [], kannel: undefined, notRun: [] };
  const attempt = async (what: string, work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      result.notRun.push(`${what} could not be run: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  for (const workers of NAIVE_WORKERS) {
    await attempt(`The naive way with ${workers} workers`, async () => {
      result.naive.push(await runNaive({ dataFolder, smppPort, workers, seconds: NAIVE_SECONDS }));
    });
  }
  const version = kannelVersion();
  if (version === undefined)
    result.notRun.push('Kannel was not run: it is not installed (Debian: apt-get install kannel).');
  else {
    await attempt('Kannel', async () => {
      result.kannel = await runKannel(version, smppPort);
    });
  }
  return result;
}
