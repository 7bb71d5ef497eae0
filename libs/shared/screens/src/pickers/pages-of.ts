import { useInfiniteQuery, type QueryKey } from '@tanstack/react-query';
import { failureOf, type PickerItems, type PickerSource } from './picker-source';

interface PickerRequest {
  /** From 1. */
  readonly page: number;
  readonly limit: number;
  /** What is looked for; empty for everything. */
  readonly search: string;
  readonly signal: AbortSignal;
}

interface Pages<Item> {
  /** The first words of the cache key: what makes the things old makes these pages old, too. */
  readonly queryKey: QueryKey;
  readonly pageSize: number;
  readonly load: (request: PickerRequest) => Promise<readonly Item[]>;
}

/** Things by pages, searched by the server. */
export function pagesOf<Item>({
  queryKey,
  pageSize,
  load,
}: Pages<Item>): Pick<PickerSource<Item>, 'useItems' | 'isSearched'> {
  const useItems = (search: string): PickerItems<Item> => {
    // The compiler would take what stands around the hook for constants of the module, and keep those of another source.
    'use no memo';
    const pages = useInfiniteQuery({
      queryKey: [...queryKey, 'picker', search],
      queryFn: ({ pageParam, signal }) => load({ page: pageParam, limit: pageSize, search, signal }),
      initialPageParam: 1,
      getNextPageParam: (last, all) => (last.length === pageSize ? all.length + 1 : undefined),
    });
    const { data, error, isPending, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = pages;
    return {
      items: (data?.pages ?? []).flat(),
      isLoading: (isPending && error === null) || isFetchingNextPage,
      ...failureOf(error),
      retry: () => void (data === undefined ? refetch() : fetchNextPage()),
      more: hasNextPage ? () => void fetchNextPage() : undefined,
    };
  };
  return { useItems, isSearched: true };
}
