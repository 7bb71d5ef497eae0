/** Who reads a file: the product's check, and two packages with the same rule of a number behind them. */
export type Reader = 'ours' | 'papaparse' | 'hucre';

/** What one check of one file came to. */
export interface FileRun {
  /** From the file to the counts. */
  seconds: number;
  /** Until its columns could be shown. */
  openMs: number;
  /** The longest time between two frames of the page meanwhile. */
  longestFrameMs: number;
  /** The last fifty rows of the preview, afterwards. */
  pageMs: number;
  /** What the worker keeps for the preview, by its own count. */
  keptBytes: number;
  /** How many numbers were accepted, and a print of them in their order. */
  accepted: string;
}
