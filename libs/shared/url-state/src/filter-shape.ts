import { readList, readRange, writeList, writeRange, type Range } from './filter-values';

/**
 * What the address must know about a filter. The fields of the filter panel in `shared/ui` have this shape, so that one list
 * of them serves both.
 */
export type FilterShape =
  | { readonly type: 'search'; readonly key: string }
  | {
      readonly type: 'options';
      readonly key: string;
      readonly multiple?: boolean;
      /** The options are still on their way: what the address says of them is believed until they are here. */
      readonly loading?: boolean;
      readonly options: readonly { readonly value: string }[];
    }
  | { readonly type: 'date'; readonly key: string }
  | {
      readonly type: 'date_range';
      readonly key: string;
      readonly dateFromKey?: string;
      readonly dateToKey?: string;
    }
  | { readonly type: 'search_range'; readonly key: string };

/** A text, an option or an instant; several options; or a range. */
export type FilterValue = string | readonly string[] | Range;

/** The values of filters by their key; a filter that is not set is absent. */
export type LooseFilterValues = Readonly<Record<string, FilterValue | undefined>>;

type ValueOf<Shape extends FilterShape> = Shape extends { type: 'options'; multiple: true }
  ? readonly string[]
  : Shape extends { type: 'date_range' | 'search_range' }
    ? Range
    : string;

/** The values of a constant list of filters, each with the type that belongs to it. */
export type FilterValuesOf<Shapes extends readonly FilterShape[]> = {
  readonly [Shape in Shapes[number] as Shape['key']]?: ValueOf<Shape>;
};

/** Longer than anything that a filter takes: what is longer was not written by the panel. */
const MAX_CHARS = 200;
/** The same for a list of values; browsers and servers take addresses of this length. */
const MAX_LIST_CHARS = 6000;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?Z$/;

type Read = (key: string) => string | null;

/** Every key of the address that belongs to a filter: two for a range of dates, one for the others. */
export function addressKeysOf(shape: FilterShape): readonly string[] {
  if (shape.type !== 'date_range') return [shape.key];
  return [shape.dateFromKey ?? `${shape.key}From`, shape.dateToKey ?? `${shape.key}To`];
}

/** What the address says of a filter, or `undefined` when it says nothing, or nothing that makes sense. */
export function readFilter(shape: FilterShape, read: Read): FilterValue | undefined {
  const most = shape.type === 'options' && shape.multiple === true ? MAX_LIST_CHARS : MAX_CHARS;
  const texts = addressKeysOf(shape).map((key) => textOrNull(read(key), most));
  const [first = null, second = null] = texts;
  if (shape.type === 'date') return instantOrNull(first) ?? undefined;
  if (shape.type === 'date_range') {
    return rangeOrNothing({ from: instantOrNull(first) ?? undefined, to: instantOrNull(second) ?? undefined });
  }
  if (shape.type === 'search_range') return rangeOrNothing(readRange(first));
  if (shape.type === 'search') return first ?? undefined;
  const known = new Set(shape.options.map(({ value }) => value));
  const written = shape.multiple === true ? readList(first) : first === null ? [] : [first];
  const chosen = written.filter((value) => known.has(value) || (shape.loading === true && value.length <= MAX_CHARS));
  if (shape.multiple === true) return chosen.length === 0 ? undefined : chosen;
  return chosen[0];
}

/** A filter as the address has it: the text under each of its keys, `null` where there is none. */
export function writeFilter(shape: FilterShape, value: FilterValue | undefined): readonly (string | null)[] {
  const range = isRange(value) ? value : {};
  if (shape.type === 'date_range') return [range.from ?? null, range.to ?? null];
  if (shape.type === 'search_range') return [writeRange(range)];
  if (Array.isArray(value)) return [writeList(value)];
  return [typeof value === 'string' && value.trim() !== '' ? value.trim() : null];
}

/** Whether a value is a range and no text or list. */
function isRange(value: FilterValue | undefined): value is Range {
  return typeof value === 'object' && !Array.isArray(value);
}

function textOrNull(text: string | null, most: number): string | null {
  return text === null || text.trim() === '' || text.length > most ? null : text.trim();
}

function instantOrNull(text: string | null): string | null {
  return text !== null && INSTANT.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;
}

/** Ends that were written the wrong way round mean the same range. */
function rangeOrNothing({ from, to }: Range): Range | undefined {
  if (from === undefined && to === undefined) return undefined;
  if (from !== undefined && to !== undefined && isAfter(from, to)) return { from: to, to: from };
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}

function isAfter(from: string, to: string): boolean {
  if (INSTANT.test(from) && INSTANT.test(to)) return Date.parse(from) > Date.parse(to);
  return /^\d{1,15}$/.test(from) && /^\d{1,15}$/.test(to) && Number(from) > Number(to);
}
