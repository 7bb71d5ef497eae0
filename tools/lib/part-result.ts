/** What became of one part of `npm test`: for its closing table, and for the page of benchmarks. */
export interface PartResult {
  name: string;
  budgetMinutes: number;
  /** Undefined: not run, because an earlier part failed. */
  seconds: number | undefined;
  passed: number;
  failed: number;
  /** By name, for those who see the end of the output only. */
  broken?: readonly string[];
  skipped?: readonly string[];
}
