import { screen } from '@testing-library/react';
import type { ViewQuery } from '../feedback/query-view';
import type { ComponentProps } from 'react';
import { axeFindings, renderUi } from '../testing/render-ui';
import { SAMPLE_TABLE, sampleRows, type SampleRow } from '../testing/sample-rows';
import { setViewport } from '../testing/viewport';
import { DataList, type ListPage } from './data-list';
import { DEFAULT_TABLE_LOOK } from './table-look';

type Query = ViewQuery<ListPage<SampleRow>>;
const onClearFilters = jest.fn();
const setPage = jest.fn();
const setLimit = jest.fn();
const refetch = jest.fn();

const answered = (items: readonly SampleRow[], total = items.length): Query => ({
  data: { items, paging: { total } },
  error: null,
  isFetching: false,
  refetch,
});
const unanswered = (error: Error | null): Query => ({ ...answered([]), data: undefined, error });

type More = Partial<Pick<ComponentProps<typeof DataList>, 'title' | 'look' | 'onLook' | 'filter'>>;

function show(
  query: Query,
  { isFiltered = false, exists = true, ...more }: { isFiltered?: boolean; exists?: boolean } & More = {},
) {
  return renderUi(
    <DataList
      query={query}
      table={SAMPLE_TABLE}
      paging={{ page: 1, limit: 10, setPage, setLimit, exists }}
      isFiltered={isFiltered}
      onClearFilters={onClearFilters}
      noResult={{ title: 'با این فیلترها چیزی نیست' }}
      empty={<p>هنوز هیچ</p>}
      {...more}
    />,
  );
}

beforeEach(() => {
  setViewport(1280);
  jest.clearAllMocks();
});

it('waits in the shape of its rows, under its own head', async () => {
  const { container } = show(unanswered(null));
  expect(screen.getByRole('status', { name: 'در حال بارگذاری' })).toBeInTheDocument();
  expect(container.querySelectorAll('tbody tr')).toHaveLength(10);
  expect(container.querySelectorAll('th')).toHaveLength(SAMPLE_TABLE.columns.length);
  expect(await axeFindings()).toEqual([]);
});

it('shows the rows and turns over the pages', async () => {
  const { user } = show(answered(sampleRows(10), 31));
  expect(screen.getAllByRole('row')).toHaveLength(11);
  await user.click(screen.getByRole('button', { name: 'صفحهٔ بعد' }));
  expect(setPage).toHaveBeenCalledWith(2);
  await user.selectOptions(screen.getByRole('combobox'), '25');
  expect(setLimit).toHaveBeenCalledWith(25);
});

it('has the way to its columns on the line of the filters where it has no title, and beside its title else', () => {
  const more = { look: DEFAULT_TABLE_LOOK, onLook: jest.fn(), filter: <p data-filter-panel="">فیلترها</p> };
  const { unmount } = show(answered(sampleRows(1)), more);
  const line = () => screen.getByRole('button', { name: 'تنظیم ستون‌ها' }).parentElement;
  expect(line()).toContainElement(screen.getByText('فیلترها'));
  unmount();
  show(answered(sampleRows(1)), { ...more, title: 'ارسال‌ها' });
  expect(line()).toContainElement(screen.getByRole('heading', { name: 'ارسال‌ها' }));
});

it('says that there is nothing yet', () => {
  show(answered([]));
  expect(screen.getByText('هنوز هیچ')).toBeInTheDocument();
});

it('says another thing when the filters hide everything, and takes them away', async () => {
  const { user } = show(answered([]), { isFiltered: true });
  expect(screen.getByText('با این فیلترها چیزی نیست')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'برداشتن فیلترها' }));
  expect(onClearFilters).toHaveBeenCalledTimes(1);
});

it('offers to ask again when it failed', async () => {
  const { user } = show(unanswered(new Error('نشد.')));
  await user.click(screen.getByRole('button', { name: 'تلاش دوباره' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

it('says who may not see it', () => {
  show(unanswered(Object.assign(new Error('نه'), { forbidden: true })));
  expect(screen.getByText('به این بخش دسترسی ندارید')).toBeInTheDocument();
});

it('waits for the moment until the address leads to a page that exists', () => {
  show(answered([], 31), { exists: false });
  expect(screen.getByRole('status', { name: 'در حال بارگذاری' })).toBeInTheDocument();
});
