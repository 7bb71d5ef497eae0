import { authorOf, requireAccount } from '@peyk/server-http';
import type { Handlers } from '@peyk/server-http';
import { pagingOf } from '@peyk/shared-contract';
import { presentProperty, presentPropertyChoice } from '../contacts.presenter';
import {
  createProperty,
  deleteProperties,
  listPropertiesOf,
  listPropertyChoicesOf,
  updateProperty,
} from './properties.service';

type PropertyOperation =
  'listProperties' | 'listPropertyChoices' | 'createProperty' | 'updateProperty' | 'deleteProperties';

export function propertyHandlers(): Handlers<PropertyOperation> {
  return {
    listProperties: async (context, { body }) => {
      const { accountId } = requireAccount(context);
      const { items, ...paging } = await listPropertiesOf(context.db, { accountId, paging: pagingOf(body) });
      return { data: { items: items.map(presentProperty), paging } };
    },
    listPropertyChoices: async (context) => {
      const rows = await listPropertyChoicesOf(context.db, requireAccount(context).accountId);
      return { data: { items: rows.map(presentPropertyChoice) } };
    },
    createProperty: async (context, { body: { title, latin_title: latinTitle, type } }) => {
      const { accountId } = requireAccount(context);
      const { impersonatedBy } = authorOf(context);
      const made = await createProperty(context, { accountId, title, latinTitle, type, impersonatedBy });
      return { data: presentProperty(made) };
    },
    updateProperty: async (context, { body: { id, title, latin_title: latinTitle, active } }) => {
      const key = { accountId: requireAccount(context).accountId, id: BigInt(id) };
      return { data: presentProperty(await updateProperty(context, key, { title, latinTitle, active })) };
    },
    deleteProperties: async (context, { body }) => {
      const { accountId } = requireAccount(context);
      const wanted = { accountId, ids: body.ids.map(BigInt), withValues: body.with_values ?? false };
      return { data: { deleted_count: await deleteProperties(context, wanted) } };
    },
  };
}
