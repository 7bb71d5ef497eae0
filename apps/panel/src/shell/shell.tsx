import { PageSlotsProvider } from '@peyk/shared-ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { modules } from '../modules';
import { useLiveUpdates } from '../live/use-live-updates';
import { useHoverPrefetch } from '../router/use-hover-prefetch';
import { Frame } from './frame';
import { Overlays } from './overlays';

/** Everything around the screens of somebody who is signed in. */
export default function Shell() {
  useLiveUpdates();
  useHoverPrefetch(modules);
  useScrollToTop();
  return (
    <PageSlotsProvider>
      <Frame />
      <Overlays />
    </PageSlotsProvider>
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
