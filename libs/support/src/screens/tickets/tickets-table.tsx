import { fillPath } from '@peyk/shared-module';
import { RowLink } from '@peyk/shared-screens';
import {
  ColumnsItem,
  StatusChip,
  When,
  type Column,
  type FilterField,
  type SelectOption,
  type TableProps,
} from '@peyk/shared-ui';
import { toPersianDigits } from '@peyk/shared-validation';
import type { Ticket } from '../../api/list-tickets';
import { StateChip } from '../../components/state-chip';
import { messages } from '../../messages';
import { STATE_ORDER, TICKET_STATES } from '../../model/ticket-states';
import { SUPPORT_PATHS } from '../../support-paths';

const ID_DIGITS = 15;

/** What the list can be narrowed to: the fields of the panel and the keys of the address. */
export const ticketFilters = (categories: readonly SelectOption[], loading: boolean) =>
  [
    { type: 'search', key: 'subject', label: messages.subject, maxLength: 100 },
    {
      type: 'options',
      key: 'state',
      label: messages.state,
      options: STATE_ORDER.map((state) => ({ value: String(state), label: TICKET_STATES[state].label })),
    },
    { type: 'options', key: 'category', label: messages.category, options: categories, loading },
    { type: 'search', key: 'number', label: messages.number, kind: 'digits', maxLength: ID_DIGITS },
    { type: 'date_range', key: 'created', label: messages.openedAt },
  ] as const satisfies readonly FilterField[];

const COLUMNS: readonly Column<Ticket>[] = [
  {
    key: 'subject',
    head: messages.subject,
    always: true,
    cell: ({ id, subject }) => <RowLink to={fillPath(SUPPORT_PATHS.one, { id })}>{subject}</RowLink>,
  },
  { key: 'id', head: messages.number, cell: ({ id }) => toPersianDigits(id) },
  {
    key: 'about',
    head: messages.about,
    cell: ({ category_title, sub_category_title }) => `${category_title}، ${sub_category_title}`,
  },
  {
    key: 'state',
    head: messages.state,
    cell: ({ state, is_unread }) => (
      <>
        <StateChip state={state} />{' '}
        {is_unread && (
          <StatusChip tone="attention" icon="inbox">
            {messages.unread}
          </StatusChip>
        )}
      </>
    ),
  },
  { key: 'changed_at', head: messages.changedAt, cell: ({ changed_at }) => <When instant={changed_at} /> },
];

/** How the rows are listed: a table on the desktop, a list on the phone. */
export const TICKETS_TABLE: TableProps<Ticket> = {
  caption: messages.title,
  columns: COLUMNS,
  rowKey: ({ id }) => id,
  rowName: ({ subject }) => subject,
  mobileItem: (row) => <ColumnsItem columns={COLUMNS} row={row} />,
};
