import { Spinner, useIsMobile } from '@peyk/shared-ui';
import type { FeatureRoute } from '@peyk/shared-module';
import { Suspense, lazy, type ComponentType } from 'react';
import { Navigate } from 'react-router';
import { loadOrReload } from './load-or-reload';

/** Makes the router's element of a route: its screen, loaded when it is first shown, behind the loading fallback. */
export function createLazyScreen(route: FeatureRoute): ComponentType {
  const Screen = lazy(() => loadOrReload(route));
  return function LazyScreen() {
    const isMobile = useIsMobile();
    if (route.mobileOnly === true && !isMobile) return <Navigate to="/404" replace />;
    return (
      <Suspense fallback={<Spinner />}>
        <Screen />
      </Suspense>
    );
  };
}
