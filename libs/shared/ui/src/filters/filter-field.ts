import type { SelectOption } from '../fields/select-box';

interface FieldBase {
  /** Its key in the values, and in the address. */
  readonly key: string;
  readonly label: string;
}

/** A text to look for. `/` on the keyboard leads to the first one of a panel. */
export interface SearchFilter extends FieldBase {
  readonly type: 'search';
  /** What may be typed, as in `TextField`. */
  readonly kind?: 'search' | 'digits' | 'tel' | 'latin';
  readonly maxLength?: number;
  readonly placeholder?: string;
  /** What is wrong with a text, in a sentence; `undefined` for one that can be looked for. */
  readonly check?: (text: string) => string | undefined;
  /** On the line of the panel it is applied by itself as soon as typing rests: for lists that answer each letter at once. */
  readonly asTyped?: boolean;
}

/** One of several options, or, with `multiple`, several of them. */
export interface OptionsFilter extends FieldBase {
  readonly type: 'options';
  readonly options: readonly SelectOption[];
  readonly multiple?: boolean;
  /** The options are still on their way: what the address says of them is believed until they are here. */
  readonly loading?: boolean;
}

/** A day: the value is the instant at which it begins in Tehran, in ISO 8601. */
export interface DateFilter extends FieldBase {
  readonly type: 'date';
  /** A masked text without a calendar, for days that people know by heart. */
  readonly typed?: boolean;
}

/** From the beginning of a day to the end of a day; one of the two may be open. The names of its keys are the address's. */
export interface DateRangeFilter extends FieldBase {
  readonly type: 'date_range';
  readonly dateFromKey?: string;
  readonly dateToKey?: string;
  readonly typed?: boolean;
}

/** From a whole number to a whole number; one of the two may be open. */
export interface SearchRangeFilter extends FieldBase {
  readonly type: 'search_range';
  /** What is counted, behind the number: «ریال». */
  readonly unit?: string;
}

export type FilterField = SearchFilter | OptionsFilter | DateFilter | DateRangeFilter | SearchRangeFilter;

/** Two ends, either of which may be open: ISO instants, or whole numbers in Latin digits. */
export interface FilterRange {
  readonly from?: string;
  readonly to?: string;
}

/** A text, an option or an instant; several options; or a range. */
export type FilterValue = string | readonly string[] | FilterRange;

/** The values by key; a filter that is not set is absent. */
export type FilterValues = Readonly<Record<string, FilterValue | undefined>>;

export function isFilterRange(value: FilterValue | undefined): value is FilterRange {
  return typeof value === 'object' && !Array.isArray(value);
}
