import type { ReactNode } from 'react';

export interface SelectOption {
  readonly value: string;
  /** What is read and searched. */
  readonly label: string;
  /** What is drawn, where it is more than the label. */
  readonly content?: ReactNode;
  readonly disabled?: boolean;
}

/** Where the options come from, and how they are looked for. */
export interface SelectList {
  readonly options: readonly SelectOption[];
  /** Options of chosen values that are not among `options`, e.g. because they stand on a page that was not loaded yet. */
  readonly chosenOptions?: readonly SelectOption[];
  /** Options (the first ones, or a further page) are on their way. */
  readonly loading?: boolean;
  /** Why the options could not be loaded: what happened and what to do. */
  readonly failure?: string;
  /** Loads again after a failure. */
  readonly onRetry?: () => void;
  /** How many options a page has. Needed with `onNeedMore`. */
  readonly pageSize?: number;
  /** The last page was full and the end of the list is near: the next page may be loaded and appended to `options`. */
  readonly onNeedMore?: () => void;
  /** Offers a search among `options`. */
  readonly searchable?: boolean;
  /**
   * Searches elsewhere: called a second after the last key (at once with Enter) with what is looked for, and with the empty
   * text when the list closes. The caller then changes `options`.
   */
  readonly onSearch?: (text: string) => void;
  readonly placeholder?: string;
}
