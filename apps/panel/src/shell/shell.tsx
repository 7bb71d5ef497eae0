import { NeededForProvider } from '@peyk/shared-module';
import { PageSlotsProvider } from '@peyk/shared-ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { modules } from '../modules';
import { useLiveUpdates } from '../live/use-live-updates';
import { useIdleWarming } from '../offline/use-idle-warming';
import { neededFor } from '../router/needed-for';
import { useHoverPrefetch } from '../router/use-hover-prefetch';
import { Frame } from './frame';
import { Overlays } from './overlays';

const neededForPath = (path: string) => neededFor(path, modules);

/** Everything around the screens of someone who is signed in. */
export default function Shell() {
  useLiveUpdates();
  useHoverPrefetch(modules);
  useIdleWarming(modules);
  useScrollToTop();
  return (
    <NeededForProvider value={neededForPath}>
      <PageSlotsProvider>
        <Frame />
        <Overlays />
      </PageSlotsProvider>
    </NeededForProvider>
  );
}

/** A new page begins at its top. */
function useScrollToTop(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    // Newer browsers answer with a promise, which must not become the effect's clean-up.
    window.scrollTo(0, 0);
  }, [pathname]);
}
