/** What became of one part of `npm test`: for its closing table, and for the page of benchmarks. */
export interface PartResult {
  name: string;
  budgetMinutes: number;
  /** Undefined: not run, because an earlier part failed. */
  seconds: number | undefined;
  passed: number;
  failed: number;
  skipped?: readonly string[];
}
