import { listKeys } from './address-keys';
import { useAddress } from './use-address';

/** By which column a list is sorted, and which way. */
export interface Sort<Key extends string = string> {
  readonly key: Key;
  readonly descending: boolean;
}

/**
 * The order of a list, bound to the address by replacement: `sort=cost` upwards, `sort=-cost` downwards. Another order
 * begins at page 1. A column that is not in `keys` is no order.
 *
 * @param keys the columns that the API can sort by, a constant list
 * @returns the order, or `null` for the list's own, and the way to change it
 */
export function useSort<const Key extends string>(
  keys: readonly Key[],
  prefix?: string,
): readonly [Sort<Key> | null, (sort: Sort | null) => void] {
  const [parameters, rewrite] = useAddress();
  const { sort: sortKey, page: pageKey } = listKeys(prefix);
  const written = parameters.get(sortKey) ?? '';
  const descending = written.startsWith('-');
  const key = keys.find((candidate) => candidate === written.slice(descending ? 1 : 0));
  const change = (sort: Sort | null) =>
    rewrite((address) => {
      if (sort === null) address.delete(sortKey);
      else address.set(sortKey, `${sort.descending ? '-' : ''}${sort.key}`);
      address.set(pageKey, '1');
    });
  return [key === undefined ? null : { key, descending }, change];
}
