const RANGE_SEPARATOR = '~';
const LIST_SEPARATOR = ',';

/** Two ends of a range; either may be open. Dates are ISO instants, numbers are Latin digits. */
export interface Range {
  readonly from?: string;
  readonly to?: string;
}

/** `{ from: '1', to: '5' }` -> `1~5`. A range open at both ends is no filter: `null`. */
export function writeRange({ from = '', to = '' }: Range): string | null {
  return from === '' && to === '' ? null : `${from}${RANGE_SEPARATOR}${to}`;
}

/** `1~5` -> `{ from: '1', to: '5' }`; `~5` -> `{ to: '5' }`. Anything without a separator is no range: `{}`. */
export function readRange(value: string | null): Range {
  if (value === null || !value.includes(RANGE_SEPARATOR)) return {};
  const [from = '', to = ''] = value.split(RANGE_SEPARATOR, 2);
  return { ...(from !== '' && { from }), ...(to !== '' && { to }) };
}

/** `['2', '6']` -> `2,6`; an empty list is no filter: `null`. */
export function writeList(values: readonly string[]): string | null {
  return values.length === 0 ? null : values.join(LIST_SEPARATOR);
}

/** `2,6` -> `['2', '6']`; empty places are dropped. */
export function readList(value: string | null): readonly string[] {
  return value === null ? [] : value.split(LIST_SEPARATOR).filter((item) => item !== '');
}
