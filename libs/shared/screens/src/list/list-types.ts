import type {
  FilterField,
  FilterValues,
  IconName,
  ListPage,
  ListPaging,
  RowKey,
  SavedFiltersPort,
  TableLook,
  ViewQuery,
} from '@peyk/shared-ui';
import type { FilterShape, FilterValuesOf, Sort } from '@peyk/shared-url-state';
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';

/** One page of a list, as it is asked for. */
export interface ListRequest<Filters> {
  /** From 1. */
  readonly page: number;
  readonly limit: number;
  readonly filters: Filters;
  /** Absent where the list has no `sortBy`, so that the cache key stays that of the prefetch; `null` is the list's own order. */
  readonly sort?: Sort | null;
}

/** What a list is, apart from how it looks. A constant of the screen, or made in it where options come from the API. */
export interface ListConfig<
  Shapes extends readonly (FilterField & FilterShape)[],
  Filters,
  Page,
  Key extends QueryKey,
> {
  /** Names what this person keeps of the list on this device: its look and the saved filters. One word in the whole panel. */
  readonly name: string;
  readonly filters: Shapes;
  /** What the address asks for, as the API takes it. Drop what nobody can mean. */
  readonly toFilters: (values: FilterValuesOf<Shapes>) => Filters;
  /** The question for a page. Export it, so that loader, prefetch and invalidation share it. */
  readonly query: (request: ListRequest<Filters>) => UseQueryOptions<Page, Error, Page, Key>;
  /** After how many milliseconds the page on the screen is asked for again; `false` while nothing in it moves. */
  readonly refreshMs?: (page: Page) => number | false;
  /** The columns that the API can sort by. */
  readonly sortBy?: readonly string[];
  /** For the second list of one page: its keys in the address begin with it. */
  readonly prefix?: string;
}

/** What a bulk action is for: rows by their keys, or everything that the filters find, seen or not. */
export type BulkTarget<Filters, Key extends RowKey = RowKey> =
  | { readonly ids: readonly Key[] }
  | {
      readonly filter: Filters;
      /** How many the person was shown: a server that counts others must not go on in silence. */
      readonly expectedCount: number;
    };

/** What is done with what is selected. Its functions are methods, so that what is made for some filters fits where any will do. */
export interface BulkWork<Filters, Done = unknown> {
  /** What was done to so many, for the toast: «۱۲ پیش‌نویس حذف شد.» */
  readonly sentence: (count: number) => string;
  run(target: BulkTarget<Filters>): Promise<Done>;
  /** Reverses what was done. Without it `run` waits until the toast is gone. */
  undo?(done: Done): Promise<unknown>;
}

interface BulkFace {
  readonly key: string;
  readonly label: string;
  readonly icon: IconName;
  readonly danger?: boolean;
  /** Some things can only be done to rows by name. */
  readonly onlyIds?: boolean;
}

/** What can be done with everything that is selected. */
export interface BulkAction<Filters, Done = unknown> extends BulkFace, BulkWork<Filters, Done> {
  /** Asked before it begins, where it costs something or reaches other people. An undo makes most questions needless. */
  readonly confirm?: (count: number) => BulkQuestion;
  /** Stands in the menu of each row as well, where it is done without a question: only for what can be taken back. */
  readonly onRow?: boolean;
  readonly choose?: undefined;
}

/** What can be done only after a choice: into which group, with which tag. */
export interface ChoosingBulkAction<Filters> extends BulkFace {
  /** Draws the dialog of the choice. */
  choose(choice: BulkChoice<Filters>): ReactNode;
  readonly onRow?: undefined;
}

export interface BulkChoice<Filters> {
  readonly count: number;
  /** The choice is made, and with it the work: it begins, and the dialog goes. */
  readonly onChosen: (work: BulkWork<Filters>) => void;
  readonly onClose: () => void;
}

export interface BulkQuestion {
  readonly title: string;
  /** The consequence, in numbers. */
  readonly body: string;
  readonly confirmLabel: string;
}

/** What is selected, and the ways to change it. */
export interface ListSelection {
  readonly ids: readonly RowKey[];
  /** Everything that the filters find, seen or not. */
  readonly isAll: boolean;
  readonly select: (ids: readonly RowKey[]) => void;
  readonly selectAll: () => void;
  readonly clear: () => void;
}

/** The state of a list screen: made by `useListScreen`, drawn by `ListScreen`. */
export interface ListState<Filters, Row> {
  readonly fields: readonly FilterField[];
  readonly filters: {
    readonly values: FilterValues;
    readonly activeCount: number;
    readonly apply: (values: FilterValues) => void;
    readonly clear: () => void;
  };
  /** What the API is asked for now. */
  readonly asked: Filters;
  readonly paging: ListPaging;
  /** Absent where the API cannot sort. */
  readonly sort?: { readonly value: Sort | null; readonly change: (sort: Sort | null) => void };
  readonly look: TableLook;
  readonly keepLook: (look: TableLook) => boolean;
  readonly saved: SavedFiltersPort;
  readonly searchShortcut: boolean;
  readonly query: ViewQuery<ListPage<Row>>;
  /** The first word of the list's cache keys: what a bulk action makes old. */
  readonly cacheKey: QueryKey;
  /** How many rows the filters find, as far as it is known. */
  readonly total: number;
  readonly selection: ListSelection;
}
