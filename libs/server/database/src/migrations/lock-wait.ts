/** Whoever waits for a lock on a table holds up everybody who comes after: so long sending stands still at most. */
export const LOCK_WAIT_MS = 1_000;
