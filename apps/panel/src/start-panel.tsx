import { createQueryClient } from '@peyk/shared-api-client';
import { createAppStore, isUnknown, mayDo } from '@peyk/shared-store';
import type { Needed } from '@peyk/shared-module';
import { createRtlCache, pageNonce } from '@peyk/shared-ui';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { modules } from './modules';
import { createRouter } from './router/create-router';
import { loadShell } from './router/member-area';
import { pathToShow, warmRoute } from './router/warm-route';
import { followSession } from './session/follow-session';

/** Draws the panel into the page. Anyone who loads this file has loaded what the login page and the first page share. */
export function startPanel(container: HTMLElement): void {
  const store = createAppStore();
  const queryClient = createQueryClient();
  followSession(store, queryClient, modules);

  const { session } = store.getState();
  const isSignedIn = session.token !== null;
  const path = pathToShow(window.location.pathname, isSignedIn, modules);
  const app = (
    <StrictMode>
      <App
        store={store}
        queryClient={queryClient}
        styleCache={createRtlCache(pageNonce())}
        router={createRouter(modules)}
      />
    </StrictMode>
  );
  const may = isUnknown(session) ? null : (needed: Needed) => mayDo(session, needed);
  const screens = [warmRoute(path, modules, queryClient, may), ...(isSignedIn ? [loadShell()] : [])];
  // The page's own picture of what comes stays until it has come: React would show a spinner in between, and then keep it
  // for a third of a second. As a transition the first drawing gives way to a finger in between.
  void Promise.allSettled(screens).then(() => startTransition(() => createRoot(container).render(app)));
}
