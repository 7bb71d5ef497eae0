import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { Button } from '../actions/button';
import { axeFindings, renderUi } from '../testing/render-ui';
import { LONG_NAME, SAMPLE_TABLE, sampleRows, type SampleRow } from '../testing/sample-rows';
import { setViewport } from '../testing/viewport';
import { DataTable } from './data-table';
import { readTableLook, visibleColumns, withColumn, type TableLook } from './table-look';
import { TableSettings } from './table-settings';
import type { RowKey, TableProps, TableSort } from './table-types';

const rows = sampleRows(5);
const onPress = jest.fn();
const name = (row: number) => rows[row - 1]?.name ?? '';
const rowOf = (row: number) => screen.getByText(name(row)).closest('tr');

type MoreProps = Partial<TableProps<SampleRow>> & { readonly rows?: readonly SampleRow[]; readonly look?: TableLook };

function Selecting({ first = [99], total, ...props }: MoreProps & { first?: readonly RowKey[]; total?: number }) {
  const [selectedIds, setIds] = useState(first);
  const [isAll, setAll] = useState(false);
  const onChange = (ids: readonly RowKey[]) => {
    setAll(false);
    setIds(ids);
  };
  const all = { isAll, total, onSelectAll: total === undefined ? undefined : () => setAll(true) };
  const actions = <Button onClick={() => onPress(selectedIds)}>حذف</Button>;
  const selection = { selectedIds, onChange, actions, ...all };
  return <DataTable {...SAMPLE_TABLE} rows={rows} {...props} selection={selection} />;
}

beforeEach(() => {
  setViewport(1280);
  jest.clearAllMocks();
});

describe('the keyboard', () => {
  const show = () => renderUi(<Selecting onRowPress={({ id }) => onPress(id)} />);

  it('moves from row to row, presses with Enter and selects with Space', async () => {
    const { user } = show();
    screen.getByRole('region', { name: 'مشتریان' }).focus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(rowOf(2)).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(onPress).toHaveBeenLastCalledWith(2);
    await user.keyboard(' ');
    expect(screen.getByRole('checkbox', { name: `انتخاب ${name(2)}` })).toBeChecked();
    await user.keyboard('{End}');
    expect(rowOf(5)).toHaveFocus();
    await user.keyboard('{ArrowDown}{Home}');
    expect(rowOf(1)).toHaveFocus();
  });

  it('moves with J and K on any layout, and takes the selection away with Escape', async () => {
    const { user } = show();
    screen.getByRole('region', { name: 'مشتریان' }).focus();
    await user.keyboard('[KeyJ][KeyJ][KeyJ][KeyK]');
    expect(rowOf(2)).toHaveFocus();
    await user.keyboard(' ');
    expect(screen.getByText('۲ مورد انتخاب شده')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.queryByText(/مورد انتخاب شده/)).not.toBeInTheDocument();
  });

  it('leaves the keys inside a row to what is there', async () => {
    const { user } = show();
    screen.getByRole('checkbox', { name: `انتخاب ${name(1)}` }).focus();
    await user.keyboard(' {ArrowDown}');
    expect(screen.getByRole('checkbox', { name: `انتخاب ${name(1)}` })).toBeChecked();
    expect(onPress).not.toHaveBeenCalled();
  });
});

