import { closeSync, openSync, readFileSync, readSync, writeFileSync } from 'node:fs';

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

const PAGE_BYTES = 4096;
/** Of an entry of /proc/<pid>/pagemap (64 bits): that the page is in memory, and where. */
const [ENTRY_BYTES, IS_PRESENT, FRAME_HIGH] = [8, 0x80000000, 0x7fffff];
const READ_AT_ONCE = 65_536;
/** A line of /proc/<pid>/maps. Addresses of 48 bits: the page of system calls lies above, and is nobody's. */
const OWN_RANGE = /^([0-9a-f]{1,12})-([0-9a-f]{1,12}) /gm;

/** The frames of memory that hold pages of a process; none where the kernel does not tell us. */
function framesOf(pid: number): Set<number> {
  const frames = new Set<number>();
  const map = openSync(`/proc/${pid}/pagemap`, 'r');
  const entries = Buffer.alloc(READ_AT_ONCE * ENTRY_BYTES);
  try {
    for (const [, from = '', to = ''] of readFileSync(`/proc/${pid}/maps`, 'utf8').matchAll(OWN_RANGE)) {
      const [first, end] = [from, to].map((at) => Number(BigInt(`0x${at}`) / BigInt(PAGE_BYTES)));
      for (let page = first ?? 0; page < (end ?? 0); page += READ_AT_ONCE) {
        const wanted = Math.min((end ?? 0) - page, READ_AT_ONCE) * ENTRY_BYTES;
        const read = readSync(map, entries, 0, wanted, page * ENTRY_BYTES);
        for (let at = 0; at + ENTRY_BYTES <= read; at += ENTRY_BYTES) {
          const high = entries.readUInt32LE(at + 4);
          const frame = (high & FRAME_HIGH) * 2 ** 32 + entries.readUInt32LE(at);
          if ((high & IS_PRESENT) !== 0 && frame > 0) frames.add(frame);
        }
      }
    }
  } finally {
    closeSync(map);
  }
  return frames;
}

/**
 * What added up would be counted more than once: the pages that several of these processes have in memory together (their program and its
 * libraries), now, in MB. Exact, frame by frame; 0 where the kernel does not tell us which they are, as it tells root alone.
 */
export function sharedMemoryMb(pids: readonly number[]): number {
  const frames = pids.map(framesOf);
  const all = new Set(frames.flatMap((of) => [...of]));
  const pages = frames.reduce((sum, of) => sum + of.size, 0) - all.size;
  return (pages * PAGE_BYTES) / 2 ** 20;
}
