import { queryOptions } from '@tanstack/react-query';
import type { CatalogueError, Operation } from '../model/reference';

/** What programs may call: a file of its own, which the browser keeps. */
export const referenceQuery = queryOptions({
  queryKey: ['developers', 'reference'] as const,
  queryFn: async (): Promise<readonly Operation[]> => (await import('../model/told-reference')).OPERATIONS,
  staleTime: Infinity,
});

/** The errors that a program may meet. */
export const cataloguesQuery = queryOptions({
  queryKey: ['developers', 'errors'] as const,
  queryFn: async (): Promise<readonly CatalogueError[]> => (await import('../model/told-errors')).ERRORS,
  staleTime: Infinity,
});
