import type { Seal } from '@peyk/server-seal';
import type { components } from '@peyk/shared-contract';
import { bodyOf } from '../delivering/event-body';
import { secretsAt } from '../endpoints/endpoint-secret';
import { CONTENT_TYPE } from '../outgoing/post-event';
import { signedHeaders } from '../outgoing/sign-event';
import type { AttemptRow, DeliveryDetail } from './deliveries.repository';

/**
 * A try as a person sends it again by hand: signed for the moment of that try, by what signs the address now, so that the answer is worth
 * nothing to a receiver that looks at the time. @throws SealError
 */
export function sentRequest(
  seal: Seal,
  accountId: bigint,
  { row, attempt }: { row: DeliveryDetail; attempt: AttemptRow },
): components['schemas']['WebhookRequest'] {
  // Written down when it had ended.
  const at = new Date(attempt.at.getTime() - attempt.ms);
  const body = bodyOf({ type: row.event, at: row.happenedAt, data: row.data });
  const secrets = secretsAt(seal, { ...row, accountId, id: row.webhookId }, at);
  const headers = { 'content-type': CONTENT_TYPE, ...signedHeaders(secrets, { messageId: row.messageId, at, body }) };
  return { url: row.url, headers: Object.entries(headers).map(([name, value]) => ({ name, value })) };
}
