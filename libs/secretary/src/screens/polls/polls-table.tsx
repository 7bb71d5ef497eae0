import { RowLink, type BulkAction } from '@peyk/shared-screens';
import { ColumnsItem, LatinRun, When, formatNumber, type Column, type TableProps } from '@peyk/shared-ui';
import { toPersianDigits } from '@peyk/shared-validation';
import type { SecretariesFilters } from '../../api/list-secretaries';
import { deletePolls, type Poll } from '../../api/polls';
import { PollState } from '../../components/poll-state';
import { pollMessages } from '../../poll-messages';
import { pollPath } from '../../secretary-paths';
import { REMOVE } from '../secretaries/secretaries-table';

const words = pollMessages.fields;

const COLUMNS: readonly Column<Poll>[] = [
  {
    key: 'title',
    head: words.title,
    always: true,
    cell: ({ id, title }) => <RowLink to={pollPath(id)}>{title}</RowLink>,
  },
  { key: 'state', head: words.state, cell: (poll) => <PollState {...poll} /> },
  { key: 'question', head: words.question, lines: 2, cell: ({ question }) => question },
  { key: 'votes', head: words.votes, cell: ({ vote_count }) => formatNumber(vote_count) },
  { key: 'line', head: words.line, cell: ({ line }) => <LatinRun>{toPersianDigits(line)}</LatinRun> },
  {
    key: 'ends_at',
    head: words.endsAt,
    cell: ({ ends_at }) => (ends_at === null ? '—' : <When instant={ends_at} />),
  },
  { key: 'created_at', head: words.createdAt, cell: ({ created_at }) => <When instant={created_at} /> },
];

/** How the rows are listed: a table on the desktop, a list on the phone. */
export const POLLS_TABLE: TableProps<Poll> = {
  caption: pollMessages.title,
  columns: COLUMNS,
  rowKey: ({ id }) => id,
  rowName: ({ title }) => title,
  mobileItem: (row) => <ColumnsItem columns={COLUMNS} row={row} />,
};

/** Removes the rows that are selected. */
export const REMOVE_POLLS: BulkAction<SecretariesFilters> = {
  ...REMOVE,
  onlyIds: true,
  confirm: (count) => ({
    title: pollMessages.removeManyTitle(formatNumber(count)),
    body: pollMessages.removeManyBody(formatNumber(count)),
    confirmLabel: REMOVE.label,
  }),
  sentence: (count) => pollMessages.removedMany(formatNumber(count)),
  run: (target) => deletePolls('ids' in target ? target.ids.map(String) : []),
};
