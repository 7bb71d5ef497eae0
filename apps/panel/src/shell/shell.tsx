import { PageSlotsProvider, useIsMobile } from '@peyk/shared-ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useLiveUpdates } from '../live/use-live-updates';
import { useHoverPrefetch } from '../router/use-hover-prefetch';
import { DesktopShell } from './desktop-shell';
import { MobileShell } from './mobile-shell';

/** Everything around the screens of somebody who is signed in. */
export default function Shell() {
  useLiveUpdates();
  useHoverPrefetch();
  useScrollToTop();
  const isMobile = useIsMobile();
  const Layout = isMobile ? MobileShell : DesktopShell;
  return (
    <PageSlotsProvider>
      <Layout />
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
