import { createQueryClient } from '@peyk/shared-api-client';
import { createAppStore } from '@peyk/shared-store';
import { createRtlCache, pageNonce } from '@peyk/shared-ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { modules } from './modules';
import { createRouter } from './router/create-router';
import { loadShell } from './router/member-area';
import { warmRoute } from './router/warm-route';
import { followSession } from './session/follow-session';

function startPanel(container: HTMLElement): void {
  const store = createAppStore();
  const queryClient = createQueryClient();
  followSession(store, queryClient, modules);

  // The screens are fetched while React starts, not after it.
  const isSignedIn = store.getState().session.token !== null;
  if (isSignedIn) loadShell().catch(() => undefined);
  warmRoute(isSignedIn ? window.location.pathname : '/login', modules, queryClient);

  createRoot(container).render(
    <StrictMode>
      <App
        store={store}
        queryClient={queryClient}
        styleCache={createRtlCache(pageNonce())}
        router={createRouter(modules)}
      />
    </StrictMode>,
  );
}

const container = document.getElementById('root');
if (container === null) throw new Error('The page has no element #root.');
startPanel(container);
