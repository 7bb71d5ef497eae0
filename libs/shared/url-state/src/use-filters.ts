import { listKeys } from './address-keys';
import {
  addressKeysOf,
  readFilter,
  writeFilter,
  type FilterShape,
  type FilterValuesOf,
  type LooseFilterValues,
} from './filter-shape';
import { useAddress } from './use-address';

export interface Filters<Shapes extends readonly FilterShape[]> {
  /** What the address says; a filter that is not set, or set to something that nobody can mean, is absent. */
  readonly values: FilterValuesOf<Shapes>;
  /** How many filters are set. */
  readonly activeCount: number;
  /** Replaces all filters at once and goes to page 1. What is empty counts as not set. */
  readonly apply: (values: LooseFilterValues) => void;
  /** Takes every filter away and goes to page 1; the page size and what is not a filter stay. */
  readonly clear: () => void;
}

/**
 * The filters of a list, bound to the address by replacement: `from~to` for a range, `a,b` for several options, two keys for
 * a range of dates (`dateFromKey` and `dateToKey`, by default the key with `From` and `To`).
 *
 * @param shapes a constant list; the fields of a `FilterPanel` are one (`as const`, so that the values are typed)
 * @param prefix for the second list of one page, see {@link usePaging}
 */
export function useFilters<const Shapes extends readonly FilterShape[]>(
  shapes: Shapes,
  prefix?: string,
): Filters<Shapes> {
  const [parameters, rewrite] = useAddress();
  const keys = listKeys(prefix);
  const entries = shapes.flatMap((shape) => {
    const value = readFilter(shape, (key) => parameters.get(keys.filter(key)));
    return value === undefined ? [] : [[shape.key, value] as const];
  });
  const put = (values: LooseFilterValues) => (address: URLSearchParams) => {
    for (const shape of shapes) {
      const texts = writeFilter(shape, values[shape.key]);
      addressKeysOf(shape).forEach((key, index) => setOrDelete(address, keys.filter(key), texts[index] ?? null));
    }
  };
  return {
    // Each value was read by the shape that its type is made of; fromEntries cannot know that.
    values: Object.fromEntries(entries) as FilterValuesOf<Shapes>,
    activeCount: entries.length,
    apply: (values) =>
      rewrite((address) => {
        put(values)(address);
        address.set(keys.page, '1');
      }),
    clear: () =>
      rewrite((address) => {
        put({})(address);
        address.delete(keys.page);
      }),
  };
}

function setOrDelete(address: URLSearchParams, key: string, value: string | null): void {
  if (value === null) address.delete(key);
  else address.set(key, value);
}
