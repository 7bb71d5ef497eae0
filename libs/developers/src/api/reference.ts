import { queryOptions } from '@tanstack/react-query';
import type { CatalogueError, Operation } from '../model/reference';

/** What programs may call: a file of its own, which the browser keeps. */
export const referenceQuery = queryOptions({
  queryKey: ['developers', 'reference'] as const,
  // Generated in the form of `Operation`; the compiler sees a union of two hundred shapes.
  queryFn: async () => (await import('../model/reference.gen.json')).default as unknown as readonly Operation[],
  staleTime: Infinity,
});

/** The errors that a program may meet. */
export const cataloguesQuery = queryOptions({
  queryKey: ['developers', 'errors'] as const,
  queryFn: async (): Promise<readonly CatalogueError[]> => (await import('../model/errors.gen.json')).default,
  staleTime: Infinity,
});
