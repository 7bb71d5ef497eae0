import { RowLink, type BulkAction } from '@peyk/shared-screens';
import {
  ColumnsItem,
  LatinRun,
  When,
  formatNumber,
  type Column,
  type FilterField,
  type TableProps,
} from '@peyk/shared-ui';
import { toPersianDigits } from '@peyk/shared-validation';
import { deleteSecretaries } from '../../api/change-secretaries';
import type { SecretariesFilters, Secretary } from '../../api/list-secretaries';
import { SecretaryState } from '../../components/secretary-state';
import { messages } from '../../messages';
import { messagesPath } from '../../secretary-paths';

const words = messages.fields;
const STATES = ['waiting', 'accepted', 'refused'] as const;

/** What the list can be narrowed to: the fields of the panel and the keys of the address. */
export const SECRETARIES_FILTERS = [
  { type: 'search', key: 'title', label: words.title, maxLength: 100 },
  {
    type: 'options',
    key: 'state',
    label: words.state,
    options: STATES.map((value) => ({ value, label: messages.states[value] })),
  },
] as const satisfies readonly FilterField[];

/** What the address says, where it is something that there is. */
export function toSecretariesFilters({ title, state }: { title?: string; state?: string }): SecretariesFilters {
  const known = STATES.find((one) => one === state);
  return { ...(title !== undefined && { title }), ...(known !== undefined && { state: known }) };
}

const COLUMNS: readonly Column<Secretary>[] = [
  {
    key: 'title',
    head: words.title,
    always: true,
    cell: ({ id, title }) => <RowLink to={messagesPath(id)}>{title}</RowLink>,
  },
  { key: 'state', head: words.state, cell: (secretary) => <SecretaryState {...secretary} /> },
  { key: 'line', head: words.line, cell: ({ line }) => <LatinRun>{toPersianDigits(line)}</LatinRun> },
  {
    key: 'words',
    head: words.words,
    lines: 2,
    cell: ({ match, words: given }) => (match === 'any' ? messages.matches.any : given.join('، ')),
  },
  { key: 'reply', head: words.reply, lines: 2, cell: ({ reply }) => reply ?? '—' },
  { key: 'count', head: words.count, cell: ({ message_count }) => formatNumber(message_count) },
  { key: 'created_at', head: messages.createdAt, cell: ({ created_at }) => <When instant={created_at} /> },
];

/** How the rows are listed: a table on the desktop, a list on the phone. */
export const SECRETARIES_TABLE: TableProps<Secretary> = {
  caption: messages.title,
  columns: COLUMNS,
  rowKey: ({ id }) => id,
  rowName: ({ title }) => title,
  mobileItem: (row) => <ColumnsItem columns={COLUMNS} row={row} />,
};

/** What can be done with one row. */
export const EDIT = { key: 'edit', label: messages.edit, icon: 'pencil' } as const;
export const REST = { key: 'rest', label: messages.rest, icon: 'pause' } as const;
export const ACTIVATE = { key: 'activate', label: messages.activate, icon: 'checkCircle' } as const;
export const REMOVE = { key: 'remove', label: messages.remove, icon: 'trash', danger: true } as const;

/** Removes the rows that are selected. */
export const REMOVE_SELECTED: BulkAction<SecretariesFilters> = {
  ...REMOVE,
  onlyIds: true,
  confirm: (count) => ({
    title: messages.removeManyTitle(formatNumber(count)),
    body: messages.removeManyBody(formatNumber(count)),
    confirmLabel: messages.remove,
  }),
  sentence: (count) => messages.removedMany(formatNumber(count)),
  run: (target) => deleteSecretaries('ids' in target ? target.ids.map(String) : []),
};
