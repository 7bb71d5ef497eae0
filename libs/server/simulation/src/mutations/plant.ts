import type { Mutation } from './mutations.ts';

/** The source with the fault in it. @throws when the place is not there exactly once: the source has moved on. */
export function plant({ name, file, replace, by }: Mutation, source: string): string {
  const pieces = source.split(replace);
  if (pieces.length !== 2) {
    throw new Error(`Mutation "${name}": its anchor is ${pieces.length - 1} times in ${file}, once is wanted.`);
  }
  return pieces.join(by);
}
