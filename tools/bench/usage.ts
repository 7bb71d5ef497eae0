import { readFileSync, readdirSync } from 'node:fs';

/** Clock ticks a second; 100 on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;
/** Reading the memory of a database's processes takes tens of milliseconds of a core: seldom, or it disturbs what is measured. */
const SAMPLE_MS = 5000;

export interface Usage {
  cpuSeconds: number;
  /** Peak of the resident memory, of all its processes together; shared pages are counted once. */
  peakMb: number;
}

interface Stat {
  parent: number;
  ticks: number;
}

function readStat(pid: number): Stat | undefined {
  try {
    // Behind the name, which may hold blanks: state, parent, ..., utime (14th field), stime, and those of ended children.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return { parent: Number(fields[1]), ticks };
  } catch {
    // It ended between the listing and the reading.
    return undefined;
  }
}

function pssKb(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/** A process and all that it started. */
function treeOf(pid: number): Map<number, Stat> {
  const all = new Map<number, Stat>();
  for (const entry of readdirSync('/proc')) {
    const stat = /^\d+$/.test(entry) ? readStat(Number(entry)) : undefined;
    if (stat) all.set(Number(entry), stat);
  }
  const belongs = (candidate: number): boolean => {
    if (candidate === pid) return true;
    const parent = all.get(candidate)?.parent;
    return parent !== undefined && parent > 1 && belongs(parent);
  };
  return new Map([...all].filter(([candidate]) => belongs(candidate)));
}

/** Processor time of a process and all that it started, in seconds, since they began. Linux only: it reads /proc. */
export function cpuSecondsOf(pid: number): number {
  return [...treeOf(pid).values()].reduce((sum, { ticks }) => sum + ticks, 0) / TICKS_PER_SECOND;
}

/** Processor time that everything on this machine has used since it started, in seconds. Linux only. */
export function machineCpuSeconds(): number {
  // user, nice, system, idle, iowait, irq, softirq: all but the two in which a core does nothing.
  const [user = 0, nice = 0, system = 0, , , irq = 0, softIrq = 0] = readFileSync('/proc/stat', 'utf8')
    .split('\n', 1)
    .flatMap((line) => line.split(/ +/).slice(1).map(Number));
  return (user + nice + system + irq + softIrq) / TICKS_PER_SECOND;
}

/** Watches processes (with their children) from now on. Linux only: it reads /proc. */
export function watchUsage(pids: Readonly<Record<string, number>>): { stop(): Record<string, Usage> } {
  const names = Object.keys(pids);
  const cpuOf = (name: string) => cpuSecondsOf(pids[name] ?? 0);
  const start = new Map(names.map((name) => [name, cpuOf(name)]));
  const peakKb = new Map<string, number>();
  const sample = () => {
    for (const name of names) {
      const kb = [...treeOf(pids[name] ?? 0).keys()].reduce((sum, pid) => sum + pssKb(pid), 0);
      peakKb.set(name, Math.max(peakKb.get(name) ?? 0, kb));
    }
  };
  sample();
  const timer = setInterval(sample, SAMPLE_MS);
  return {
    stop: () => {
      clearInterval(timer);
      sample();
      const usage = (name: string): Usage => ({
        cpuSeconds: cpuOf(name) - (start.get(name) ?? 0),
        peakMb: Math.round((peakKb.get(name) ?? 0) / 1024),
      });
      return Object.fromEntries(names.map((name) => [name, usage(name)]));
    },
  };
}
