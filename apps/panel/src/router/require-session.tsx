import { useAppSelector } from '@peyk/shared-store';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';

/** Lets nobody in without a stored token; remembers where they wanted to go. */
export function RequireSession({ children }: { readonly children: ReactNode }) {
  const isSignedIn = useAppSelector((state) => state.session.token !== null);
  const { pathname, search } = useLocation();
  return isSignedIn ? children : <Navigate to="/login" replace state={{ from: pathname + search }} />;
}
