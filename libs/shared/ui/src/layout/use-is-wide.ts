import { useSyncExternalStore } from 'react';

/** What is left beside the menu carries a table of seven columns. */
const WIDE_PX = 1440;
const QUERY = `(max-width: ${WIDE_PX - 0.02}px)`;

function watch(listener: () => void): () => void {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the window has room for what is not needed everywhere: 1440 pixels or more. */
export function useIsWide(): boolean {
  return useSyncExternalStore(watch, () => !window.matchMedia(QUERY).matches);
}
