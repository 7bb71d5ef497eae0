import { listKeys } from './address-keys';
import { useAddress } from './use-address';

export const DEFAULT_LIMIT = 10;
const MAX_LIMIT = 100;
const MAX_PAGE = 100_000;

export interface Paging {
  /** From 1. */
  readonly page: number;
  readonly limit: number;
  readonly setPage: (page: number) => void;
  /** Another page size begins at the first page again. */
  readonly setLimit: (limit: number) => void;
}

/** A whole number from 1 to `max` out of the address, or `fallback` for anything else that someone typed there. */
function readPositive(value: string | null, fallback: number, max: number): number {
  if (value === null || !/^\d{1,9}$/.test(value)) return fallback;
  const number = Number(value);
  return number >= 1 && number <= max ? number : fallback;
}

/**
 * Page and page size, bound to the address by replacement, so that "back" leaves the list instead of paging through it.
 *
 * @param prefix for the second list of one page: `recipients` reads `recipients_page` and `recipients_limit`
 */
export function usePaging(prefix?: string): Paging {
  const [parameters, rewrite] = useAddress();
  const keys = listKeys(prefix);
  return {
    page: readPositive(parameters.get(keys.page), 1, MAX_PAGE),
    limit: readPositive(parameters.get(keys.limit), DEFAULT_LIMIT, MAX_LIMIT),
    setPage: (page) => rewrite((address) => address.set(keys.page, String(page))),
    setLimit: (limit) =>
      rewrite((address) => {
        address.set(keys.limit, String(limit));
        address.set(keys.page, '1');
      }),
  };
}
