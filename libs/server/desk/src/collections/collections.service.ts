import { createHash } from 'node:crypto';
import { runTransaction } from '@peyk/server-database';
import { requirePerson } from '@peyk/server-http';
import type { RequestContext } from '@peyk/server-http';
import type { CollectionName, DeskCollection, KeptItem } from '@peyk/server-module';
import { sql } from 'kysely';
import { fail } from '../fail';
import { checkChange, checkNew } from './check-values';
import type { GivenValue } from './check-values';

/** As people see them: what everybody reads, then what is sold. */
const ORDER: readonly CollectionName[] = [
  ...(['news', 'banners', 'quick_links', 'faqs', 'contact_ways', 'ticket_replies'] as const),
  ...(['lines', 'tariffs', 'statutory_charges', 'packages', 'plans', 'bank'] as const),
];
const VERSION_CHARS = 16;

export interface ItemName {
  collection: CollectionName;
  key: string;
}

/** Another one as soon as something of the item has changed. */
export const versionOf = ({ values }: Pick<KeptItem, 'values'>): string =>
  createHash('sha256')
    .update(JSON.stringify([...values]))
    .digest('hex')
    .slice(0, VERSION_CHARS);

function note({ audit }: RequestContext, object: string): void {
  if (audit) audit.object = object;
}

/** What an installation keeps, for one who may change it. Every function asks that first. @throws notYourRole */
export function createCollections(collections: readonly DeskCollection[]) {
  const mayKeep = (context: RequestContext, { role }: DeskCollection) => requirePerson(context).roles.includes(role);

  function collectionOf(context: RequestContext, name: CollectionName): DeskCollection {
    const found = collections.find(({ collection }) => collection === name);
    return found && mayKeep(context, found) ? found : fail('notYourRole');
  }

  const listOwn = (context: RequestContext): DeskCollection[] =>
    ORDER.flatMap((name) => collections.filter((one) => one.collection === name && mayKeep(context, one)));

  const listPage = async (context: RequestContext, name: CollectionName, page: { offset: number; limit: number }) =>
    collectionOf(context, name).list(context, page);

  /** @throws notForChange, badValue, missingValue, and what the domain throws */
  async function add(context: RequestContext, name: CollectionName, given: readonly GivenValue[]): Promise<void> {
    const collection = collectionOf(context, name);
    if (!collection.add) return fail('notForChange');
    note(context, name);
    const values = checkNew(collection.fields, given);
    await runTransaction(context.db, (tx) => collection.add?.({ ...context, db: tx }, values) ?? Promise.resolve());
  }

  /**
   * Of two people who change the same, the second is told.
   * @returns what follows that they may not have meant
   * @throws notForChange, unknownItem, changedMeanwhile, badValue, missingValue, and what the domain throws
   */
  async function change(
    context: RequestContext,
    { collection: name, key, version }: ItemName & { version: string },
    given: readonly GivenValue[],
  ): Promise<string | undefined> {
    const { fields, show, change: changeItem } = collectionOf(context, name);
    if (!show || !changeItem) return fail('notForChange');
    note(context, `${name}:${key}`);
    return runTransaction(context.db, async (tx) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`desk item ${name} ${key}`}, 0))`.execute(tx);
      const within = { ...context, db: tx };
      const item = (await show(within, key)) ?? fail('unknownItem');
      if (versionOf(item) !== version) fail('changedMeanwhile');
      return changeItem(within, key, checkChange(fields, item.values, given));
    });
  }

  /** @throws notForChange, and what the domain throws */
  async function remove(context: RequestContext, { collection: name, key }: ItemName): Promise<void> {
    const collection = collectionOf(context, name);
    if (!collection.remove) return fail('notForChange');
    note(context, `${name}:${key}`);
    await collection.remove(context, key);
  }

  /** @throws unknownItem */
  async function openPicture(context: RequestContext, { collection: name, key }: ItemName, field: string) {
    const picture = await collectionOf(context, name).picture?.(context.db, key, field);
    return picture ?? fail('unknownItem');
  }

  return { listOwn, listPage, add, change, remove, openPicture };
}
