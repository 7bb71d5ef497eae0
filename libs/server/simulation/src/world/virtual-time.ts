import { currentProcess } from './process';
import type { SimProcess } from './process';

export interface VirtualTimer {
  readonly owner: SimProcess | undefined;
  readonly atMs: number;
  readonly order: number;
  readonly label: string;
  fire(): void;
}

/** Virtual time, and what waits for it. One at a time: `useTime` sets the one that the engine's timers go to. */
export class VirtualTime {
  /** Milliseconds since the simulation began; never goes back. */
  nowMs = 0;
  private timers: VirtualTimer[] = [];
  private nextOrder = 1;

  constructor(readonly random: () => number) {}

  add(timer: Omit<VirtualTimer, 'order'>): VirtualTimer {
    const added = { ...timer, order: this.nextOrder };
    this.nextOrder += 1;
    this.timers.push(added);
    return added;
  }

  remove(timer: VirtualTimer): void {
    const place = this.timers.indexOf(timer);
    if (place >= 0) this.timers.splice(place, 1);
  }

  dropOf(owner: SimProcess): void {
    this.timers = this.timers.filter((timer) => timer.owner !== owner);
  }

  /** Of each owner the one that is due first; a frozen owner has none. */
  due(): VirtualTimer[] {
    const first = new Map<SimProcess | undefined, VirtualTimer>();
    for (const timer of this.timers) {
      if (timer.atMs > this.nowMs || (timer.owner?.frozenUntil ?? 0) > this.nowMs) continue;
      const known = first.get(timer.owner);
      if (!known || comesBefore(timer, known)) first.set(timer.owner, timer);
    }
    return [...first.values()];
  }

  /** When something is due next after now; undefined when nothing waits. */
  nextMs(): number | undefined {
    let next: number | undefined;
    for (const { atMs, owner } of this.timers) {
      const at = Math.max(atMs, owner?.frozenUntil ?? 0);
      if (at > this.nowMs && (next === undefined || at < next)) next = at;
    }
    return next;
  }
}

function comesBefore(a: VirtualTimer, b: VirtualTimer): boolean {
  return a.atMs < b.atMs || (a.atMs === b.atMs && a.order < b.order);
}

const state: { time: VirtualTime | undefined } = { time: undefined };

export function useTime(time: VirtualTime | undefined): void {
  state.time = time;
}

/** @throws when no simulation runs. */
function time(): VirtualTime {
  if (!state.time) throw new Error('No simulation runs.');
  return state.time;
}

/** Sets a timer for the process that runs now; whole milliseconds, as Node counts them. */
export function setVirtualTimer(fire: () => void, ms: number, label = 'timer'): VirtualTimer {
  const owner = currentProcess();
  const run = () => (owner ? owner.run(fire) : fire());
  return time().add({ owner, atMs: time().nowMs + Math.max(0, Math.trunc(ms) || 0), label, fire: run });
}

function isVirtual(timer: unknown): timer is VirtualTimer {
  return typeof timer === 'object' && timer !== null && 'fire' in timer;
}

/** What the loader puts in the place of the globals of the same names, in the engine's files only. */
export const engineGlobals = {
  // Code outside of every simulated process, such as what sets a seed's rows up, lives in real time.
  setTimeout: (fire: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) =>
    currentProcess() ? unrefable(setVirtualTimer(() => fire(...args), ms)) : setTimeout(fire, ms, ...args),
  clearTimeout: (timer: unknown) => {
    if (isVirtual(timer)) state.time?.remove(timer);
    else clearTimeout(timer as NodeJS.Timeout | undefined); // whatever else it is came from the real one
  },
  setImmediate: (fire: (...args: unknown[]) => void, ...args: unknown[]) =>
    currentProcess() ? unrefable(setVirtualTimer(() => fire(...args), 0)) : setImmediate(fire, ...args),
  performance: { now: () => (currentProcess() ? time().nowMs : performance.now()) },
  Math: Object.assign(Object.create(Math) as Math, {
    random: () => (currentProcess() ? time().random() : Math.random()),
  }),
};

function unrefable(timer: VirtualTimer) {
  return Object.assign(timer, { unref: () => timer, ref: () => timer });
}
