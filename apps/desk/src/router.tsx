import { onSessionLost } from '@peyk/shared-api-client';
import type { FeatureModule, FeatureRoute } from '@peyk/shared-module';
import { TOKEN_KEY, readStored } from '@peyk/shared-store';
import { EmptyFace, LinkButton, Spinner } from '@peyk/shared-ui';
import type { QueryClient } from '@tanstack/react-query';
import { Link, createBrowserRouter, redirect, type RouteObject } from 'react-router';
import { Frame } from './shell/frame';

const SIGN_IN = '/sign-in';

const toRoute = ({ path, load }: FeatureRoute): RouteObject => ({
  path,
  lazy: async () => ({ Component: (await load()).default }),
});

function NotFound() {
  return (
    <EmptyFace
      isPage
      title="چنین صفحه‌ای نیست"
      help="شاید نشانی را ناقص نوشته باشید."
      action={
        <LinkButton component={Link} to="/" icon="home">
          رفتن به صف‌ها
        </LinkButton>
      }
    />
  );
}

function Broken() {
  return (
    <EmptyFace
      isPage
      drawing="broken"
      title="این صفحه باز نشد"
      help="خطایی پیش آمد که انتظارش را نداشتیم. لطفاً دوباره تلاش کنید."
      action={
        <LinkButton component={Link} to="/" icon="refresh" reloadDocument>
          تلاش دوباره
        </LinkButton>
      }
    />
  );
}

/** All routes of the desk; whoever has no session is led to the page for signing in, and comes back to an empty cache. */
export function createRouter(modules: readonly FeatureModule[], queryClient: QueryClient) {
  const routes = modules.flatMap((module) => module.routes);
  const router = createBrowserRouter([
    {
      HydrateFallback: Spinner,
      ErrorBoundary: Broken,
      children: [
        ...routes.filter(({ audience }) => audience === 'public').map(toRoute),
        {
          Component: Frame,
          loader: () => (readStored(TOKEN_KEY) === null ? redirect(SIGN_IN) : null),
          children: [
            { ErrorBoundary: Broken, children: routes.filter(({ audience }) => audience !== 'public').map(toRoute) },
            { path: '*', Component: NotFound },
          ],
        },
      ],
    },
  ]);
  onSessionLost(() => {
    queryClient.clear();
    void router.navigate(SIGN_IN, { replace: true });
  });
  return router;
}
