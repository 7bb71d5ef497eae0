import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error';

const RETRIES = 2;
/** Answers that will be the same however often one asks. */
const FINAL_STATUSES = new Set([400, 401, 403, 404, 409, 422]);

/** Whether a failed question is worth asking again; `failureCount` is the number of failures before this one. */
export function shouldRetry(failureCount: number, error: Error): boolean {
  if (error instanceof ApiError && error.status !== undefined && FINAL_STATUSES.has(error.status)) return false;
  return failureCount < RETRIES;
}

/** The cache of server data, with the specification's policy: two retries, no question only because the window is looked at. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache(),
    mutationCache: new MutationCache(),
    defaultOptions: {
      queries: { retry: shouldRetry, refetchOnWindowFocus: false, staleTime: 5000 },
      // Without a network a change fails at once. Kept back, it would be carried out when nobody expects it any more.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
