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
