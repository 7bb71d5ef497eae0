import { HiddenTextsNote, ListScreen, MessageText, useListScreen, useMayExport } from '@peyk/shared-screens';
import { useSeesMasked } from '@peyk/shared-store';
import {
  ColumnsItem,
  EmptyFace,
  LatinRun,
  MobileNumber,
  Stack,
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
  type Reading,
  type SecretaryMessage,
} from '../../api/list-messages';
import { messages } from '../../messages';
import { pollMessages } from '../../poll-messages';
import { readerMessages } from '../../reader-messages';

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

const READ: Readonly<Record<Reading, string>> = { ...readerMessages.readings, ...pollMessages.readings };
const READER_READINGS = ['correct', 'duplicate', 'wrong', 'keyword'] as const satisfies readonly Reading[];
const POLL_READINGS = [
  ...[
    'vote' as const,
    'changed_vote' as const,
    'repeated_vote' as const,
    'late_vote' as const,
    'unknown_answer' as const,
  ],
] satisfies readonly Reading[];

/** What can be asked about the messages of what reads them as well. */
const readingField = (label: string, readings: readonly Reading[]) =>
  ({
    ...{ type: 'options', key: 'reading', label },
    options: readings.map((value) => ({ value, label: READ[value] })),
  }) as const satisfies FilterField;

const FIRST_COLUMNS: readonly Column<SecretaryMessage>[] = [
  { key: 'number', head: words.number, always: true, cell: ({ number }) => <MobileNumber number={number} /> },
  { key: 'text', head: words.text, lines: 2, cell: ({ text }) => <MessageText text={text} /> },
];
const readingColumn = (head: string): Column<SecretaryMessage> => ({
  ...{ key: 'reading', head },
  cell: ({ reading }) => (reading === null ? '—' : READ[reading]),
});
const READER_COLUMNS: readonly Column<SecretaryMessage>[] = [
  readingColumn(readerMessages.reading),
  {
    key: 'found',
    head: readerMessages.found,
    cell: ({ found }) =>
      found === null ? (
        '—'
      ) : (
        <MessageText text={found}>
          <LatinRun>{found}</LatinRun>
        </MessageText>
      ),
  },
];
const POLL_COLUMNS: readonly Column<SecretaryMessage>[] = [
  readingColumn(pollMessages.reading),
  {
    key: 'found',
    head: pollMessages.found,
    lines: 2,
    cell: ({ found }) => (found === null ? '—' : <MessageText text={found} />),
  },
];
const LAST_COLUMNS: readonly Column<SecretaryMessage>[] = [
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

const tableOf = (columns: readonly Column<SecretaryMessage>[]): TableProps<SecretaryMessage> => ({
  caption: words.title,
  columns,
  rowKey: ({ id }) => id,
  rowName: ({ number }) => number,
  mobileItem: (row) => <ColumnsItem columns={columns} row={row} />,
});

/** How the messages of each kind are listed. The names are those of what is chosen in their tables. */
const KINDS = {
  plain: { name: 'secretary-messages', filters: FILTERS, table: tableOf([...FIRST_COLUMNS, ...LAST_COLUMNS]) },
  reader: {
    name: 'reader-messages',
    filters: [...FILTERS, readingField(readerMessages.reading, READER_READINGS)],
    table: tableOf([...FIRST_COLUMNS, ...READER_COLUMNS, ...LAST_COLUMNS]),
  },
  poll: {
    name: 'poll-messages',
    filters: [...FILTERS, readingField(pollMessages.reading, POLL_READINGS)],
    table: tableOf([...FIRST_COLUMNS, ...POLL_COLUMNS, ...LAST_COLUMNS]),
  },
} as const;
const READINGS = [...READER_READINGS, ...POLL_READINGS];

/** A number is asked for as a whole; a short one asks for nothing. */
const LEAST_NUMBER_CHARS = 3;

interface MessagesCardProps {
  readonly id: string;
  /** Of what has dealt with them. */
  readonly of?: keyof typeof KINDS;
}

/** What the secretary has dealt with; the address may name the outcome that it is about. */
export default function MessagesCard({ id, of = 'plain' }: MessagesCardProps) {
  const { inboxType } = useParams();
  const mayExport = useMayExport('secretary.export');
  const ofPage = OUTCOMES.find((one) => one === inboxType);
  const toFilters = ({ number, outcome, reading }: Partial<Record<string, string>>): MessageFilters => {
    const wanted = OUTCOMES.find((one) => one === outcome) ?? ofPage;
    const read = READINGS.find((one) => one === reading);
    return {
      ...(read !== undefined && { reading: read }),
      ...(number !== undefined && number.length >= LEAST_NUMBER_CHARS && { number }),
      ...(wanted !== undefined && { outcome: wanted }),
    };
  };
  const { name, table, filters } = KINDS[of];
  const fields: readonly (typeof KINDS)['reader']['filters'][number][] = filters;
  const list = useListScreen({
    name,
    filters: useSeesMasked() ? fields.filter(({ key }) => key !== 'number') : fields,
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
    <Stack gap={3}>
      <HiddenTextsNote />
      <ListScreen
        list={list}
        {...(of !== 'reader' && { title: words.title })}
        table={table}
        noResult={{ title: messages.noResultTitle, help: messages.noResultHelp }}
        {...(mayExport && { exporting })}
        empty={<EmptyFace title={words.emptyTitle} help={words.emptyHelp} />}
      />
    </Stack>
  );
}
