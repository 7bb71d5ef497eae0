import type { ServerContext } from '@peyk/server-database';

/** Something that is done again and again, by one process at a time. */
export interface PeriodicTask {
  /** Names it in logs, metrics, and in the lock: unique. */
  readonly name: string;
  readonly everyMs: number;
  /** Does it once; answers how many rows it concerned, for the log. Running it twice must be harmless. */
  readonly run: (context: ServerContext) => Promise<number>;
  /** Of a task that begins what outlives its round: resolves when that has ended, and begins nothing more. */
  readonly stop?: () => Promise<void>;
}
