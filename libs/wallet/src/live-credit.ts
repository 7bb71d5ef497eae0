import { creditQuery } from '@peyk/shared-api-client';
import type { QueryClient } from '@tanstack/react-query';
import { TRANSACTIONS_KEY } from './api/list-transactions';

/** Puts a live message about the wallet into the cache; the list of transactions is asked for again when it is open. */
export function applyCredit(data: unknown, now: Date, client: QueryClient): void {
  if (!isCredit(data)) return;
  const { credit, held } = data;
  // Before the first answer there is nothing that it could be put into, and that answer is as new.
  client.setQueryData(
    creditQuery().queryKey,
    (known) => known && { ...known, credit, held, updated_at: now.toISOString() },
  );
  void client.invalidateQueries({ queryKey: TRANSACTIONS_KEY });
}

/** Nobody told what was paid before the socket was open. */
export function catchUpCredit(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: creditQuery().queryKey });
  void client.invalidateQueries({ queryKey: TRANSACTIONS_KEY });
}

function isCredit(data: unknown): data is { credit: string; held: string } {
  return (
    typeof data === 'object' &&
    data !== null &&
    'credit' in data &&
    typeof data.credit === 'string' &&
    'held' in data &&
    typeof data.held === 'string'
  );
}
