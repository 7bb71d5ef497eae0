import type { components } from '@peyk/shared-contract';
import type { Endpoint } from './endpoints.repository';

type Webhook = components['schemas']['Webhook'];

/** An address as people see it: never what signs. @param now a former secret is told of as long as it is good */
export function presentEndpoint(endpoint: Endpoint, now: Date): Webhook {
  const { previousUntil } = endpoint;
  return {
    id: endpoint.id.toString(),
    title: endpoint.title,
    url: endpoint.url,
    // Both are held to their words by the contract and the table's CHECK.
    events: endpoint.events as Webhook['events'],
    is_on: endpoint.isOn,
    disabled_reason: endpoint.disabledReason as Webhook['disabled_reason'],
    disabled_at: endpoint.disabledAt?.toISOString() ?? null,
    failing_since: endpoint.failingSince?.toISOString() ?? null,
    previous_secret_until: previousUntil !== null && previousUntil > now ? previousUntil.toISOString() : null,
    created_at: endpoint.createdAt.toISOString(),
  };
}
