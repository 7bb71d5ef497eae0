import { mrialToRialString, rialStringToMrial } from '@peyk/shared-sms';
import type { ExcludedCounts } from '@peyk/shared-sends';
import type { Quote } from './types';

/** What will be in the wallet after the send, in rial; negative when the credit does not reach. */
export function creditAfter({ credit, total }: Pick<Quote, 'credit' | 'total'>): string {
  return mrialToRialString(rialStringToMrial(credit) - rialStringToMrial(total));
}

/** What is missing in the wallet for the send, in rial. */
export function shortage({ credit, total }: Pick<Quote, 'credit' | 'total'>): string {
  return mrialToRialString(rialStringToMrial(total) - rialStringToMrial(credit));
}

/** How many of the given numbers receive nothing. */
export function excludedCount({
  invalid,
  no_text = 0,
  duplicate,
  blacklisted,
  opted_out,
  weekly_limit = 0,
}: ExcludedCounts): number {
  return invalid + no_text + duplicate + blacklisted + opted_out + weekly_limit;
}
