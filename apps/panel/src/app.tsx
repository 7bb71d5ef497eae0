import type { EmotionCache } from '@emotion/react';
import { useAppSelector, type AppStore } from '@peyk/shared-store';
import { UiProvider } from '@peyk/shared-ui';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router/dom';
import type { createRouter } from './router/create-router';

interface AppProps {
  readonly store: AppStore;
  readonly queryClient: QueryClient;
  readonly styleCache: EmotionCache;
  readonly router: ReturnType<typeof createRouter>;
}

/** The providers of the panel, around its routes. */
export function App({ store, queryClient, styleCache, router }: AppProps) {
  return (
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <Themed styleCache={styleCache} router={router} />
      </QueryClientProvider>
    </Provider>
  );
}

function Themed({ styleCache, router }: Pick<AppProps, 'styleCache' | 'router'>) {
  const dark = useAppSelector((state) => state.theme.dark);
  return (
    <UiProvider cache={styleCache} dark={dark}>
      <div className={dark ? 'peyk-app dark' : 'peyk-app light'}>
        <RouterProvider router={router} />
      </div>
    </UiProvider>
  );
}
