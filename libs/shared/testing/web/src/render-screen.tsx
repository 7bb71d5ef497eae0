import { createAppStore, type AppStore, type RootState } from '@peyk/shared-store';
import { UiProvider, createRtlCache } from '@peyk/shared-ui';
import type { QueryClient } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';
import { ScreenFrame, impatientClient, routerAround, type Opening } from './screen-frame';

interface ScreenOptions extends Opening {
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
  if (typeof window.matchMedia !== 'function') setViewport(1280);
  const store = createAppStore(options.state);
  const queryClient = impatientClient();
  const router = routerAround(screen, options);
  const result = render(<ScreenFrame store={store} queryClient={queryClient} router={router} />);
  const address = () => router.state.location.pathname + router.state.location.search;
  return { ...result, user: userEvent.setup(), store, queryClient, address };
}
