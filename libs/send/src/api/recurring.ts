import { answerOf, api } from '@peyk/shared-api-client';
import type { components, operations } from '@peyk/shared-contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

type Schemas = components['schemas'];
export type Recurring = Schemas['RecurringSend'];
export type RecurringRun = Schemas['RecurringRun'];
export type RecurringRule = Schemas['RecurringRule'];
export type RecurringParams = Schemas['RecurringParams'];
export type RecurringState = Schemas['RecurringState'];
export type RecurringContent = operations['createRecurringSend']['requestBody']['content']['application/json'];

interface PageRequest {
  readonly page: number;
  readonly limit: number;
}

/** Whatever changes one makes all of it old. */
export const RECURRING_KEY = ['recurring'] as const;
/** New times come by themselves. */
const FRESH_MS = 30_000;

/** One page of the account's recurring sends, newest first. */
export function recurringQuery({
  page,
  limit,
  filters,
}: PageRequest & { readonly filters: { readonly state?: RecurringState } }) {
  return queryOptions({
    queryKey: [...RECURRING_KEY, 'list', page, limit, filters] as const,
    queryFn: ({ signal }) => answerOf(api.POST('/send/recurring/list', { body: { page, limit, filters }, signal })),
    placeholderData: keepPreviousData,
    refetchInterval: FRESH_MS,
  });
}

/** One of them with its recipients. */
export function oneRecurringQuery(id: string) {
  return queryOptions({
    queryKey: [...RECURRING_KEY, 'one', id] as const,
    queryFn: ({ signal }) => answerOf(api.GET('/send/recurring/show', { params: { query: { id } }, signal })),
    refetchInterval: FRESH_MS,
  });
}

/** What became of its times, the latest first. */
export function runsQuery(id: string, { page, limit }: PageRequest) {
  return queryOptions({
    queryKey: [...RECURRING_KEY, 'runs', id, page, limit] as const,
    queryFn: ({ signal }) => answerOf(api.POST('/send/recurring/runs', { body: { id, page, limit }, signal })),
    placeholderData: keepPreviousData,
    refetchInterval: FRESH_MS,
  });
}

/** Plans one. The key makes a repetition after a lost answer the same one. */
export function createRecurring(body: RecurringContent, idempotencyKey: string) {
  const header = { 'Idempotency-Key': idempotencyKey };
  return answerOf(api.POST('/send/recurring/create', { params: { header }, body }));
}

export function updateRecurring(id: string, content: RecurringContent) {
  return answerOf(api.POST('/send/recurring/update', { body: { id, ...content } }));
}

export function pauseRecurring(id: string) {
  return answerOf(api.POST('/send/recurring/pause', { body: { id } }));
}

export function resumeRecurring(id: string) {
  return answerOf(api.POST('/send/recurring/resume', { body: { id } }));
}

export function deleteRecurring(id: string) {
  return answerOf(api.POST('/send/recurring/delete', { body: { id } }));
}