describe('selection', () => {
  const isOn = (row: number) => screen.getByRole<HTMLInputElement>('checkbox', { name: `انتخاب ${name(row)}` }).checked;

  it('selects the page, keeps what is selected on other pages, and shows the count', async () => {
    const { user } = renderUi(<Selecting />);
    expect(screen.getByText('۱ مورد انتخاب شده')).toBeInTheDocument();
    const page = screen.getByRole<HTMLInputElement>('checkbox', { name: 'انتخاب همهٔ این صفحه' });
    await user.click(page);
    expect(screen.getByText('۶ مورد انتخاب شده')).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: `انتخاب ${name(3)}` }));
    expect(page.indeterminate).toBe(true);
    await user.click(screen.getByRole('button', { name: 'حذف' }));
    expect(onPress).toHaveBeenCalledWith([99, 1, 2, 4, 5]);
  });

  it('offers everything that the list finds once the page is selected, and takes one row away of the page', async () => {
    const { user } = renderUi(<Selecting first={[]} total={2340} />);
    const offer = () => screen.queryByRole('button', { name: 'انتخاب همهٔ ۲٬۳۴۰ نتیجه' });
    await user.click(screen.getByRole('checkbox', { name: `انتخاب ${name(1)}` }));
    expect(offer()).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'انتخاب همهٔ این صفحه' }));
    await user.click(offer()!);
    expect(screen.getByText('۲٬۳۴۰ مورد انتخاب شده')).toBeInTheDocument();
    expect(offer()).not.toBeInTheDocument();
    expect([1, 2, 3, 4, 5].map(isOn)).toEqual([true, true, true, true, true]);
    await user.click(screen.getByRole('checkbox', { name: `انتخاب ${name(3)}` }));
    expect(screen.getByText('۴ مورد انتخاب شده')).toBeInTheDocument();
    expect([1, 2, 3, 4, 5].map(isOn)).toEqual([true, true, false, true, true]);
  });

  it('offers nothing more where the page is all there is', async () => {
    const { user } = renderUi(<Selecting first={[]} total={5} />);
    await user.click(screen.getByRole('checkbox', { name: 'انتخاب همهٔ این صفحه' }));
    expect(screen.queryByRole('button', { name: /^انتخاب همهٔ/ })).not.toBeInTheDocument();
  });

  it('selects from the last row to this one with Shift', async () => {
    const { user } = renderUi(<Selecting />);
    await user.click(screen.getByRole('checkbox', { name: `انتخاب ${name(2)}` }));
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: `انتخاب ${name(4)}` }));
    await user.keyboard('{/Shift}');
    expect([1, 2, 3, 4, 5].map(isOn)).toEqual([false, true, true, true, false]);
  });

  it('is taken back at once, and the bar goes', async () => {
    const { user } = renderUi(<Selecting />);
    await user.click(screen.getByRole('button', { name: 'برداشتن انتخاب' }));
    expect(screen.queryByRole('group', { name: 'کارهای گروهی' })).not.toBeInTheDocument();
  });

  it('does not press the row', async () => {
    const { user } = renderUi(<Selecting onRowPress={onPress} />);
    await user.click(screen.getByRole('checkbox', { name: `انتخاب ${name(2)}` }));
    expect(onPress).not.toHaveBeenCalled();
    await user.click(screen.getByText(name(2)));
    expect(onPress).toHaveBeenCalledTimes(1);
  });
});

it('sorts upwards, downwards and not at all, and says so in aria-sort', async () => {
  const seen: (TableSort | null)[] = [];
  function Sorting() {
    const [sort, setSort] = useState<TableSort | null>(null);
    const onSort = (next: TableSort | null) => {
      seen.push(next);
      setSort(next);
    };
    return <DataTable {...SAMPLE_TABLE} rows={rows} sort={sort} onSort={onSort} />;
  }
  const { user } = renderUi(<Sorting />);
  const head = screen.getByRole('columnheader', { name: 'هزینه (ریال)' });
  const orders = [head.getAttribute('aria-sort')];
  for (let press = 0; press < 3; press += 1) {
    await user.click(within(head).getByRole('button'));
    orders.push(head.getAttribute('aria-sort'));
  }
  expect(orders).toEqual(['none', 'ascending', 'descending', 'none']);
  expect(seen).toEqual([{ key: 'cost', descending: false }, { key: 'cost', descending: true }, null]);
  expect(screen.getByRole('columnheader', { name: 'شماره' })).not.toHaveAttribute('aria-sort');
});

