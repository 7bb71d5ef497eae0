import type { WeeklyRule } from '@peyk/server-audience';
import type { PricedRequest } from './request-hash';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Whom a send leaves out, as it was known when it was quoted. The week ends when it leaves: messages only come into that week later, so a
 * send reaches nobody more than its quote said.
 */
export function weeklyRuleOf(
  { weeklyLimit = null, sendTime = null }: Pick<PricedRequest, 'weeklyLimit' | 'sendTime'>,
  asOf: Date,
): WeeklyRule | undefined {
  if (!weeklyLimit) return undefined;
  const leavesMs = sendTime === null ? asOf.getTime() : new Date(sendTime).getTime();
  return { limit: weeklyLimit, since: new Date(leavesMs - WEEK_MS), asOf };
}
