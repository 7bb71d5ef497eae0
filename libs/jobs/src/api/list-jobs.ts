import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@peyk/shared-api-client';
import type { components } from '@peyk/shared-contract';

export type Job = components['schemas']['Job'];

export const JOBS_KEY = ['jobs'] as const;

/** While something runs: for a panel whose live socket is away. */
const ASK_AGAIN_MS = 10_000;

export const isUnfinished = ({ state }: Job) => state === 'waiting' || state === 'running';

/** What runs for the account, and what ended in the last day. */
export function jobsQuery() {
  return queryOptions({
    queryKey: JOBS_KEY,
    queryFn: ({ signal }) => answerOf(api.GET('/jobs', { signal })),
    refetchInterval: ({ state }) => (state.data?.items.some(isUnfinished) ? ASK_AGAIN_MS : false),
  });
}
