import { AsyncLocalStorage } from 'node:async_hooks';
import type { Clock } from '@peyk/server-database';
import { Looks } from './looks';

/** Ten times of what a busy sender sets. */
const MOST_TIMERS_A_SECOND = 400;

/** Which process the code that runs now belongs to. */
const running = new AsyncLocalStorage<SimProcess>();

export function currentProcess(): SimProcess | undefined {
  return running.getStore();
}

/**
 * A process of the simulated installation. Its code waits only for timers, the database and the carrier; when it is killed,
 * none of the three answers any more, so not one further step of it runs.
 */
export class SimProcess {
  alive = true;
  /** Frozen until then, in virtual milliseconds: neither its timers nor its statements go on. */
  frozenUntil = 0;
  /** How far its clock is off, in milliseconds. */
  clockOffMs = 0;
  private second = { fromMs: 0, timers: 0 };
  readonly onKill: (() => void)[] = [];
  readonly looks = new Looks();
  readonly clock: Clock;

  constructor(
    readonly name: string,
    wallMs: () => number,
    /** Told what it sees whenever it looks at its clock. */
    seen: (atMs: number) => void = () => undefined,
  ) {
    const look = () => {
      const atMs = wallMs() + this.clockOffMs;
      this.looks.see(atMs);
      seen(atMs);
      return new Date(atMs);
    };
    this.clock = { now: look };
  }

  /** Runs code of this process; what it awaits and the timers that it sets belong to it as well. */
  run<T>(code: () => T): T {
    return running.run(this, code);
  }

  /** Told of each timer that fires: whether there have been more in a second than anything to wait for explains. */
  isSpinningAt(nowMs: number): boolean {
    if (nowMs - this.second.fromMs >= 1_000) this.second = { fromMs: nowMs, timers: 0 };
    this.second.timers += 1;
    return this.second.timers === MOST_TIMERS_A_SECOND + 1;
  }

  kill(): void {
    if (!this.alive) return;
    this.alive = false;
    for (const end of this.onKill) end();
  }
}
