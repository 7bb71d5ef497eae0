import { DEMO_ACCOUNT } from '../../stack/demo-account.ts';
import { startBench } from '../bench-stack.ts';
import type { BenchStack } from '../bench-stack.ts';
import { RIAL_PER_RECIPIENT } from '../numbers.ts';
import { readDiskBytes, withDatabase } from './database-view.ts';
import { measureMillion } from './million.ts';
import type { MillionResult } from './million.ts';
import { sampleWaits } from './profile/database-profile.ts';
import type { WaitShares } from './profile/database-profile.ts';
import { readCounters } from './sender-counters.ts';

/** So many processes on one send, on a database of their own. */
export interface SendersRun {
  senders: number;
  million: MillionResult;
  /** From ready rows until the last receipt is stored: what the senders do. */
  messagesPerSecond: number;
  /** Backends at work at a time, and what those waited for. */
  activeBackends: number;
  waits: WaitShares;
  /** `peyk_sender` of all of them together. */
  counters: Record<string, number>;
  /** By which the files of the database grew. */
  diskBytes: number;
}

export interface SendersOptions {
  recipients: number;
  /** How many at once, one run after the other. */
  runs: readonly number[];
  onStep(step: string): void;
}

async function runOne(bench: BenchStack, recipients: number): Promise<Omit<SendersRun, 'senders'>> {
  await bench.admin('account', 'credit', DEMO_ACCOUNT.username, `--rial=${recipients * RIAL_PER_RECIPIENT}`);
  const look = () => withDatabase(bench.stack.settings.dataFolder, 'peyk', readDiskBytes);
  const before = await look();
  const options = { recipients, isProfiled: false, hasOwnTexts: false };
  const { million, besideResult } = await measureMillion(bench, options, (over) =>
    withDatabase(bench.stack.settings.dataFolder, 'peyk', (client) => sampleWaits(client, over)),
  );
  const sending = million.totalSeconds - million.readySeconds - million.acceptMs / 1000;
  const counters = await readCounters(bench.healthPorts);
  const diskBytes = (await look()) - before;
  return { million, messagesPerSecond: Math.round(recipients / sending), ...besideResult, counters, diskBytes };
}

/** One send by one, two, three processes, each time on a fresh stack: together they should be no slower than one alone. */
export async function benchSenders(root: string, { recipients, runs, onStep }: SendersOptions): Promise<SendersRun[]> {
  const results: SendersRun[] = [];
  for (const senders of runs) {
    onStep(`${recipients} recipients, ${senders} ${senders === 1 ? 'sender' : 'senders'} …`);
    const bench = await startBench(root, { senders });
    results.push({ senders, ...(await runOne(bench, recipients).finally(bench.stop)) });
  }
  return results;
}
