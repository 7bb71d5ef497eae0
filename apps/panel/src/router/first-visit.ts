import type { Location } from 'react-router';

/** The router's name for the first page of a visit. */
const FIRST_KEY = 'default';

/**
 * Whether the visit began with this page: one step back would lead nowhere, or out of the panel. The router counts its pages in
 * the browser's history; a page that was replaced there has a key of its own and is the first all the same.
 */
export function isFirstOfVisit({ key }: Location): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state ? state.idx === 0 : key === FIRST_KEY;
}
