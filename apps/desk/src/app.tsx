import type { EmotionCache } from '@emotion/react';
import { UiProvider } from '@peyk/shared-ui';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { RouterProvider } from 'react-router/dom';
import type { createRouter } from './router';
import { ThemeProvider, useTheme } from './shell/theme';

interface AppProps {
  readonly queryClient: QueryClient;
  readonly styleCache: EmotionCache;
  readonly router: ReturnType<typeof createRouter>;
}

/** The providers of the desk, around its routes. */
export function App({ queryClient, ...rest }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <ThemeProvider>
        <Themed {...rest} />
      </ThemeProvider>
    </QueryClientProvider>
  );
}

function Themed({ styleCache, router }: Omit<AppProps, 'queryClient'>) {
  const { dark } = useTheme();
  return (
    <UiProvider cache={styleCache} dark={dark}>
      <div className={dark ? 'peyk-app dark' : 'peyk-app light'}>
        <RouterProvider router={router} />
      </div>
    </UiProvider>
  );
}
