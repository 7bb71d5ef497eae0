/** One fault planted in the source: the text that is replaced must be there exactly once. */
export interface Mutation {
  name: string;
  /** From the root of the workspace. */
  file: string;
  replace: string;
  by: string;
}

export const MUTATIONS: readonly Mutation[] = [];
