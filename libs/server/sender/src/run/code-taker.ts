import type { ClaimedChunk } from '../sql/claim-chunks';
import type { LaneOptions } from './lane-options';

/** Under whose name a chunk is stored, and until when nobody else takes it. */
export interface Lease {
  workerId: string;
  until: Date;
}

/** What is known of a code that is about to be stored. */
export interface CodeToStore {
  lineId: bigint;
  /** As in `ClaimedChunk`. */
  operators: readonly string[] | null;
  maxPerSecond: number | null;
  parts: number;
  /** Number of the operator of its number. */
  network: number;
}

/**
 * Takes codes over that this very process makes: they are stored as leased already, so nobody is woken for them and nothing is claimed.
 * Half of what a code waits for after it was accepted would be that.
 */
export interface CodeTaker {
  /** Undefined where a code had better be left to whoever sends codes: it would not leave from here at once, or others wait. */
  leaseForCode(code: CodeToStore): Lease | undefined;
  /**
   * A code is committed with that lease. One that never comes here, because the end of its transaction was not heard, is recovered
   * like any other when the lease has run out.
   */
  takeCode(code: ClaimedChunk, lease: Lease): void;
}

/** Whether links, slots and the rate of its line let a code leave now. */
export function mayLeaveNow(
  { operators, rates }: Pick<LaneOptions, 'operators' | 'rates'>,
  { lineId, operators: names, maxPerSecond, parts, network }: CodeToStore,
): boolean {
  const chunk = { lineId, operators: names, network: () => network };
  if (operators.isCutOff(chunk)) return false;
  const operator = operators.choose(operators.orderFor(chunk, 1), 'priority');
  if (!operator || operator.slots.free('priority') < parts) return false;
  return (rates.lines.of(lineId, maxPerSecond)?.waitMs(parts) ?? 0) === 0;
}
