import { describeError } from '@peyk/shared-api-client';
import type { SelectOption } from '@peyk/shared-ui';
import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';

/** The things to choose from, as far as they are loaded. */
export interface PickerItems<Item> {
  readonly items: readonly Item[];
  readonly isLoading: boolean;
  readonly failure: string | undefined;
  readonly retry: () => void;
  /** Loads the next page; absent where there is none. */
  readonly more?: () => void;
}

/** Where a picker's things come from, and how they are shown. A constant of the domain. */
export interface PickerSource<Item> {
  /** Names what this person has chosen lately, on this device. One word in the whole panel. */
  readonly name: string;
  /** Of `allOf` or `pagesOf`. */
  readonly useItems: (search: string) => PickerItems<Item>;
  /** The server searches; else the picker does, in what it has. */
  readonly isSearched: boolean;
  readonly toOption: (item: Item) => SelectOption;
  /** Whether what was chosen lately stands first. Not for a few things that have an order of their own. */
  readonly showsRecent?: boolean;
}

/** All things in one answer: the question may be the one that a screen asks too. */
export function allOf<Item, Key extends QueryKey>(
  query: () => UseQueryOptions<Item[], Error, Item[], Key>,
): Pick<PickerSource<Item>, 'useItems' | 'isSearched'> {
  const useItems = (): PickerItems<Item> => {
    // See `pagesOf`.
    'use no memo';
    const { data, isPending, error, refetch } = useQuery(query());
    return {
      items: data ?? [],
      isLoading: isPending && error === null,
      ...failureOf(error),
      retry: () => void refetch(),
    };
  };
  return { useItems, isSearched: false };
}

/** What went wrong, as a picker says it. */
export function failureOf(error: Error | null): Pick<PickerItems<never>, 'failure'> {
  return { failure: error === null ? undefined : describeError(error) };
}
