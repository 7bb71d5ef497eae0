import { ListScreen, useListScreen, useMayExport } from '@peyk/shared-screens';
import {
  ColumnsItem,
  EmptyFace,
  MobileNumber,
  StatusChip,
  When,
  type Column,
  type FilterField,
  type StatusTone,
  type TableProps,
} from '@peyk/shared-ui';
import { useParams } from 'react-router';
import {
  exportMessages,
  messagesQuery,
  type MessageFilters,
  type Outcome,
  type SecretaryMessage,
} from '../../api/list-messages';
import { messages } from '../../messages';

const words = messages.list;
const OUTCOMES = ['done', 'again', 'too_often', 'unpaid', 'refused'] as const satisfies readonly Outcome[];
const TONES: Readonly<Record<Outcome, StatusTone>> = {
  done: 'alive',
  again: 'quiet',
  too_often: 'quiet',
  unpaid: 'danger',
  refused: 'danger',
};

const FILTERS = [
  { type: 'search', key: 'number', label: words.number, maxLength: 20 },
  {
    type: 'options',
    key: 'outcome',
    label: words.outcome,
    options: OUTCOMES.map((value) => ({ value, label: messages.outcomes[value] })),
  },
] as const satisfies readonly FilterField[];

const COLUMNS: readonly Column<SecretaryMessage>[] = [
  { key: 'number', head: words.number, always: true, cell: ({ number }) => <MobileNumber number={number} /> },
  { key: 'text', head: words.text, lines: 2, cell: ({ text }) => text },
  { key: 'outcome', head: words.outcome, cell: (message) => <OutcomeChip {...message} /> },
  { key: 'reason', head: words.reason, lines: 2, cell: ({ reason }) => reason ?? '—' },
  { key: 'received_at', head: words.receivedAt, cell: ({ received_at }) => <When instant={received_at} /> },
];

function OutcomeChip({ outcome }: Pick<SecretaryMessage, 'outcome'>) {
  return (
    <StatusChip tone={TONES[outcome]} icon={outcome === 'done' ? 'checkCircle' : 'info'}>
      {messages.outcomes[outcome]}
    </StatusChip>
  );
}

const TABLE: TableProps<SecretaryMessage> = {
  caption: words.title,
  columns: COLUMNS,
  rowKey: ({ id }) => id,
  rowName: ({ number }) => number,
  mobileItem: (row) => <ColumnsItem columns={COLUMNS} row={row} />,
};

/** A number is asked for as a whole; a short one asks for nothing. */
const LEAST_NUMBER_CHARS = 3;

/** What the secretary has dealt with; the address may name the outcome that it is about. */
export function MessagesCard({ id }: { readonly id: string }) {
  const { inboxType } = useParams();
  const mayExport = useMayExport('secretary.export');
  const ofPage = OUTCOMES.find((one) => one === inboxType);
  const toFilters = ({ number, outcome }: { number?: string; outcome?: string }): MessageFilters => {
    const wanted = OUTCOMES.find((one) => one === outcome) ?? ofPage;
    return {
      ...(number !== undefined && number.length >= LEAST_NUMBER_CHARS && { number }),
      ...(wanted !== undefined && { outcome: wanted }),
    };
  };
  const list = useListScreen({
    name: 'secretary-messages',
    filters: FILTERS,
    toFilters,
    query: (request) => messagesQuery(id, request),
  });
  const exporting = {
    label: words.export,
    run: async (filters: MessageFilters) => {
      await exportMessages(id, filters);
      return words.exportBegun;
    },
  };
  return (
    <ListScreen
      list={list}
      title={words.title}
      table={TABLE}
      noResult={{ title: messages.noResultTitle, help: messages.noResultHelp }}
      {...(mayExport && { exporting })}
      empty={<EmptyFace title={words.emptyTitle} help={words.emptyHelp} />}
    />
  );
}
