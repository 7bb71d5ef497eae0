import type { DeskCollection, KeptItem } from '@peyk/server-module';
import type { DeskComponents } from '@peyk/shared-contract';
import { versionOf } from './collections.service';

type Schemas = DeskComponents['schemas'];

export function presentCollection({
  collection,
  fields,
  add,
  change,
  remove,
}: DeskCollection): Schemas['DeskCollection'] {
  return {
    ...{ collection, fields: [...fields] },
    ...{ can_add: add !== undefined, can_change: change !== undefined, can_remove: remove !== undefined },
  };
}

export function presentItem(item: KeptItem): Schemas['CollectionItem'] {
  const { key, title, facts, state, values } = item;
  return {
    ...{ key, version: versionOf(item), title, facts: [...facts], state },
    values: [...values].map(([name, value]) => ({ name, value })),
  };
}
