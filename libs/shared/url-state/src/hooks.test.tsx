import { act, renderHook } from '@testing-library/react';
import { RouterProvider, createMemoryRouter } from 'react-router';
import { createElement, useState, type ReactNode } from 'react';
import { useExistingPage } from './use-existing-page';
import { useFilters } from './use-filters';
import { usePaging } from './use-paging';
import { useSort } from './use-sort';
import { useTab } from './use-tab';

const SHAPES = [
  { type: 'search', key: 'text' },
  { type: 'options', key: 'state', options: [{ value: '2' }, { value: '6' }] },
  { type: 'options', key: 'type', multiple: true, options: [{ value: 'normal' }, { value: 'webservice' }] },
  { type: 'date', key: 'day' },
  { type: 'date_range', key: 'created' },
  { type: 'search_range', key: 'cost' },
] as const;
const FIRST = '2026-10-23T00:00:00.000Z';
const LAST = '2026-11-20T20:29:59.999Z';

/** Runs a hook on a page that stands behind another one in the history. */
function at<Result>(address: string, hook: () => Result) {
  let shown: ReactNode = null;
  const router = createMemoryRouter([{ path: '*', Component: () => shown }], {
    initialEntries: ['/before', address],
    initialIndex: 1,
  });
  const result = renderHook(hook, {
    wrapper: ({ children }) => {
      shown = children;
      return createElement(RouterProvider, { router });
    },
  });
  return { ...result, router, search: () => router.state.location.search };
}

describe('filters whose options are many or late', () => {
  const MANY = Array.from({ length: 80 }, (_unused, index) => ({ value: `phonebook-${index}` }));

  it('keep every chosen option, however long the address becomes', () => {
    const shapes = [{ type: 'options', key: 'book', multiple: true, options: MANY }] as const;
    const { result, search } = at('/list', () => useFilters(shapes));
    const all = MANY.map(({ value }) => value);
    act(() => result.current.apply({ book: all }));
    expect(search().length).toBeGreaterThan(900);
    expect(result.current.values).toEqual({ book: all });
  });

  it('keep what the address says until the options are here, and drop then what is none', () => {
    const { result, search } = at('/list?line=7&book=7,8', () => {
      const [loading, setLoading] = useState(true);
      const options = loading ? [] : [{ value: '7' }];
      const { values } = useFilters([
        { type: 'options', key: 'line', options, loading },
        { type: 'options', key: 'book', multiple: true, options, loading },
      ] as const);
      return { values, arrive: () => setLoading(false) };
    });
    expect(result.current.values).toEqual({ line: '7', book: ['7', '8'] });
    act(() => result.current.arrive());
    expect(result.current.values).toEqual({ line: '7', book: ['7'] });
    expect(search()).toBe('?line=7&book=7,8');
  });

  it('believe no endless text, even while the options are on their way', () => {
    const late = [{ type: 'options', key: 'line', options: [], loading: true }] as const;
    const { result } = at(`/list?line=${'x'.repeat(201)}`, () => useFilters(late));
    expect(result.current.values).toEqual({});
  });
});

describe('paging', () => {
  it('is page 1 with 10 rows where the address says nothing', () => {
    const { result } = at('/list', () => usePaging());
    expect(result.current).toMatchObject({ page: 1, limit: 10 });
  });

  it.each(['0', '-3', '1e9', 'abc', '1.5', '10000000001'])(
    'takes the page "%s" in the address as the first',
    (page) => {
      const { result } = at(`/list?page=${page}`, () => usePaging());
      expect(result.current.page).toBe(1);
    },
  );

  it('goes back to page 1 when the page size changes, and keeps everything else', () => {
    const { result, search } = at('/list?page=4&limit=10&state=2', () => usePaging());
    act(() => result.current.setLimit(50));
    expect(search()).toBe('?page=1&limit=50&state=2');
  });

  it('keeps the page size when another page is opened', () => {
    const { result, search } = at('/list?limit=25&state=2', () => usePaging());
    act(() => result.current.setPage(3));
    expect(search()).toBe('?limit=25&state=2&page=3');
  });

  it.each(['7.5', '0', '101', '-1', 'all'])('takes the page size "%s" in the address as 10', (limit) => {
    expect(at(`/list?limit=${limit}`, () => usePaging()).result.current.limit).toBe(10);
  });

  it('replaces the address, so that back leaves the list', async () => {
    const { result, router } = at('/list', () => usePaging());
    act(() => result.current.setPage(2));
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/before');
  });

  it('reads prefixed keys for the second list of a page', () => {
    const { result } = at('/list?page=2&recipients_page=7', () => usePaging('recipients'));
    expect(result.current.page).toBe(7);
  });
});

describe('a page beyond the last one', () => {
  it.each([
    [21, '?page=3&state=2'],
    [20, '?page=2&state=2'],
    [0, '?page=1&state=2'],
  ])('becomes, of %i rows, the last one', (total, expected) => {
    const { search } = at('/list?page=9&state=2', () => useExistingPage(usePaging(), total));
    expect(search()).toBe(expected);
  });

  it.each([undefined, 81])('stays while the count is unknown, and where it exists (%p)', (total) => {
    const { result, search } = at('/list?page=9', () => useExistingPage(usePaging(), total));
    expect(result.current).toBe(true);
    expect(search()).toBe('?page=9');
  });

  it('is replaced, so that back leaves the list', async () => {
    const { router } = at('/list?page=9', () => useExistingPage(usePaging(), 5));
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/before');
  });
});

