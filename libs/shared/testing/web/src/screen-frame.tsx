import { createQueryClient } from '@peyk/shared-api-client';
import type { AppStore } from '@peyk/shared-store';
import { UiProvider, createRtlCache } from '@peyk/shared-ui';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider, createMemoryRouter } from 'react-router';

/** A query client that fails at once, so that nobody waits for retries to see an error. */
export function impatientClient(): QueryClient {
  const client = createQueryClient();
  const { queries, ...rest } = client.getDefaultOptions();
  client.setDefaultOptions({ ...rest, queries: { ...queries, retry: false } });
  return client;
}

/** Where a screen is opened. */
export interface Opening {
  /** The address; as an object, with what another page has told this one. */
  readonly at?: string | { readonly pathname: string; readonly state?: unknown };
  /** The route pattern that the screen stands behind, e.g. `/reports/:id`. */
  readonly path?: string;
}

/** A router in memory with one screen in it; every other address shows a word. */
export function routerAround(screen: ReactElement, { at = '/', path = '*' }: Opening) {
  const routes = [{ path, element: screen }, ...(path === '*' ? [] : [{ path: '*', element: <p>elsewhere</p> }])];
  return createMemoryRouter(routes, { initialEntries: [at] });
}

interface ScreenFrameProps {
  readonly store: AppStore;
  readonly queryClient: QueryClient;
  readonly router: ReturnType<typeof createMemoryRouter>;
  readonly dark?: boolean;
  /** Stands around the router, as the shell's frame does. */
  readonly children?: (screen: ReactNode) => ReactNode;
}

const styleCache = createRtlCache();

/** Everything real that a screen finds around itself: store, cache, design system, router. */
export function ScreenFrame({ store, queryClient, router, dark = false, children }: ScreenFrameProps) {
  const screen = <RouterProvider router={router} />;
  return (
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <UiProvider cache={styleCache} dark={dark}>
          {children === undefined ? screen : children(screen)}
        </UiProvider>
      </QueryClientProvider>
    </Provider>
  );
}
