import { isUnknown, useAppSelector } from '@peyk/shared-store';
import { Suspense, lazy, useState } from 'react';
import { Navigate, Outlet, useLocation, useMatches } from 'react-router';
import { loadOrReload } from './load-or-reload';
import { loadScreen, loadedScreen } from './loaded-screens';
import { ShellFallback } from './shell-fallback';

/** The shell is loaded only by those who are signed in: the login page does not pay for it. */
const SHELL = { path: 'shell', load: () => import('../shell/shell') };
const LazyShell = lazy(() => loadOrReload(SHELL));

/** Loads the shell ahead. @throws what the import threw */
export const loadShell = () => loadScreen(SHELL);

/** The handle of pages that everybody may see, inside the shell or without it. */
export const OPEN_TO_ALL = { openToAll: true } as const;

const isOpenToAll = (handle: unknown) => handle === OPEN_TO_ALL;

/**
 * Lets nobody in without a stored token, and remembers where they wanted to go; anyone who is signed in gets the shell. It waits for
 * what they may do only where the browser does not know it from before, after signing in: the answer comes beside the shell's files.
 * Without the wait a member would see the owner's menu for a moment, and a deep link would ask for what is not theirs.
 */
export function MemberArea() {
  const isSignedIn = useAppSelector((state) => state.session.token !== null);
  const leftOnPurpose = useAppSelector((state) => state.session.ended === 'on purpose');
  const isHeld = useAppSelector((state) => isUnknown(state.session));
  const [Shell] = useState(() => loadedScreen(SHELL) ?? LazyShell);
  const { pathname, search } = useLocation();
  const isOpen = useMatches().some(({ handle }) => isOpenToAll(handle));
  if (isSignedIn) {
    return <Suspense fallback={<ShellFallback />}>{isHeld ? <ShellFallback /> : <Shell />}</Suspense>;
  }
  if (isOpen) return <Outlet />;
  return <Navigate to="/login" replace state={leftOnPurpose ? null : { from: pathname + search }} />;
}
