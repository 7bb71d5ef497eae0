import { useEffect, useEffectEvent } from 'react';
import type { Paging } from './use-paging';

/**
 * Leads to the last page, by replacement, when the address asks for a page beyond it: an old link, or rows that have gone.
 *
 * @param total how many rows the list has, or undefined while that is not known for what the address asks now
 * @returns whether the page exists; false for the moment before the address changes, when there is no row to show
 */
export function useExistingPage({ page, limit, setPage }: Paging, total: number | undefined): boolean {
  const lastPage = total === undefined ? page : Math.max(1, Math.ceil(total / limit));
  const exists = page <= lastPage;
  const goToLast = useEffectEvent(() => setPage(lastPage));
  useEffect(() => {
    if (!exists) goToLast();
  }, [exists, lastPage]);
  return exists;
}
