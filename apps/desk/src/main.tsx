import { createQueryClient } from '@peyk/shared-api-client';
import { createRtlCache, pageNonce } from '@peyk/shared-ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { modules } from './modules';
import { createRouter } from './router';

const container = document.getElementById('root');
if (container === null) throw new Error('The page has no element #root.');
const queryClient = createQueryClient();
createRoot(container).render(
  <StrictMode>
    <App
      queryClient={queryClient}
      styleCache={createRtlCache(pageNonce())}
      router={createRouter(modules, queryClient)}
    />
  </StrictMode>,
);
