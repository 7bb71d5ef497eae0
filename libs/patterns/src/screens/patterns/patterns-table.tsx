import {
  ColumnsItem,
  LatinRun,
  When,
  formatNumber,
  type Column,
  type FilterField,
  type TableProps,
} from '@peyk/shared-ui';
import { RowLink, type BulkAction } from '@peyk/shared-screens';
import { fillPath } from '@peyk/shared-module';
import { deletePatterns } from '../../api/change-patterns';
import type { Pattern, PatternsFilters } from '../../api/list-patterns';
import type { SystemicFilters } from '../../api/systemic-patterns';
import { PatternState } from '../../components/pattern-state';
import { messages } from '../../messages';
import { PATTERNS_PATHS } from '../../patterns-paths';

const words = messages.fields;
const KINDS = ['manual', 'otp', 'transactional'] as const;
const TYPES = [...KINDS, 'shared'] as const;
const STATES = ['waiting', 'accepted', 'refused'] as const;

/** What the list can be narrowed to: the fields of the panel and the keys of the address. */
export const PATTERNS_FILTERS = [
  { type: 'search', key: 'title', label: words.title, maxLength: 100 },
  {
    type: 'options',
    key: 'type',
    label: words.type,
    options: TYPES.map((value) => ({ value, label: messages.types[value] })),
  },
  {
    type: 'options',
    key: 'state',
    label: words.state,
    options: STATES.map((value) => ({ value, label: messages.states[value] })),
  },
] as const satisfies readonly FilterField[];

/** The same for what the installation wrote: it is narrowed to what it is for, and waits for nobody. */
export const OFFERED_FILTERS = [
  PATTERNS_FILTERS[0],
  { ...PATTERNS_FILTERS[1], options: KINDS.map((value) => ({ value, label: messages.types[value] })) },
] as const satisfies readonly FilterField[];

export function toOfferedFilters({ title, type }: { title?: string; type?: string }): SystemicFilters {
  const known = KINDS.find((one) => one === type);
  return { ...(title !== undefined && { title }), ...(known !== undefined && { type: known }) };
}

/** What the address says, where it is something that there is. */
export function toPatternFilters({
  title,
  type,
  state,
}: {
  title?: string;
  type?: string;
  state?: string;
}): PatternsFilters {
  const knownType = TYPES.find((one) => one === type);
  const knownState = STATES.find((one) => one === state);
  return {
    ...(title !== undefined && { title }),
    ...(knownType !== undefined && { type: knownType }),
    ...(knownState !== undefined && { state: knownState }),
  };
}

const COLUMNS: readonly Column<Pattern>[] = [
  {
    key: 'title',
    head: words.title,
    always: true,
    cell: ({ id, title }) => <RowLink to={fillPath(PATTERNS_PATHS.one, { id })}>{title}</RowLink>,
  },
  { key: 'state', head: words.state, cell: ({ state }) => <PatternState state={state} /> },
  { key: 'type', head: words.type, cell: ({ type }) => messages.types[type] },
  { key: 'text', head: words.text, lines: 2, cell: ({ text }) => text },
  { key: 'code', head: words.code, cell: ({ code }) => <LatinRun>{code}</LatinRun> },
  { key: 'created_at', head: messages.createdAt, cell: ({ created_at }) => <When instant={created_at} /> },
];

/** How the rows are listed: a table on the desktop, a list on the phone. */
export const PATTERNS_TABLE: TableProps<Pattern> = {
  caption: messages.title,
  columns: COLUMNS,
  rowKey: ({ id }) => id,
  rowName: ({ title }) => title,
  mobileItem: (row) => <ColumnsItem columns={COLUMNS} row={row} />,
};

/** What can be done with one row. */
export const EDIT = { key: 'edit', label: messages.edit, icon: 'pencil' } as const;
export const REMOVE = { key: 'remove', label: messages.remove, icon: 'trash', danger: true } as const;

/** Removes the rows that are selected. */
export const REMOVE_SELECTED: BulkAction<PatternsFilters> = {
  ...REMOVE,
  onlyIds: true,
  confirm: (count) => ({
    title: messages.removeManyTitle(formatNumber(count)),
    body: messages.removeManyBody(formatNumber(count)),
    confirmLabel: messages.remove,
  }),
  sentence: (count) => messages.removedMany(formatNumber(count)),
  run: (target) => deletePatterns('ids' in target ? target.ids.map(String) : []),
};
