import { RowLink, type BulkAction } from '@peyk/shared-screens';
import { ColumnsItem, LatinRun, When, formatNumber, type Column, type TableProps } from '@peyk/shared-ui';
import { toPersianDigits } from '@peyk/shared-validation';
import type { SecretariesFilters } from '../../api/list-secretaries';
import { deleteReaders, type Reader } from '../../api/readers';
import { SecretaryState } from '../../components/secretary-state';
import { readerMessages } from '../../reader-messages';
import { readerPath } from '../../secretary-paths';
import { REMOVE } from '../secretaries/secretaries-table';

const words = readerMessages.fields;

const COLUMNS: readonly Column<Reader>[] = [
  {
    key: 'title',
    head: words.title,
    always: true,
    cell: ({ id, title }) => <RowLink to={readerPath(id)}>{title}</RowLink>,
  },
  { key: 'state', head: words.state, cell: (reader) => <SecretaryState {...reader} /> },
  { key: 'line', head: words.line, cell: ({ line }) => <LatinRun>{toPersianDigits(line)}</LatinRun> },
  {
    key: 'codes',
    head: words.used,
    cell: ({ used_count, code_count }) => readerMessages.progress(formatNumber(used_count), formatNumber(code_count)),
  },
  { key: 'count', head: words.count, cell: ({ message_count }) => formatNumber(message_count) },
  {
    key: 'ends_at',
    head: words.endsAt,
    cell: ({ ends_at }) => (ends_at === null ? '—' : <When instant={ends_at} />),
  },
  { key: 'created_at', head: words.createdAt, cell: ({ created_at }) => <When instant={created_at} /> },
];

/** How the rows are listed: a table on the desktop, a list on the phone. */
export const READERS_TABLE: TableProps<Reader> = {
  caption: readerMessages.title,
  columns: COLUMNS,
  rowKey: ({ id }) => id,
  rowName: ({ title }) => title,
  mobileItem: (row) => <ColumnsItem columns={COLUMNS} row={row} />,
};

/** Removes the rows that are selected. */
export const REMOVE_READERS: BulkAction<SecretariesFilters> = {
  ...REMOVE,
  onlyIds: true,
  confirm: (count) => ({
    title: readerMessages.removeManyTitle(formatNumber(count)),
    body: readerMessages.removeManyBody(formatNumber(count)),
    confirmLabel: REMOVE.label,
  }),
  sentence: (count) => readerMessages.removedMany(formatNumber(count)),
  run: (target) => deleteReaders('ids' in target ? target.ids.map(String) : []),
};
