import type { BenchStack } from '../bench-stack.ts';
import { machineCpuSeconds, watchUsage } from '../usage.ts';
import type { Usage } from '../usage.ts';
import { readWork, withDatabase } from './database-view.ts';
import type { DatabaseWork } from './database-view.ts';
import { peakMemoryMb, sharedMemoryMb } from './memory.ts';

/** What a run took from the machine. */
export interface RunCost {
  seconds: number;
  /** By process; `bench` is this program, which calls, asks and counts. */
  usage: Record<string, Usage>;
  /** Of the processes that are API and sender, the peak of each added up, by the kernel's own count, less `sharedMemoryMb`. */
  peakMemoryMb: number;
  /** Pages that they have together at the beginning and at the end, the fewer: counted once. 0 also where this kernel does not tell. */
  sharedMemoryMb: number;
  /** False: the peak is that of the whole life of the process. */
  peakIsOfThisRun: boolean;
  database: DatabaseWork;
  /** Cores that everything else on this machine used meanwhile: what they took is missing in the figures. */
  otherCores: number;
}

/** The processes that are API and sender. */
export const apiAndSender = (pids: BenchStack['pids']): number[] => ['api', 'bulk'].flatMap((name) => pids[name] ?? []);

function ownCpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Each has its peak at its own time: together they never had more. The pages of their program are there once. */
function peakOf(pids: BenchStack['pids'], sharedBefore: number) {
  const processes = apiAndSender(pids);
  const shared = Math.min(sharedBefore, sharedMemoryMb(processes));
  const peak = processes.reduce((sum, pid) => sum + peakMemoryMb(pid), -shared);
  return { peakMemoryMb: peak, sharedMemoryMb: shared };
}

/**
 * Watches from now on, until `stop`.
 * @param peakIsOfThisRun whether the peak was reset for it.
 */
export async function watchRun(
  { pids, stack }: BenchStack,
  peakIsOfThisRun: boolean,
): Promise<{ stop(): Promise<RunCost> }> {
  const look = () => withDatabase(stack.settings.dataFolder, 'peyk', readWork);
  const sharedBefore = sharedMemoryMb(apiAndSender(pids));
  const workBefore = await look();
  const watched = watchUsage(pids);
  const [own, machine, started] = [ownCpuSeconds(), machineCpuSeconds(), performance.now()];
  return {
    stop: async () => {
      const seconds = (performance.now() - started) / 1000;
      const bench = { cpuSeconds: ownCpuSeconds() - own, peakMb: Math.round(process.memoryUsage.rss() / 2 ** 20) };
      const usage = { ...watched.stop(), bench };
      const ours = Object.values(usage).reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0);
      const otherCores = Math.max(0, (machineCpuSeconds() - machine - ours) / seconds);
      const work = await look();
      const database = { walBytes: work.walBytes - workBefore.walBytes, commits: work.commits - workBefore.commits };
      return { seconds, usage, ...peakOf(pids, sharedBefore), peakIsOfThisRun, database, otherCores };
    },
  };
}
