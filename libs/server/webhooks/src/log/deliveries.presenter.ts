import type { components } from '@peyk/shared-contract';
import { bodyOf } from '../delivering/event-body';
import type { AttemptRow, DeliveryDetail, DeliveryRow } from './deliveries.repository';

type Schemas = components['schemas'];
type Delivery = Schemas['WebhookDelivery'];

export function presentDelivery(row: DeliveryRow): Delivery {
  return {
    id: row.id.toString(),
    webhook_id: row.webhookId.toString(),
    webhook_title: row.webhookTitle,
    // Written by the triggers and the pump alone, with words of the contract.
    event: row.event as Delivery['event'],
    state: row.state as Delivery['state'],
    tries: row.tries,
    status: row.status,
    fault: row.fault as Delivery['fault'],
    created_at: row.createdAt.toISOString(),
    next_try_at: row.state === 'waiting' && row.isOn ? row.dueAt.toISOString() : null,
  };
}

function presentAttempt({ at, ms, status, fault, answer }: AttemptRow): Schemas['WebhookAttempt'] {
  const is_success = status !== null && status >= 200 && status < 300;
  return { at: at.toISOString(), is_success, status, fault: fault as Delivery['fault'], ms, answer };
}

export function presentDetail(
  row: DeliveryDetail,
  attempts: readonly AttemptRow[],
  request: Schemas['WebhookRequest'] | null,
): Schemas['WebhookDeliveryDetail'] {
  const { messageId, event, data, happenedAt } = row;
  return {
    delivery: presentDelivery(row),
    message_id: messageId,
    body: bodyOf({ type: event, at: happenedAt, data }),
    request,
    attempts: attempts.map(presentAttempt),
  };
}
