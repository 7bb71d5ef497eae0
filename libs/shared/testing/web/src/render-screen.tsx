import { createQueryClient } from '@peyk/shared-api-client';
import { createAppStore, type AppStore, type RootState } from '@peyk/shared-store';
import { UiProvider, createRtlCache } from '@peyk/shared-ui';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider, createMemoryRouter } from 'react-router';

interface ScreenOptions {
  /** The address that the screen is opened at; as an object, with what another page has told this one. */
  readonly at?: string | { readonly pathname: string; readonly state?: unknown };
  /** The route pattern that the screen stands behind, e.g. `/reports/:id`. Every other address shows its path. */
  readonly path?: string;
  readonly state?: Partial<RootState>;
}

export interface RenderedScreen extends RenderResult {
  readonly user: UserEvent;
  readonly store: AppStore;
  readonly queryClient: QueryClient;
  /** Where the router is now: path and search. */
  readonly address: () => string;
}

/** jsdom has no media queries: a window is as wide as the test says. */
export function setViewport(width: number): void {
  window.matchMedia = (query) => {
    const max = /max-width:\s*([\d.]+)px/.exec(query)?.[1];
    return Object.assign(new EventTarget(), {
      matches: max !== undefined && width <= Number(max),
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  };
}

/** A query client that fails at once, so that a test of an error does not wait for retries. */
function impatientClient(): QueryClient {
  const client = createQueryClient();
  const { queries, ...rest } = client.getDefaultOptions();
  client.setDefaultOptions({ ...rest, queries: { ...queries, retry: false } });
  return client;
}

/** The design system around a piece, for tests of `shared/ui` and of anything smaller than a screen. */
export function UiForTests({ children }: { readonly children: ReactNode }) {
  return (
    <UiProvider cache={createRtlCache()} dark={false}>
      {children}
    </UiProvider>
  );
}

/** Draws a screen with everything around it real: store, cache, router, design system. Only the network is faked. */
export function renderScreen(screen: ReactElement, options: ScreenOptions = {}): RenderedScreen {
  const { at = '/', path = '*', state } = options;
  if (typeof window.matchMedia !== 'function') setViewport(1280);
  const store = createAppStore(state);
  const queryClient = impatientClient();
  const router = createMemoryRouter(
    [{ path, element: screen }, ...(path === '*' ? [] : [{ path: '*', element: <p>elsewhere</p> }])],
    { initialEntries: [at] },
  );
  const result = render(
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <UiForTests>
          <RouterProvider router={router} />
        </UiForTests>
      </QueryClientProvider>
    </Provider>,
  );
  const address = () => router.state.location.pathname + router.state.location.search;
  return { ...result, user: userEvent.setup(), store, queryClient, address };
}
