import type { Handlers } from '@peyk/server-http';
import { listContactWays, listFaqCategoryRows, listFaqRows } from './help.repository';

/** What people may read before they ask, and how they reach those who run the installation. */
export function createHelpHandlers(): Handlers<'getContactInfo' | 'listFaqCategories' | 'listFaqs'> {
  return {
    getContactInfo: async ({ db }) => ({
      data: { items: (await listContactWays(db)).map(({ kind, value }) => ({ kind, value })) },
    }),
    listFaqCategories: async ({ db }) => ({ data: { items: await listFaqCategoryRows(db) } }),
    listFaqs: async ({ db }, { query }) => ({
      data: {
        items: (await listFaqRows(db, query)).map(({ id, category, question, answer }) => ({
          ...{ id: String(id), category, question, answer },
        })),
      },
    }),
  };
}
