import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '@peyk/server-database';
import { Signal } from './signal';

/** Runs a task again and again: after a pause, or as soon as it is woken. An error is logged and the next round comes. */
export class TaskLoop {
  private readonly signal = new Signal();
  private readonly abort = new AbortController();
  private ended: Promise<void> = Promise.resolve();

  constructor(
    private readonly name: string,
    private readonly log: Logger,
    private readonly everyMs: number,
    private readonly task: (signal: AbortSignal) => Promise<unknown>,
  ) {}

  /** One round before the first of the loop. A failure is logged, as of any other. */
  once(): Promise<void> {
    return this.round();
  }

  start(): void {
    this.ended = this.run();
  }

  wake(): void {
    this.signal.give();
  }

  /** Resolves when the round that is running has ended; no other begins. */
  async stop(): Promise<void> {
    this.abort.abort();
    this.signal.give();
    await this.ended;
  }

  private async run(): Promise<void> {
    while (!this.abort.signal.aborted) {
      await this.round();
      if (!this.abort.signal.aborted) await this.signal.wait(this.everyMs);
    }
  }

  private async round(): Promise<void> {
    try {
      await this.task(this.abort.signal);
    } catch (error) {
      this.log.warn({ err: error, task: this.name }, 'a task of the sender failed; it will be tried again');
      await sleep(Math.min(this.everyMs, 500));
    }
  }
}
