import { answerOf, api } from '@peyk/shared-api-client';
import type { components } from '@peyk/shared-contract';
import { Caption, EmptyFace, formatNumber, type FilterField, type TableProps } from '@peyk/shared-ui';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ListScreen } from '../list/list-screen';
import type { BulkAction, ChoosingBulkAction, ListRequest } from '../list/list-types';
import { useListScreen } from '../list/use-list-screen';

/** A phonebook: the sample of the tests and stories of lists. */
export type SampleBook = components['schemas']['Phonebook'];

const FILTERS = [
  { type: 'search', key: 'title', label: 'نام دفترچه' },
  { type: 'search', key: 'code', label: 'کد', kind: 'digits' },
] as const satisfies readonly FilterField[];

interface SampleFilters {
  readonly title?: string;
}

function booksQuery({ page, limit, filters }: ListRequest<SampleFilters>) {
  return queryOptions({
    queryKey: ['sample-books', page, limit, filters] as const,
    queryFn: ({ signal }) =>
      answerOf(api.POST('/phonebooks/list-new', { body: { page, limit, filters: { ...filters } }, signal })),
    placeholderData: keepPreviousData,
  });
}

const TABLE: TableProps<SampleBook> = {
  caption: 'دفترچه‌ها',
  columns: [
    { key: 'title', head: 'نام', width: '60%', lines: 2, cell: ({ title }) => title },
    { key: 'count', head: 'مخاطب', cell: ({ members_count }) => formatNumber(members_count) },
  ],
  rowKey: ({ id }) => id,
  rowName: ({ title }) => title,
  mobileItem: ({ title, members_count }) => (
    <>
      <strong>{title}</strong>
      <br />
      <Caption>{formatNumber(members_count)} مخاطب</Caption>
    </>
  ),
};

export type SampleAction = BulkAction<SampleFilters>;

interface SampleListProps {
  readonly bulk?: readonly (SampleAction | ChoosingBulkAction<SampleFilters>)[];
  readonly onExport?: (filters: SampleFilters) => Promise<string | undefined>;
}

/** A whole list screen over a real operation. */
export function SampleList({ bulk, onExport }: SampleListProps) {
  const list = useListScreen({
    name: 'sample-books',
    filters: FILTERS,
    toFilters: ({ title }): SampleFilters => (title === undefined ? {} : { title }),
    query: booksQuery,
  });
  return (
    <ListScreen
      list={list}
      title="دفترچه‌ها"
      table={TABLE}
      bulk={bulk}
      exporting={onExport && { label: 'دریافت فایل', run: onExport }}
      noResult={{ title: 'دفترچه‌ای با این فیلترها نیست' }}
      empty={<EmptyFace title="هنوز دفترچه‌ای ندارید" help="نخستین دفترچه را بسازید." />}
    />
  );
}

/** So many books, always the same; the first has a long name. */
export function sampleBooks(count: number): readonly SampleBook[] {
  return Array.from({ length: count }, (_unused, index) => ({
    id: String(index + 1),
    title:
      index === 0
        ? 'مشتریان شعبهٔ مرکزی و نمایندگی‌های فروش و خدمات پس از فروش سراسر کشور'
        : `دفترچهٔ ${formatNumber(index + 1)}`,
    code: null,
    members_count: (index * 137) % 4100,
    created_at: '2026-11-20T08:30:00.000Z',
  }));
}

export const booksPage = (items: readonly SampleBook[], total = items.length) => ({
  data: { items, paging: { page: 1, limit: 10, total } },
});
