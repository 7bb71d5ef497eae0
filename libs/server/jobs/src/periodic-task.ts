import type { ServerContext } from '@peyk/server-database';

/** Something that is done again and again, by one process at a time. */
export interface PeriodicTask {
  /** Names it in logs, metrics, and in the lock: unique. */
  name: string;
  everyMs: number;
  /** Does it once; answers how many rows it concerned, for the log. Running it twice must be harmless. */
  run(context: ServerContext): Promise<number>;
}

/** What a task did since the start, for metrics. */
export interface TaskCounters {
  name: string;
  runs: number;
  /** Rounds in which another process was at it. */
  skipped: number;
  failures: number;
  /** Rows concerned, all rounds together. */
  rows: number;
  lastMs: number;
}
