/** How often which fault happens in a seed. Probabilities for each statement or step. */
export interface FaultRates {
  /** The connection is lost before the statement, or after it and before its answer. */
  cut: number;
  /** The process dies before the statement, or after it and before its answer. */
  kill: number;
  /** The process stands still for a while, longer than its leases as often as not. */
  freeze: number;
  /** Its clock jumps. */
  clockJump: number;
  lineCut: number;
  strangerReceipt: number;
}

export const NO_FAULTS: FaultRates = { cut: 0, kill: 0, freeze: 0, clockJump: 0, lineCut: 0, strangerReceipt: 0 };

/** Where a fault does most harm, it comes more often: when a cursor moves and when a transaction commits. */
export function harmOf(text: string): number {
  return text === 'commit' || isMark(text) ? 6 : 1;
}

/** A statement that moves cursors: from here on messages are on their way. */
export function isMark(text: string): boolean {
  return /update send_chunks c set next_n/.test(text);
}
