import { rialStringToMrial } from '@peyk/shared-sms';
import type { SendDetails } from '@peyk/shared-sends';

/**
 * The most that a stop can bring back now, in rial: the share of the price, with charity, that the waiting recipients
 * have. Recipients may cost differently, so this is a forecast; the answer to the stop says the exact amount.
 */
export function returnForecast(send: Pick<SendDetails, 'cost' | 'charity' | 'counts'>): string {
  const { queued, total } = send.counts;
  if (total === 0) return '0';
  const heldMrial = rialStringToMrial(send.cost) + rialStringToMrial(send.charity);
  const rials = (heldMrial * BigInt(queued)) / BigInt(total) / 1000n;
  return rials.toString();
}
