const RANGE_SEPARATOR = '~';
const LIST_SEPARATOR = ',';

/** Two ends of a range; either may be open. Dates are ISO instants, numbers are Latin digits. */
export interface Range {
  readonly from?: string;
  readonly to?: string;
}

/** `{ from: '1', to: '5' }` -> `1~5`. A range open at both ends is no filter: `null`. */
export function writeRange({ from = '', to = '' }: Range): string | null {
  return from === '' && to === '' ? null : `${escapePart(from)}${RANGE_SEPARATOR}${escapePart(to)}`;
}

/** `1~5` -> `{ from: '1', to: '5' }`; `~5` -> `{ to: '5' }`. Anything without a separator is no range: `{}`. */
export function readRange(value: string | null): Range {
  if (value === null || !value.includes(RANGE_SEPARATOR)) return {};
  const [from = '', to = ''] = value.split(RANGE_SEPARATOR, 2).map(unescapePart);
  return { ...(from !== '' && { from }), ...(to !== '' && { to }) };
}

/** `['2', '6']` -> `2,6`; an empty list is no filter: `null`. */
export function writeList(values: readonly string[]): string | null {
  return values.length === 0 ? null : values.map(escapePart).join(LIST_SEPARATOR);
}

/** `2,6` -> `['2', '6']`; empty places and doubles are dropped. */
export function readList(value: string | null): readonly string[] {
  if (value === null) return [];
  const parts = value.split(LIST_SEPARATOR).filter((item) => item !== '');
  return [...new Set(parts.map(unescapePart))];
}

/** `[{ from: '1', to: '5' }, { to: '9' }]` -> `1~5,~9`; ranges that are open at both ends are left out. */
export function writeRanges(ranges: readonly Range[]): string | null {
  const written = ranges.map(writeRange).filter((range) => range !== null);
  return written.length === 0 ? null : written.join(LIST_SEPARATOR);
}

/** `1~5,~9` -> `[{ from: '1', to: '5' }, { to: '9' }]`; what is no range is dropped. */
export function readRanges(value: string | null): readonly Range[] {
  if (value === null) return [];
  const ranges = value.split(LIST_SEPARATOR).map(readRange);
  return ranges.filter(({ from, to }) => from !== undefined || to !== undefined);
}

/** A separator inside a value would cut it in two, so that it is written as a browser writes it in an address. */
function escapePart(part: string): string {
  return part.replace(/[%~,]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}

function unescapePart(part: string): string {
  return part.replace(/%(25|7E|2C)/gi, (_whole, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
