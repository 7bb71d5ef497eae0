import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from './api';

/** Whether the account has less than it wants to be told of; `alert_below` is null where it wants to hear nothing. */
export function isCreditLow({ credit, alert_below }: { credit: string; alert_below: string | null }): boolean {
  return alert_below !== null && Number(credit) < Number(alert_below);
}

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
