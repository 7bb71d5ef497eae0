import { AsyncLocalStorage } from 'node:async_hooks';
import type { Clock } from '@peyk/server-database';

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
  readonly onKill: (() => void)[] = [];
  readonly clock: Clock;

  constructor(
    readonly name: string,
    wallMs: () => number,
  ) {
    this.clock = { now: () => new Date(wallMs() + this.clockOffMs) };
  }

  /** Runs code of this process; what it awaits and the timers that it sets belong to it as well. */
  run<T>(code: () => T): T {
    return running.run(this, code);
  }

  kill(): void {
    if (!this.alive) return;
    this.alive = false;
    for (const end of this.onKill) end();
  }
}
