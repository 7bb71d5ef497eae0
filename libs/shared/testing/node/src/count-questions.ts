import type { Db } from '@peyk/server-database';

/** The database, and how many questions went to it through this one. */
export function countQuestions(real: Db): { db: Db; questions: () => number } {
  let questions = 0;
  const db = real.withPlugin({
    transformQuery: ({ node }) => {
      questions += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { db, questions: () => questions };
}
