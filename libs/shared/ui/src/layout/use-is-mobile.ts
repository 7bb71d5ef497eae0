import { useSyncExternalStore } from 'react';
import { size } from '../tokens';

const QUERY = `(max-width: ${size.mobileBreakpoint - 0.02}px)`;

function watch(listener: () => void): () => void {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the window is narrower than 768 pixels: the mobile layout. */
export function useIsMobile(): boolean {
  return useSyncExternalStore(watch, () => window.matchMedia(QUERY).matches);
}