describe('filters', () => {
  const filtersAt = (address: string, prefix?: string) => at(address, () => useFilters(SHAPES, prefix));

  it('are read from the address, each in its own shape', () => {
    const { result } = filtersAt(
      `/list?text=سلام&state=2&type=webservice,normal&day=${FIRST}&createdFrom=${FIRST}&createdTo=${LAST}&cost=~500`,
    );
    expect(result.current.values).toEqual({
      text: 'سلام',
      state: '2',
      type: ['webservice', 'normal'],
      day: FIRST,
      created: { from: FIRST, to: LAST },
      cost: { to: '500' },
    });
    expect(result.current.activeCount).toBe(6);
  });

  it('are written with a tilde in ranges, commas between several, and two keys for a range of dates', () => {
    const { result, search } = filtersAt('/list');
    act(() =>
      result.current.apply({ type: ['normal', 'webservice'], cost: { from: '1', to: '5' }, created: { from: FIRST } }),
    );
    expect(decodeURIComponent(search())).toBe(`?type=normal,webservice&createdFrom=${FIRST}&cost=1~5&page=1`);
  });

  it('use the keys that dateFromKey and dateToKey name', () => {
    const named = [{ type: 'date_range', key: 'created', dateFromKey: 'since', dateToKey: 'until' }] as const;
    const { result, search } = at(`/list?since=${FIRST}`, () => useFilters(named));
    expect(result.current.values.created).toEqual({ from: FIRST });
    act(() => result.current.apply({ created: { to: LAST } }));
    expect(decodeURIComponent(search())).toBe(`?until=${LAST}&page=1`);
  });

  it('set page to 1 when they are applied and leave empty ones out', () => {
    const { result, search } = filtersAt('/list?page=3&limit=25&text=3000');
    act(() => result.current.apply({ state: '2', text: '  ', type: [], cost: {} }));
    expect(search()).toBe('?page=1&limit=25&state=2');
  });

  it('keep only the page size and what is no filter when they are cleared', () => {
    const { result, search } = filtersAt(`/list?page=3&limit=25&state=2&createdTo=${LAST}&tab=1&sort=-cost`);
    act(() => result.current.clear());
    expect(search()).toBe('?limit=25&tab=1&sort=-cost');
    expect(result.current.activeCount).toBe(0);
  });

  it('replace the address, so that back leaves the list', async () => {
    const { result, router } = filtersAt('/list');
    act(() => result.current.apply({ text: 'سلام' }));
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/before');
  });

  it('of the second list of a page have prefixed keys and leave the first list alone', () => {
    const { result, search } = filtersAt('/list?state=2&page=4&recipients_state=6', 'recipients');
    expect(result.current.values).toEqual({ state: '6' });
    act(() => result.current.apply({ text: 'x' }));
    expect(search()).toBe('?state=2&page=4&recipients_text=x&recipients_page=1');
  });

  it.each([
    'state=99',
    'state=',
    'type=fax,,',
    'day=yesterday',
    'day=2026-13-45T00:00:00Z',
    'createdFrom=1405/08/01',
    'cost=12',
    'cost=~',
    `text=${'x'.repeat(201)}`,
    'text=%20%20',
    '%E0%A4%A=1&state=%FF',
  ])('survive the nonsense "%s" in the address', (nonsense) => {
    const { result } = filtersAt(`/list?${nonsense}`);
    expect(result.current.values).toEqual({});
    expect(result.current.activeCount).toBe(0);
  });

  it.each([
    [`createdFrom=${LAST}&createdTo=${FIRST}`, { created: { from: FIRST, to: LAST } }],
    ['cost=500~20', { cost: { from: '20', to: '500' } }],
  ])('take a range that was written backwards as the same range', (search, expected) => {
    expect(filtersAt(`/list?${search}`).result.current.values).toEqual(expected);
  });

  it('bring a text back as it was written, with every separator in it', () => {
    const { result } = filtersAt('/list');
    act(() => result.current.apply({ text: 'a~b,c%2C & d=۱' }));
    expect(result.current.values).toEqual({ text: 'a~b,c%2C & d=۱' });
  });
});

describe('the order', () => {
  const KEYS = ['cost', 'time'] as const;

  it.each([
    ['?sort=cost', { key: 'cost', descending: false }],
    ['?sort=-time', { key: 'time', descending: true }],
    ['?sort=--time', null],
    ['?sort=name', null],
    ['', null],
  ])('is for %s %j', (search, expected) => {
    expect(at(`/list${search}`, () => useSort(KEYS)).result.current[0]).toEqual(expected);
  });

  it('goes to page 1 when it changes, and leaves the filters', () => {
    const { result, search } = at('/list?page=3&state=2', () => useSort(KEYS));
    act(() => result.current[1]({ key: 'cost', descending: true }));
    expect(search()).toBe('?page=1&state=2&sort=-cost');
    act(() => result.current[1](null));
    expect(search()).toBe('?page=1&state=2');
  });
});

describe('tabs', () => {
  it.each([
    ['?tab=1', 1],
    ['', 0],
    ['?tab=2', 0],
    ['?tab=-1', 0],
    ['?tab=x', 0],
    ['?tab=1.0', 0],
    ['?tab=%20', 0],
    ['?tab=', 0],
  ])('opens for %s the tab %i of two', (search, tab) => {
    const { result } = at(`/page${search}`, () => useTab(2));
    expect(result.current[0]).toBe(tab);
  });

  it('begins a newly opened tab at its first page', () => {
    const { result, search } = at('/page?tab=0&page=5', () => useTab(2));
    act(() => result.current[1](1));
    expect(search()).toBe('?tab=1');
  });

  it('are prefixed for the second set of one page', () => {
    const { result, search } = at('/page?tab=1&page=2&details_tab=1', () => useTab(3, 'details'));
    expect(result.current[0]).toBe(1);
    act(() => result.current[1](2));
    expect(search()).toBe('?tab=1&page=2&details_tab=2');
  });
});
