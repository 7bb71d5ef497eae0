import type { FeatureModule } from '@peyk/shared-module';
import { Spinner } from '@peyk/shared-ui';
import { Suspense, lazy } from 'react';
import { Navigate, createBrowserRouter, type RouteObject } from 'react-router';
import { createLazyScreen } from './lazy-screen';
import { loadOrReload } from './load-or-reload';
import { NotFound } from './not-found';
import { RequireSession } from './require-session';
import { ScreenError } from './screen-error';

/** The shell is loaded only by those who are signed in: the login page does not pay for it. */
export const loadShell = () => import('../shell/shell');
const Shell = lazy(() => loadOrReload({ path: 'shell', load: loadShell }));

function GuardedShell() {
  return (
    <RequireSession>
      <Suspense fallback={<Spinner />}>
        <Shell />
      </Suspense>
    </RequireSession>
  );
}

/** All routes of the panel, from the list of domains. */
export function createRoutes(modules: readonly FeatureModule[]): RouteObject[] {
  const routes = modules.flatMap((module) => module.routes);
  const toRoute = (route: (typeof routes)[number]): RouteObject => ({
    path: route.path,
    Component: createLazyScreen(route),
    ErrorBoundary: ScreenError,
  });
  const isPublic = (route: (typeof routes)[number]) => route.audience === 'public';
  return [
    {
      HydrateFallback: Spinner,
      ErrorBoundary: ScreenError,
      children: [
        { path: '/', element: <Navigate to="/dashboard" replace /> },
        ...routes.filter(isPublic).map(toRoute),
        { Component: GuardedShell, children: routes.filter((route) => !isPublic(route)).map(toRoute) },
        { path: '*', Component: NotFound },
      ],
    },
  ];
}

export function createRouter(modules: readonly FeatureModule[]) {
  return createBrowserRouter(createRoutes(modules));
}
