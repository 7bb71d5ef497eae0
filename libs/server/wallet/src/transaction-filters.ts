import type { components } from '@peyk/shared-contract';
import type { TransactionFilters } from './transactions.repository';

/** The filters of the contract, as the list asks by them. */
export function filtersOf({
  send_id,
  from_date,
  to_date,
  ...filters
}: components['schemas']['TransactionFilters'] = {}): TransactionFilters {
  return {
    ...filters,
    sendId: send_id === undefined ? undefined : BigInt(send_id),
    fromDate: from_date === undefined ? undefined : new Date(from_date),
    toDate: to_date === undefined ? undefined : new Date(to_date),
  };
}
