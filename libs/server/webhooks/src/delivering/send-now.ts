import { randomUUID } from 'node:crypto';
import { secretsAt } from '../endpoints/endpoint-secret';
import type { EndpointKey, SealedSecrets } from '../endpoints/endpoint-secret';
import { postEvent } from '../outgoing/post-event';
import type { Outcome } from '../outgoing/post-event';
import { signedHeaders } from '../outgoing/sign-event';
import type { WebhookPorts } from '../webhooks.ports';
import { bodyOf } from './event-body';

export interface ToSend {
  endpoint: EndpointKey & SealedSecrets & { url: string };
  /** When it is sent: receivers refuse what was signed long ago. */
  at: Date;
  type: string;
  data: unknown;
  /** When it happened; now unless given. */
  happenedAt?: Date;
  /** One of its own unless given. */
  messageId?: string;
}

const newMessageId = () => `msg_${randomUUID().replaceAll('-', '')}`;

/** Signs an event and sends it once; whatever goes wrong is what came of it. @throws SealError */
export function sendNow(
  { seal, rules, resolve, patienceMs }: WebhookPorts,
  { endpoint, at, type, data, happenedAt = at, messageId = newMessageId() }: ToSend,
): Promise<Outcome> {
  const body = bodyOf({ type, at: happenedAt, data });
  const headers = signedHeaders(secretsAt(seal, endpoint, at), { messageId, at, body });
  const settings = { rules, ...(resolve && { resolve }), ...(patienceMs !== undefined && { patienceMs }) };
  return postEvent({ url: endpoint.url, body, headers }, settings);
}
