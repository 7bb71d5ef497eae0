import type { FilterField } from '@peyk/shared-ui';
import type { FilterShape, FilterValuesOf } from '@peyk/shared-url-state';
import type { SuppressedFilters } from '../api/suppressed';
import { suppressedMessages } from '../suppressed-messages';
import { MAX_NUMBER_CHARS, checkNumber, isNumberBeginning } from './number-filter';

const words = suppressedMessages;

/** What the three lists can be narrowed to: the fields of the panel and the keys of the address. */
export const SUPPRESSED_FILTERS = [
  {
    type: 'search',
    key: 'number',
    label: words.number,
    kind: 'tel',
    maxLength: MAX_NUMBER_CHARS,
    asTyped: true,
    check: checkNumber,
  },
  { type: 'date_range', key: 'since', label: words.since },
] as const satisfies readonly FilterField[];

/** Of someone who sees numbers masked: the API finds nothing by them. */
export const MASKED_SUPPRESSED_FILTERS: readonly (FilterField & FilterShape)[] = SUPPRESSED_FILTERS.filter(
  ({ key }) => key !== 'number',
);

/** What the address asks for, as the API takes it. What nobody can mean is dropped. */
export function toSuppressedFilters({ number, since }: FilterValuesOf<typeof SUPPRESSED_FILTERS>): SuppressedFilters {
  return {
    ...(number !== undefined && isNumberBeginning(number) && { number }),
    ...(since?.from !== undefined && { from_date: since.from }),
    ...(since?.to !== undefined && { to_date: since.to }),
  };
}