it('opens the actions of a row without pressing it', async () => {
  const rowActions = ({ id }: SampleRow) => [
    { key: 'edit', label: 'ویرایش', icon: 'pencil' as const, onSelect: () => onPress(`edit ${id}`) },
  ];
  const { user } = renderUi(<DataTable {...SAMPLE_TABLE} rows={rows} rowActions={rowActions} onRowPress={onPress} />);
  await user.click(screen.getByRole('button', { name: `کارهای ${name(2)}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'ویرایش' }));
  expect(onPress.mock.calls).toEqual([['edit 2']]);
});

it('hides and shows columns and keeps the ones that tell the rows apart', async () => {
  function Choosing() {
    const [look, onLook] = useState<TableLook>(readTableLook({ hidden: ['cost', 'name', 'gone', 4] }));
    return (
      <>
        <TableSettings columns={SAMPLE_TABLE.columns} look={look} onLook={onLook} />
        <DataTable {...SAMPLE_TABLE} rows={rows} look={look} />
      </>
    );
  }
  const { user } = renderUi(<Choosing />);
  const heads = () => screen.getAllByRole('columnheader', { hidden: true }).map((head) => head.textContent);
  expect(heads()).toEqual(['ردیف', 'نام', 'شماره', 'وضعیت']);
  await user.click(screen.getByRole('button', { name: 'تنظیم ستون‌ها' }));
  expect(screen.getByRole('checkbox', { name: 'نام' })).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: 'شماره' }));
  await user.click(screen.getByRole('checkbox', { name: 'هزینه (ریال)' }));
  expect(heads()).toEqual(['ردیف', 'نام', 'هزینه (ریال)', 'وضعیت']);
  expect(await axeFindings()).toEqual([]);
});

it('keeps a column for wide windows back in others until it is chosen, and in wide ones until it is hidden', () => {
  const [first, wide] = [{ key: 'a' }, { key: 'b', wide: true }].map((one) => ({
    ...one,
    head: one.key,
    cell: () => one.key,
  }));
  const columns = [first, wide].filter((column) => column !== undefined);
  const keys = (look: TableLook, isWide: boolean) => visibleColumns(columns, { look, isWide }).map(({ key }) => key);
  const atFirst = readTableLook({});
  expect([keys(atFirst, false), keys(atFirst, true)]).toEqual([['a'], ['a', 'b']]);
  const chosen = withColumn(atFirst, { key: 'b', head: 'b', cell: () => 'b', wide: true }, true);
  expect(readTableLook(JSON.parse(JSON.stringify(chosen)))).toEqual(chosen);
  expect([keys(chosen, false), keys(chosen, true)]).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ]);
  const hidden = withColumn(chosen, { key: 'b', head: 'b', cell: () => 'b', wide: true }, false);
  expect([keys(hidden, false), keys(hidden, true)]).toEqual([['a'], ['a']]);
});

it.each([null, 'x', [], { hidden: 'name' }, { density: 'huge' }])('reads the default look out of %j', (stored) => {
  expect(readTableLook(stored)).toEqual({ hidden: [], density: 'comfortable' });
});

it('shows all of a name of 300 characters while the pointer rests on it', () => {
  renderUi(<DataTable {...SAMPLE_TABLE} rows={[{ ...sampleRows(1)[0]!, name: LONG_NAME }]} />);
  expect(LONG_NAME.length).toBeGreaterThan(300);
  expect(screen.getByText(LONG_NAME)).toHaveAttribute('title', LONG_NAME);
});

describe('more than a hundred rows', () => {
  const many = sampleRows(10_000);
  beforeEach(() => {
    // jsdom lays nothing out: a window of 600 pixels, and items of 120.
    jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
    jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(600);
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(120);
  });
  afterEach(() => jest.restoreAllMocks());

  it('draw only those that can be seen, and tell how many there are', async () => {
    renderUi(<DataTable {...SAMPLE_TABLE} rows={many} />);
    expect(await screen.findByText(many[0]!.name)).toBeInTheDocument();
    const table = screen.getByRole('table');
    expect(table).toHaveAttribute('aria-rowcount', '10001');
    expect(screen.getByText(many[0]!.name).closest('tr')).toHaveAttribute('aria-rowindex', '2');
    expect(within(table).getAllByRole('row').length).toBeLessThan(60);
    expect(await axeFindings()).toEqual([]);
  });

  it('are a list of the same kind on the phone', async () => {
    setViewport(390);
    renderUi(<DataTable {...SAMPLE_TABLE} rows={many} />);
    await screen.findByText(many[0]!.name);
    expect(screen.getAllByRole('listitem').length).toBeLessThan(60);
  });

  it('are selected all at once', async () => {
    const { user } = renderUi(<Selecting rows={many} />);
    await screen.findByText(many[0]!.name);
    await user.click(screen.getByRole('checkbox', { name: 'انتخاب همهٔ این صفحه' }));
    expect(screen.getByText('۱۰٬۰۰۰ مورد انتخاب شده')).toBeInTheDocument();
  });

  it('are all drawn at a hundred', async () => {
    await act(async () => void renderUi(<DataTable {...SAMPLE_TABLE} rows={many.slice(0, 100)} />));
    expect(screen.getAllByRole('row')).toHaveLength(101);
    expect(screen.getByRole('table')).not.toHaveAttribute('aria-rowcount');
  });
});

describe('on the phone', () => {
  const item = (row: number) => screen.getByText(name(row));
  /** A finger that rests on a row so long. */
  const rest = (row: number, ms: number) => {
    fireEvent.pointerDown(item(row), { pointerType: 'touch', clientX: 100, clientY: 100 });
    act(() => jest.advanceTimersByTime(ms));
    fireEvent.pointerUp(item(row), { pointerType: 'touch' });
    fireEvent.click(item(row));
  };
  beforeEach(() => {
    setViewport(390);
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());

  it('opens a row with a short press and selects it with a long one', () => {
    renderUi(<Selecting first={[]} onRowPress={({ id }) => onPress(id)} />);
    rest(3, 200);
    expect(onPress.mock.calls).toEqual([[3]]);
    rest(2, 500);
    expect(onPress).toHaveBeenCalledTimes(1);
    expect(screen.getByText('۱ مورد انتخاب شده')).toBeInTheDocument();
  });

  it('selects with every press while anything is selected', () => {
    renderUi(<Selecting first={[]} onRowPress={({ id }) => onPress(id)} />);
    rest(2, 600);
    rest(3, 50);
    expect(screen.getByText('۲ مورد انتخاب شده')).toBeInTheDocument();
    rest(2, 50);
    rest(3, 50);
    rest(3, 50);
    expect(onPress.mock.calls).toEqual([[3]]);
  });

  it('selects nothing when the finger scrolls', () => {
    renderUi(<Selecting first={[]} />);
    fireEvent.pointerDown(item(2), { pointerType: 'touch', clientX: 100, clientY: 100 });
    // The browser takes the finger over as soon as the page scrolls.
    fireEvent.pointerCancel(item(2));
    act(() => jest.advanceTimersByTime(1000));
    expect(screen.queryByText(/مورد انتخاب شده/)).not.toBeInTheDocument();
  });
});

it('is a list with ticks on the phone', async () => {
  setViewport(390);
  const { user } = renderUi(<Selecting first={[]} onRowPress={({ id }) => onPress(id)} />);
  await user.click(screen.getByRole('checkbox', { name: `انتخاب ${name(2)}` }));
  expect(onPress).not.toHaveBeenCalled();
  expect(screen.getByText('۱ مورد انتخاب شده')).toBeInTheDocument();
  expect(await axeFindings()).toEqual([]);
});

it('selects the whole page on the phone', async () => {
  setViewport(390);
  const { user } = renderUi(<Selecting />);
  expect(screen.getByRole('checkbox', { name: 'انتخاب همهٔ این صفحه' })).not.toBeChecked();
  await user.click(screen.getByText('همهٔ این صفحه'));
  expect(screen.getByText('۶ مورد انتخاب شده')).toBeInTheDocument();
  expect(await axeFindings()).toEqual([]);
});

it('is sorted on the phone: upwards, downwards, and in its own order', async () => {
  setViewport(390);
  const onSort = jest.fn();
  const sort = { key: 'cost', descending: true };
  const { user } = renderUi(<DataTable {...SAMPLE_TABLE} rows={rows} sort={sort} onSort={onSort} />);
  const order = screen.getByRole('combobox', { name: 'مرتب‌سازی' });
  expect(order).toHaveDisplayValue('هزینه (ریال)، نزولی');
  for (const words of ['هزینه (ریال)، صعودی', 'پیش‌فرض']) await user.selectOptions(order, words);
  expect(onSort.mock.calls).toEqual([[{ key: 'cost', descending: false }], [null]]);
  expect(await axeFindings()).toEqual([]);
});

it('has no head on the phone where nothing is sorted or selected', () => {
  setViewport(390);
  renderUi(<DataTable {...SAMPLE_TABLE} rows={rows} />);
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});
