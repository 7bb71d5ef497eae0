import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@peyk/shared-api-client';
import type { components } from '@peyk/shared-contract';
import type { TransactionFilters } from '../model/transaction-filters';

export type Transaction = components['schemas']['Transaction'];

export const TRANSACTIONS_KEY = ['transactions'] as const;

interface TransactionRequest {
  readonly page: number;
  readonly limit: number;
  readonly filters: TransactionFilters;
}

/** Begins a spreadsheet of all that the filters find; a job of the account makes it. */
export function exportTransactions(filters: TransactionFilters) {
  const asked = Object.keys(filters).length > 0 ? { filters: { ...filters } } : {};
  return answerOf(api.POST('/export/new', { body: { export_type: 'financial', format: 'xlsx', ...asked } }));
}

/** What came into the wallet and what left it, newest first. */
export function transactionsQuery({ page, limit, filters }: TransactionRequest) {
  return queryOptions({
    queryKey: [...TRANSACTIONS_KEY, page, limit, filters] as const,
    queryFn: ({ signal }) =>
      answerOf(
        api.POST('/transactions', {
          body: { page, limit, ...(Object.keys(filters).length > 0 && { filters: { ...filters } }) },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
}
