import type { FeatureModule } from '@peyk/shared-module';
import { createAppStore } from '@peyk/shared-store';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { useHoverPrefetch } from './use-hover-prefetch';

const load = jest.fn(() => Promise.resolve({ default: () => null }));
const modules: readonly FeatureModule[] = [
  { name: 'reports', navigation: [], routes: [{ path: '/reports', load, permission: 'report.read' }] },
];

function Links() {
  useHoverPrefetch(modules);
  return (
    <>
      <a href="/reports">
        <span>گزارش‌ها</span>
      </a>
      <a href="https://example.org/reports">elsewhere</a>
      <a href="/reports" target="_blank">
        new window
      </a>
      <p>text</p>
    </>
  );
}

beforeEach(() => {
  jest.useFakeTimers();
  load.mockClear();
  render(
    <Provider store={createAppStore()}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <Links />
        </MemoryRouter>
      </QueryClientProvider>
    </Provider>,
  );
});
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

it('fetches the page behind a link on which the pointer has rested for 100 ms', () => {
  fireEvent.pointerOver(screen.getByText('گزارش‌ها'));
  wait(99);
  expect(load).not.toHaveBeenCalled();
  wait(1);
  expect(load).toHaveBeenCalledTimes(1);
});

it('does the same for the keyboard', () => {
  fireEvent.focusIn(screen.getByRole('link', { name: 'گزارش‌ها' }));
  wait(100);
  expect(load).toHaveBeenCalledTimes(1);
});

it('fetches nothing when the pointer only passes by, nor for links that lead out of this page', () => {
  fireEvent.pointerOver(screen.getByText('گزارش‌ها'));
  wait(50);
  fireEvent.pointerOver(screen.getByText('text'));
  wait(200);
  fireEvent.pointerOver(screen.getByText('elsewhere'));
  wait(200);
  fireEvent.pointerOver(screen.getByText('new window'));
  wait(200);
  expect(load).not.toHaveBeenCalled();
});
