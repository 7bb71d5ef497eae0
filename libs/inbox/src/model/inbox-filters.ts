import type { FilterField, SelectOption } from '@peyk/shared-ui';
import type { FilterValuesOf } from '@peyk/shared-url-state';
import type { InboxFilters } from '../api/list-inbox';
import { messages } from '../messages';

const words = messages.filter;
const SEARCH_MAX_CHARS = 100;
const NUMBER_MAX_CHARS = 20;
const LINE_SHAPE = /^\d{3,20}$/;
const READ = 'read';
const UNREAD = 'unread';

/** What the list can be narrowed to: the fields of the panel and the keys of the address. */
export const inboxFilters = (lines: readonly SelectOption[], loading: boolean) =>
  [
    { type: 'search', key: 'search', label: words.search, maxLength: SEARCH_MAX_CHARS },
    {
      type: 'options',
      key: 'state',
      label: words.state,
      options: [
        { value: UNREAD, label: words.unread },
        { value: READ, label: words.read },
      ],
    },
    { type: 'search', key: 'number', label: words.number, kind: 'tel', maxLength: NUMBER_MAX_CHARS },
    { type: 'options', key: 'line', label: words.line, options: lines, loading },
    { type: 'date_range', key: 'received', label: words.received },
  ] as const satisfies readonly FilterField[];

export type InboxFilterValues = Partial<FilterValuesOf<ReturnType<typeof inboxFilters>>>;

/** Of someone who sees numbers masked: the API finds nothing by them, nor by digits that may be a part of one. */
export function maskedInboxFilters(lines: readonly SelectOption[], loading: boolean) {
  const [search, state, , ...others] = inboxFilters(lines, loading);
  return [{ ...search, label: words.searchByWords }, state, ...others] as const;
}

/** What somebody may narrow the list to, who sees so much of it: words are looked for in texts, so whose role hides those has none. */
export function inboxFiltersFor(
  { isMasked, hidesTexts }: { readonly isMasked: boolean; readonly hidesTexts: boolean },
  { lines, loading }: { readonly lines: readonly SelectOption[]; readonly loading: boolean },
) {
  type Field = ReturnType<typeof inboxFilters | typeof maskedInboxFilters>[number];
  const fields: readonly Field[] = isMasked ? maskedInboxFilters(lines, loading) : inboxFilters(lines, loading);
  return hidesTexts ? fields.filter(({ key }) => key !== 'search') : fields;
}

/** What the address asks for, as the API takes it. What nobody can mean is dropped instead of refused. */
export function toInboxFilters({ search, state, number, line, received }: InboxFilterValues): InboxFilters {
  const text = search?.trim().slice(0, SEARCH_MAX_CHARS) ?? '';
  const digits = number?.trim().slice(0, NUMBER_MAX_CHARS) ?? '';
  return {
    ...(text !== '' && { search: text }),
    ...(digits !== '' && { number: digits }),
    ...(line !== undefined && LINE_SHAPE.test(line) && { line }),
    ...((state === READ || state === UNREAD) && { is_read: state === READ }),
    ...(received?.from !== undefined && { from_date: received.from }),
    ...(received?.to !== undefined && { to_date: received.to }),
  };
}
