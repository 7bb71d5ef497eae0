import { LatinRun } from '@peyk/shared-ui';
import type { WebhookResult } from '../api/webhooks';
import { messages } from '../messages';

/** What a receiver answered, or why there was no answer. */
export function Outcome({ status, fault }: Pick<WebhookResult, 'status' | 'fault'>) {
  if (status !== null) return <LatinRun>{String(status)}</LatinRun>;
  return fault === null ? messages.noAnswer : messages.faults[fault];
}
