import { queryOptions } from '@tanstack/react-query';

/** A copy of an earlier send brings this many recipients at most; more belong in a phonebook or a file. */
export const COPY_LIMIT = 1000;

/** What an earlier send said, and to whom; `numbers` is null when they were too many to copy. */
export interface SendCopy {
  readonly line: string;
  readonly text: string;
  readonly numbers: readonly string[] | null;
}

/** The text and the recipients of an earlier send, for sending it again. */
export function copyQuery(sendId: string) {
  return queryOptions({
    queryKey: ['sends', 'copy', sendId] as const,
    // Loaded with the first copy: most messages are written anew.
    queryFn: async ({ signal }) => (await import('./read-copy')).readCopy(sendId, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
