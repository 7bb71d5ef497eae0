import { screen } from '@testing-library/react';
import { axeFindings, renderUi } from '../testing/render-ui';
import { setViewport } from '../testing/viewport';
import { ColumnsItem } from './columns-item';
import { DataTable } from './data-table';
import { Pagination } from './pagination';
import { ProgressBar } from './progress-bar';
import { StackedBar } from './stacked-bar';

const rows = [
  { id: 1, name: 'الف' },
  { id: 2, name: 'ب' },
];
const table = (
  <DataTable
    caption="ارسال‌ها"
    columns={[{ key: 'name', head: 'نام', cell: (row: (typeof rows)[number]) => row.name }]}
    rows={rows}
    rowKey={(row) => row.id}
    mobileItem={(row) => `مورد ${row.name}`}
  />
);

afterEach(() => setViewport(1280));

it('is a table on the desktop', async () => {
  setViewport(768);
  renderUi(table);
  expect(screen.getByRole('table', { name: 'ارسال‌ها' })).toBeInTheDocument();
  expect(screen.getAllByRole('row')).toHaveLength(3);
  expect(await axeFindings()).toEqual([]);
});

it('is a list below 768 pixels', async () => {
  setViewport(767);
  renderUi(table);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['مورد الف', 'مورد ب']);
  expect(await axeFindings()).toEqual([]);
});

it('tells a row on the phone by its columns, where no other item is made for it', () => {
  const columns = [
    { key: 'name', head: 'نام', cell: ({ name }: { name: string }) => name },
    { key: 'count', head: 'تعداد', cell: () => '۳' },
  ];
  renderUi(<ColumnsItem columns={columns} row={{ name: 'الف' }} />);
  expect(document.querySelector('strong')).toHaveTextContent('الف');
  expect(screen.getByText('تعداد').parentElement).toHaveTextContent('تعداد۳');
});

describe('Pagination', () => {
  const show = (page: number, total: number) => {
    const onPage = jest.fn();
    const onLimit = jest.fn();
    return {
      ...renderUi(<Pagination page={page} limit={10} total={total} onPage={onPage} onLimit={onLimit} />),
      onPage,
      onLimit,
    };
  };

  it('says which rows are shown', () => {
    show(2, 15);
    expect(screen.getByText('۱۱ تا ۱۵ از ۱۵')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'صفحهٔ بعد' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('says zero of zero for an empty list', () => {
    show(1, 0);
    expect(screen.getByText('۰ تا ۰ از ۰')).toBeInTheDocument();
  });

  it('leads back into the list from a page beyond its end', async () => {
    const { user, onPage } = show(9, 15);
    await user.click(screen.getByRole('button', { name: 'صفحهٔ قبل' }));
    expect(onPage).toHaveBeenCalledWith(2);
  });

  it('leads to the ends where there are more than two pages', async () => {
    const { user, onPage } = show(3, 9_991);
    await user.click(screen.getByRole('button', { name: 'صفحهٔ آخر' }));
    await user.click(screen.getByRole('button', { name: 'صفحهٔ اول' }));
    expect(onPage.mock.calls).toEqual([[1_000], [1]]);
    expect(await axeFindings()).toEqual([]);
  });

  it.each([
    ['۷۰۰{Enter}', [700]],
    ['700{Tab}', undefined],
    ['99999{Enter}', [1_000]],
    ['0{Enter}', [1]],
    ['3{Enter}', undefined],
    ['{Backspace}{Enter}', undefined],
    ['70{Escape}{Tab}', undefined],
  ])('goes to a page whose number is written over: %s', async (keys, called) => {
    const { user, onPage } = show(3, 9_991);
    await user.click(screen.getByRole('textbox', { name: 'صفحهٔ ۳ از ۱٬۰۰۰' }));
    await user.keyboard(keys);
    expect(onPage.mock.calls).toEqual(called === undefined ? [] : [called]);
    expect(screen.getByRole('textbox')).toHaveValue('۳');
  });

  it('goes there when the field is left for nothing, as the keys of a phone leave it', async () => {
    const { user, onPage } = show(3, 9_991);
    await user.type(screen.getByRole('textbox'), '700', { initialSelectionStart: 0, initialSelectionEnd: 1 });
    await user.click(document.body);
    expect(onPage.mock.calls).toEqual([[700]]);
  });

  it('goes only where the button leads when a number was written before', async () => {
    const { user, onPage } = show(3, 9_991);
    await user.type(screen.getByRole('textbox'), '700', { initialSelectionStart: 0, initialSelectionEnd: 1 });
    await user.click(screen.getByRole('button', { name: 'صفحهٔ بعد' }));
    expect(onPage.mock.calls).toEqual([[4]]);
  });

  it('keeps the focus on a button that has led to the end, and leads nowhere from there', async () => {
    const { user, onPage } = show(1_000, 9_991);
    const last = screen.getByRole('button', { name: 'صفحهٔ آخر' });
    await user.click(last);
    expect(last).toHaveFocus();
    expect(onPage).not.toHaveBeenCalled();
  });

  it('asks for no number where there are two pages', () => {
    show(1, 15);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'صفحهٔ آخر' })).not.toBeInTheDocument();
  });

  it('tells about another page size', async () => {
    const { user, onLimit } = show(1, 15);
    await user.selectOptions(screen.getByRole('combobox'), '50');
    expect(onLimit).toHaveBeenCalledWith(50);
  });
});

it.each([
  [5, 10, '50'],
  [15, 10, '100'],
  [-1, 10, '0'],
  [1, 0, '0'],
  [999, 1000, '99'],
])('is capped at 100 percent: %i of %i is %s', (value, total, percent) => {
  renderUi(<ProgressBar label="پیشرفت" value={value} total={total} />);
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', percent);
});

it('reads the living bar aloud with its counts', () => {
  renderUi(
    <StackedBar
      label="وضعیت"
      segments={[
        { key: 'queued', label: 'در صف', count: 1200, tone: 'idle' },
        { key: 'delivered', label: 'رسیده', count: 800, tone: 'turquoise' },
        { key: 'blacklist', label: 'لیست سیاه', count: 0, tone: 'ink' },
      ]}
    />,
  );
  expect(screen.getByRole('img')).toHaveAccessibleName('وضعیت: در صف ۱٬۲۰۰، رسیده ۸۰۰');
  expect(screen.getByText('۶۰٪')).toBeInTheDocument();
});
