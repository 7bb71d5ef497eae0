import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@peyk/shared-api-client';
import type { components, operations } from '@peyk/shared-contract';

export type Webhook = components['schemas']['Webhook'];
export type WebhookEvent = components['schemas']['WebhookEvent'];
/** What can stand in a log: also what is not chosen for an address. */
export type ToldEvent = components['schemas']['ToldEvent'];
export type WebhookResult = components['schemas']['WebhookResult'];
export type WebhookFault = components['schemas']['WebhookFault'];
type Wishes = operations['createWebhook']['requestBody']['content']['application/json'];

/** What the form says. */
export type WebhookFields = Required<Wishes>;

/** What a change of any of them makes old. */
export const WEBHOOKS_KEY = ['webhooks'] as const;

/** An account has no more. */
export const MOST_WEBHOOKS = 10;

/** All addresses of the account, newest first. */
export const webhooksQuery = queryOptions({
  queryKey: [...WEBHOOKS_KEY, 'list'] as const,
  queryFn: ({ signal }) => answerOf(api.GET('/webhooks/list', { signal })),
});

/** One of them: there are ten at most, and no question for one. */
export function webhookQuery(id: string) {
  return queryOptions({
    ...webhooksQuery,
    select: ({ items }: { items: readonly Webhook[] }) => items.find((one) => one.id === id) ?? null,
  });
}

/** The only answer that holds the secret, beside that of a change of it. */
export const createWebhook = (body: WebhookFields) => answerOf(api.POST('/webhooks/create', { body }));

export const updateWebhook = (id: string, fields: WebhookFields) =>
  answerOf(api.POST('/webhooks/update', { body: { id, ...fields } }));

export const deleteWebhook = (id: string) => answerOf(api.POST('/webhooks/delete', { body: { id } }));

export const rotateWebhookSecret = (id: string) => answerOf(api.POST('/webhooks/rotate-secret', { body: { id } }));

/** Takes up to fifteen seconds. */
export const testWebhook = (id: string) => answerOf(api.POST('/webhooks/test', { body: { id } }));
