import { useMay } from '@peyk/shared-store';
import { Spinner, useIsMobile } from '@peyk/shared-ui';
import type { FeatureRoute } from '@peyk/shared-module';
import { Suspense, lazy, type ComponentType } from 'react';
import { Navigate, useLocation } from 'react-router';
import { Forbidden } from './forbidden';
import { loadOrReload } from './load-or-reload';
import { loadedScreen } from './loaded-screens';

/**
 * React remembers for ever that a lazy component could not be loaded. This gives a new one to the next visit, known by the
 * router's key of it; within one visit it stays the same, or React would ask for it again and again.
 */
function screensOf(route: FeatureRoute): (visit: string) => ComponentType {
  let current = '';
  let failed: string | null = null;
  const make = () =>
    lazy(() =>
      loadOrReload(route).catch((cause: unknown) => {
        failed = current;
        throw cause;
      }),
    );
  let screen: ComponentType | undefined;
  return (visit) => {
    if (failed !== null && failed !== visit) {
      failed = null;
      screen = make();
    }
    current = visit;
    // The one of the first visit stays: another component in its place would begin anew.
    return (screen ??= loadedScreen(route) ?? make());
  };
}

/** Makes the router's element of a route: its screen, loaded when it is first shown, behind the loading fallback. */
export function createLazyScreen(route: FeatureRoute): ComponentType {
  const screenAt = screensOf(route);
  return function LazyScreen() {
    const isMobile = useIsMobile();
    const may = useMay(route.permission ?? null);
    const Screen = screenAt(useLocation().key);
    if (route.mobileOnly === true && !isMobile) return <Navigate to="/404" replace />;
    if (!may) return <Forbidden />;
    return (
      <Suspense fallback={<Spinner />}>
        <Screen />
      </Suspense>
    );
  };
}
