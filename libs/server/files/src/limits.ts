const MB = 1_048_576;

/** Of one account, kept at the same time. */
export const QUOTA_BYTES = 512 * MB;
/** Of one account at the same time: what arrives is not counted against the quota before it is there. */
export const MAX_ARRIVING = 5;
/** A file that arrives for longer than this does not come any more. */
export const LONGEST_ARRIVAL_MS = 3_600_000;
/** How long a file waits for the row that is to refer to it: long enough to fill a form in. */
export const UNREFERRED_MS = 24 * 3_600_000;
/** A small file can hold a picture that fills the memory. */
export const MAX_PIXELS = 40_000_000;
/** Rows of one round of the sweeps. */
export const SWEEP_BATCH = 100;
