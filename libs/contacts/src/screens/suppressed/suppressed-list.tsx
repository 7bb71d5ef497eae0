import { type BulkAction, ListScreen, MessageText, useListScreen } from '@peyk/shared-screens';
import { useSeesMasked } from '@peyk/shared-store';
import {
  Caption,
  EmptyFace,
  LatinRun,
  MobileNumber,
  When,
  space,
  styled,
  type Column,
  type TableProps,
} from '@peyk/shared-ui';
import { localNumber } from '@peyk/shared-sms';
import { toPersianDigits } from '@peyk/shared-validation';
import type { ReactNode } from 'react';
import { CONTACTS_KEY, PHONEBOOKS_KEY } from '../../api/keys';
import {
  suppressedQuery,
  type SuppressedFilters,
  type SuppressedKind,
  type SuppressedNumber,
} from '../../api/suppressed';
import { suppressedMessages } from '../../suppressed-messages';
import { MASKED_SUPPRESSED_FILTERS, SUPPRESSED_FILTERS, toSuppressedFilters } from '../../model/suppressed-filters';

const words = suppressedMessages;
const CHANGES = [CONTACTS_KEY, PHONEBOOKS_KEY];
const Item = styled('div')({ display: 'grid', justifyItems: 'start', gap: space[1], minInlineSize: 0 });

/** What put a number on the list: the line to which its owner wrote, and the words. */
const WHO_OPTED_OUT: readonly Column<SuppressedNumber>[] = [
  {
    key: 'line',
    head: words.line,
    width: '16%',
    cell: ({ line }) => line && <LatinRun>{toPersianDigits(line)}</LatinRun>,
  },
  {
    key: 'message',
    head: words.message,
    width: '20%',
    lines: 2,
    cell: ({ message }) =>
      message !== null && (
        <MessageText text={message}>
          <bdi>{message}</bdi>
        </MessageText>
      ),
  },
];

const tableOf = (kind: SuppressedKind): TableProps<SuppressedNumber> => ({
  caption: words.captions[kind],
  columns: [
    { key: 'number', head: words.number, always: true, cell: ({ mobile }) => <MobileNumber number={mobile} /> },
    {
      key: 'name',
      head: words.name,
      width: kind === 'cancel_11' ? '22%' : '40%',
      lines: 2,
      cell: ({ name }) => name && <bdi>{name}</bdi>,
    },
    ...(kind === 'cancel_11' ? WHO_OPTED_OUT : []),
    {
      key: 'since',
      head: words.since,
      width: '24%',
      cell: ({ created_at }) => <When instant={created_at} as="full" />,
    },
  ],
  // By what it can be taken off again.
  rowKey: ({ mobile, mobile_ref: name }) => name ?? mobile,
  rowName: ({ mobile }) => localNumber(mobile),
  mobileItem: ({ mobile, name, line, message, created_at }) => (
    <Item>
      <MobileNumber number={mobile} />
      {name !== null && <bdi>{name}</bdi>}
      {message !== null && (
        <Caption>
          <bdi>{message}</bdi>
          {line !== null && <> ({toPersianDigits(line)})</>}
        </Caption>
      )}
      <Caption>
        <When instant={created_at} as="full" />
      </Caption>
    </Item>
  ),
});

interface SuppressedListProps {
  readonly kind: SuppressedKind;
  readonly bulk?: readonly BulkAction<SuppressedFilters>[];
  /** The way to new entries. */
  readonly children?: ReactNode;
}

/** One of the three lists of numbers, newest first. */
export function SuppressedList({ kind, bulk, children }: SuppressedListProps) {
  const list = useListScreen({
    name: `suppressed-${kind}`,
    filters: useSeesMasked() ? MASKED_SUPPRESSED_FILTERS : SUPPRESSED_FILTERS,
    toFilters: toSuppressedFilters,
    query: (request) => suppressedQuery(kind, request),
  });
  return (
    <ListScreen
      list={list}
      table={tableOf(kind)}
      bulk={bulk}
      bulkChanges={CHANGES}
      noResult={{ title: words.noResultTitle, help: words.noResultHelp }}
      empty={<EmptyFace {...words.empty[kind]} action={children} />}
    >
      {children}
    </ListScreen>
  );
}
