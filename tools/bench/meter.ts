import { cpuSecondsOf, machineCpuSeconds } from './usage.ts';

/** Processor time between two moments. */
export interface Metered {
  seconds: number;
  /** Of each process that was named, and of this one as `load`. */
  cpuSeconds: Record<string, number>;
  /** Cores that everything else on this machine used meanwhile: what they took is missing in the times. */
  otherCores: number;
}

/** Looks at the processor time of processes (with their children), of this one, and of the whole machine. */
export function startMeter(pids: Readonly<Record<string, number>>): () => Metered {
  const read = () => {
    const own = process.cpuUsage();
    const named = Object.entries(pids).map(([name, pid]) => [name, cpuSecondsOf(pid)] as const);
    return {
      at: performance.now() / 1000,
      used: new Map([...named, ['load', (own.user + own.system) / 1e6]]),
      machine: machineCpuSeconds(),
    };
  };
  const before = read();
  return () => {
    const after = read();
    const cpuSeconds = [...after.used].map(([name, used]) => [name, used - (before.used.get(name) ?? 0)] as const);
    const seconds = after.at - before.at;
    const others = cpuSeconds.reduce((left, [, used]) => left - used, after.machine - before.machine);
    return { seconds, cpuSeconds: Object.fromEntries(cpuSeconds), otherCores: Math.max(0, others / seconds) };
  };
}
