import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@peyk/shared-api-client';
import type { components, operations } from '@peyk/shared-contract';
import type { ListRequest } from '@peyk/shared-screens';

export type ApiCall = components['schemas']['ApiCall'];
export type ApiCallDetail = operations['getApiCall']['responses']['200']['content']['application/json']['data'];
export type CallFilters = NonNullable<
  operations['listApiCalls']['requestBody']['content']['application/json']['filters']
>;

/** What a new call, or the switch, makes old. */
export const API_CALLS_KEY = ['api-calls'] as const;

/** What programs called, newest first. */
export function apiCallsQuery({ page, limit, filters }: ListRequest<CallFilters>) {
  return queryOptions({
    queryKey: [...API_CALLS_KEY, 'list', page, limit, filters] as const,
    queryFn: ({ signal }) => answerOf(api.POST('/api-calls/list', { body: { page, limit, filters }, signal })),
    placeholderData: keepPreviousData,
  });
}

/** Whether calls are written down. */
export const callsSettingQuery = queryOptions({
  queryKey: [...API_CALLS_KEY, 'setting'] as const,
  queryFn: ({ signal }) => answerOf(api.GET('/api-calls/setting', { signal })),
});

export const setCallsSetting = (is_on: boolean) => answerOf(api.POST('/api-calls/setting', { body: { is_on } }));

/** Makes one again that failed; what it was answered may be a refusal. */
export const repeatApiCall = (id: string) => answerOf(api.POST('/api-calls/repeat', { body: { call_id: id } }));

/** One of them with its bodies, as they are kept. */
export const apiCallQuery = (id: string) =>
  queryOptions({
    queryKey: [...API_CALLS_KEY, 'one', id] as const,
    queryFn: ({ signal }) => answerOf(api.GET('/api-calls/show', { params: { query: { call_id: id } }, signal })),
  });
