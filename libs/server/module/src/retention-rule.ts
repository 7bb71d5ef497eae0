/** How long rows of a table are kept. One task deletes all that is over, in small batches; the reasons are in docs/retention.md. */
export interface RetentionRule {
  readonly table: string;
  /** The instant that the time is counted from. */
  readonly column: string;
  readonly keptMs: number;
}
