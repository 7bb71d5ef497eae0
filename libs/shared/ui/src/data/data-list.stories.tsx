import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { EmptyFace } from '../feedback/faces';
import type { ViewQuery } from '../feedback/query-view';
import { SAMPLE_TABLE, sampleRows, type SampleRow } from '../testing/sample-rows';
import { DataList, type ListPage } from './data-list';
import { DEFAULT_TABLE_LOOK } from './table-look';

const rows = sampleRows(57);

function answer(items: readonly SampleRow[], total = items.length): ViewQuery<ListPage<SampleRow>> {
  return { data: { items, paging: { total } }, error: null, isFetching: false, refetch: () => undefined };
}

class Refused extends Error {
  readonly code = '403-8';
  readonly forbidden = true;
}
class Failed extends Error {
  readonly code = '503-1';
}

const List = DataList<SampleRow>;
const nothing = () => undefined;
const meta = {
  title: 'Lists/DataList',
  component: List,
  args: {
    title: 'مشتریان',
    query: answer(rows.slice(0, 10), rows.length),
    table: SAMPLE_TABLE,
    paging: { page: 1, limit: 10, setPage: nothing, setLimit: nothing, exists: true },
    look: DEFAULT_TABLE_LOOK,
    onLook: nothing,
    isFiltered: false,
    onClearFilters: nothing,
    noResult: { title: 'مشتری‌ای با این فیلترها پیدا نشد', help: 'فیلترها را کمتر کنید یا همه را بردارید.' },
    empty: <EmptyFace title="هنوز مشتری‌ای ندارید" help="نخستین مشتری خود را بیفزایید." />,
  },
} satisfies Meta<typeof List>;
export default meta;
type Story = StoryObj<typeof meta>;

function Paged(props: ComponentProps<typeof List>) {
  const [page, setPage] = useState(1);
  const [limit, setLimit] = useState(10);
  const [look, onLook] = useState(DEFAULT_TABLE_LOOK);
  const items = rows.slice((page - 1) * limit, page * limit);
  return (
    <DataList
      {...props}
      query={answer(items, rows.length)}
      paging={{ page, limit, setPage, setLimit, exists: true }}
      look={look}
      onLook={onLook}
    />
  );
}

export const Default: Story = { render: (args) => <Paged {...args} /> };

export const Loading: Story = { args: { query: { ...answer([]), data: undefined, isFetching: true } } };

export const Empty: Story = { args: { query: answer([]) } };

export const NoResult: Story = { args: { query: answer([]), isFiltered: true } };

export const WithError: Story = {
  args: {
    query: {
      ...answer([]),
      data: undefined,
      error: new Failed('ارتباط با سرور برقرار نشد. کمی بعد دوباره تلاش کنید.'),
    },
  },
};

export const Forbidden: Story = { args: { query: { ...answer([]), data: undefined, error: new Refused('') } } };
