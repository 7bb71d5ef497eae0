import { authorOf, requireAccount } from '@peyk/server-http';
import type { Handlers } from '@peyk/server-http';
import { presentTag } from '../contacts.presenter';
import { listTagRows } from './tags.repository';
import { createTag, deleteTags, updateTag } from './tags.service';

export function tagHandlers(): Handlers<'listTags' | 'createTag' | 'updateTag' | 'deleteTags'> {
  return {
    listTags: async (context) => {
      const rows = await listTagRows(context.db, requireAccount(context).accountId);
      return { data: { items: rows.map(presentTag) } };
    },
    createTag: async (context, { body: { title } }) => {
      const { accountId } = requireAccount(context);
      const { impersonatedBy } = authorOf(context);
      return { data: presentTag(await createTag(context, { accountId, title, impersonatedBy })) };
    },
    updateTag: async (context, { body: { id, title } }) => {
      const key = { accountId: requireAccount(context).accountId, id: BigInt(id) };
      return { data: presentTag(await updateTag(context, key, title)) };
    },
    deleteTags: async (context, { body }) => {
      const { accountId } = requireAccount(context);
      return { data: { deleted_count: await deleteTags(context, { accountId, ids: body.ids.map(BigInt) }) } };
    },
  };
}
