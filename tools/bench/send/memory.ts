import { readFileSync, writeFileSync } from 'node:fs';

/** As the kernel spells it in /proc/<pid>/clear_refs: forget the peak of the resident memory. */
const RESET_PEAK = '5';

/**
 * Makes a process's peak begin anew, so that it is the peak of what is measured and not of the start before it.
 * @returns whether the kernel let us.
 */
export function resetPeakMemory(pid: number): boolean {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, RESET_PEAK);
    return true;
  } catch {
    return false;
  }
}

function fromStatus(pid: number, line: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`^${line}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? Number.NaN) / 1024;
}

/** The resident memory of a process now, in MB. */
export const memoryMb = (pid: number): number => fromStatus(pid, 'VmRSS');

/** The kernel's own peak of the resident memory of a process (VmHWM), in MB. Exact: nothing is sampled. */
export const peakMemoryMb = (pid: number): number => fromStatus(pid, 'VmHWM');
