import { act, renderHook } from '@testing-library/react';
import { RouterProvider, createMemoryRouter } from 'react-router';
import { createElement, type ReactNode } from 'react';
import { useExistingPage } from './use-existing-page';
import { useFilters } from './use-filters';
import { usePaging } from './use-paging';
import { useTab } from './use-tab';

const KEYS = ['state', 'number'] as const;

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
  it('sets page to 1 when they are applied and leaves empty ones out', () => {
    const { result, search } = at('/list?page=3&limit=25&number=3000', () => useFilters(KEYS));
    expect(result.current.activeCount).toBe(1);
    act(() => result.current.apply({ state: '2', number: '' }));
    expect(search()).toBe('?page=1&limit=25&state=2');
  });

  it('keeps the page size and what is no filter when they are cleared', () => {
    const { result, search } = at('/list?page=3&limit=25&state=2&tab=1', () => useFilters(KEYS));
    act(() => result.current.clear());
    expect(search()).toBe('?limit=25&tab=1');
    expect(result.current.activeCount).toBe(0);
  });
});

describe('tabs', () => {
  it.each([
    ['?tab=1', 1],
    ['', 0],
    ['?tab=2', 0],
    ['?tab=-1', 0],
    ['?tab=x', 0],
  ])('opens for %s the tab %i of two', (search, tab) => {
    const { result } = at(`/page${search}`, () => useTab(2));
    expect(result.current[0]).toBe(tab);
  });

  it('begins a newly opened tab at its first page', () => {
    const { result, search } = at('/page?tab=0&page=5', () => useTab(2));
    act(() => result.current[1](1));
    expect(search()).toBe('?tab=1');
  });
});
