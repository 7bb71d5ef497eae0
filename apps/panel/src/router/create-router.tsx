import type { FeatureModule, FeatureRoute } from '@peyk/shared-module';
import { Spinner } from '@peyk/shared-ui';
import { Navigate, createBrowserRouter, type RouteObject } from 'react-router';
import { createLazyScreen } from './lazy-screen';
import { MemberArea, OPEN_TO_ALL } from './member-area';
import { NotFound } from './not-found';
import { ScreenError } from './screen-error';

/** All routes of the panel, from the list of domains. */
export function createRoutes(modules: readonly FeatureModule[]): RouteObject[] {
  const routes = modules.flatMap((module) => module.routes);
  const toRoute = (route: FeatureRoute): RouteObject => ({
    path: route.path,
    Component: createLazyScreen(route),
    ErrorBoundary: ScreenError,
  });
  const isPublic = (route: FeatureRoute) => route.audience === 'public';
  return [
    {
      HydrateFallback: Spinner,
      ErrorBoundary: ScreenError,
      children: [
        { path: '/', element: <Navigate to="/dashboard" replace /> },
        ...routes.filter(isPublic).map(toRoute),
        {
          Component: MemberArea,
          children: [
            ...routes.filter((route) => !isPublic(route)).map(toRoute),
            { path: '*', Component: NotFound, handle: OPEN_TO_ALL },
          ],
        },
      ],
    },
  ];
}

export function createRouter(modules: readonly FeatureModule[]) {
  return createBrowserRouter(createRoutes(modules));
}
