import { mrialToRialString, rialStringToMrial } from '@peyk/shared-sms';
import { endedUnsent, type SendDetails } from '@peyk/shared-sends';

/**
 * What of a send's price is still held: neither charged nor given back, in rial. Nothing is held before the send is
 * priced, and nothing when it ended unsent.
 */
export function heldOf(send: Pick<SendDetails, 'state' | 'cost' | 'charged' | 'returned'>): string {
  if (endedUnsent(send.state)) return '0';
  const held = rialStringToMrial(send.cost) - rialStringToMrial(send.charged) - rialStringToMrial(send.returned);
  return mrialToRialString(held > 0n ? held : 0n);
}

/**
 * The most that a stop can bring back now, in rial: the share of the price that the waiting recipients have. Recipients
 * may cost differently, so this is a forecast; the answer to the stop says the exact amount.
 */
export function returnForecast(send: Pick<SendDetails, 'cost' | 'counts'>): string {
  const { queued, total } = send.counts;
  if (total === 0) return '0';
  const rials = (rialStringToMrial(send.cost) * BigInt(queued)) / BigInt(total) / 1000n;
  return rials.toString();
}
