import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from './api';

/**
 * The balance of the wallet: what can be spent now and what is held for sends that run. It stands here because the
 * shell's header and several domains show it; the wallet's live handler keeps it fresh.
 */
export function creditQuery() {
  return queryOptions({
    queryKey: ['credit'] as const,
    queryFn: ({ signal }) => answerOf(api.GET('/credit', { signal })),
  });
}
