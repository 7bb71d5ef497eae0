import { factOf } from '@peyk/server-module';
import type { DeskCollection } from '@peyk/server-module';
import { countByProvince } from '../bank.repository';

/** The bank of numbers, as it was loaded: a file of millions comes by command, from the disk of the server. */
export const bankCollection: DeskCollection = {
  collection: 'bank',
  role: 'commerce',
  fields: [],
  list: async ({ db }, { offset, limit }) => {
    const rows = await countByProvince(db);
    const items = rows.slice(offset, offset + limit).map(({ id, name, count, loadedAt }) => ({
      ...{ key: String(id), title: name, state: null, values: new Map<string, string>() },
      facts: [
        factOf('شماره', String(count), 'number'),
        ...(loadedAt === null ? [] : [factOf('بارگذاری', loadedAt.toISOString(), 'instant')]),
      ],
    }));
    return { total: rows.length, items };
  },
};
