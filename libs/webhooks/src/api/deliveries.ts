import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@peyk/shared-api-client';
import type { components } from '@peyk/shared-contract';
import type { ListRequest } from '@peyk/shared-screens';
import type { ToldEvent } from './webhooks';

export type Delivery = components['schemas']['WebhookDelivery'];
export type DeliveryState = Delivery['state'];
export type DeliveryDetail = components['schemas']['WebhookDeliveryDetail'];
export type Attempt = DeliveryDetail['attempts'][number];

export interface DeliveryFilters {
  state?: DeliveryState;
  event?: ToldEvent;
}

/** What a resend makes old. */
export const DELIVERIES_KEY = ['webhook-deliveries'] as const;

/** What was sent to one address, newest first. */
export function deliveriesQuery(webhookId: string, { page, limit, filters }: ListRequest<DeliveryFilters>) {
  return queryOptions({
    queryKey: [...DELIVERIES_KEY, 'list', webhookId, page, limit, filters] as const,
    queryFn: ({ signal }) =>
      answerOf(
        api.POST('/webhooks/deliveries/list', {
          body: { page, limit, filters: { webhook_id: webhookId, ...filters } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
}

export const deliveryQuery = (id: string) =>
  queryOptions({
    queryKey: [...DELIVERIES_KEY, 'one', id] as const,
    queryFn: ({ signal }) =>
      answerOf(api.GET('/webhooks/deliveries/show', { params: { query: { delivery_id: id } }, signal })),
  });

export const resendDelivery = (id: string) => answerOf(api.POST('/webhooks/deliveries/resend', { body: { id } }));

/** What has failed since so many hours ago, ten thousand at most. */
export function resendFailed(id: string, hours: number) {
  const to = Date.now();
  const from = new Date(to - hours * 3_600_000).toISOString();
  const body = { id, from, to: new Date(to).toISOString() };
  return answerOf(api.POST('/webhooks/deliveries/resend-failed', { body }));
}
