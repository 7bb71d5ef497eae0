import type { ClaimedChunk } from '../sql/claim-chunks';

/** Under whose name a chunk is stored, and until when nobody else takes it. */
export interface Lease {
  workerId: string;
  /** Milliseconds. */
  leaseMs: number;
}

/**
 * Takes codes over that this very process makes: they are stored as leased already, so nobody is woken for them and nothing is claimed.
 * Two thirds of what a code waits for after it was accepted would be that.
 */
export interface CodeTaker {
  /** Undefined where a code had better be left to whoever sends codes: nothing can leave from here now. */
  leaseForCode(): Lease | undefined;
  /** A code is committed with that lease. One that never comes here, because the end of its transaction was not heard, is recovered like any other when the lease has run out. */
  takeCode(code: ClaimedChunk): void;
}
