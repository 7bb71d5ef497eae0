import type { PlannedSend, PlannedTest } from './plan';

/** What a customer knows of a send. */
export interface AskedSend {
  plan: PlannedSend;
  sendId: bigint | undefined;
  /** The code of a refusal for good. */
  refusedWith: string | undefined;
  stopped: { count: number; returnedRial: string } | undefined;
  /** The time it was asked for, and may not leave before. */
  sendTimeMs: number | undefined;
  /** Its time was moved. */
  moved: boolean;
}

/** A second try for those whom a send has not reached. */
export interface AskedResend {
  of: AskedSend;
  /** Of the resend. */
  sendId: bigint | undefined;
  refusedWith: string | undefined;
}

export interface AskedTest {
  plan: PlannedTest;
  /** The mobile that it may go to. */
  ownNumber: string;
  sendId: bigint | undefined;
  refusedWith: string | undefined;
}
