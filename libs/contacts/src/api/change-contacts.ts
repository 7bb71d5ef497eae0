import { answerOf, api } from '@peyk/shared-api-client';
import type { operations } from '@peyk/shared-contract';

type UpdateBody = NonNullable<operations['updateContact']['requestBody']>['content']['application/json'];
/** What is undefined stays as it is. */
export type ContactChange = Readonly<UpdateBody>;
type AddBody = NonNullable<operations['addContacts']['requestBody']>['content']['application/json'];
/** A number for phonebooks, perhaps with what is known of the person. */
export type NumberToAdd = Readonly<AddBody['contacts'][number]>;

/** So many one call takes. */
const MOST = 1000;

/** Puts numbers into phonebooks; who is no contact yet becomes one. */
export async function addContacts(
  phonebookIds: readonly string[],
  contacts: readonly NumberToAdd[],
  tagIds: readonly string[] = [],
) {
  const sum = { added: 0, existing: 0, refused: 0 };
  for (const some of inThousands(contacts)) {
    const tags = tagIds.length > 0 && { tag_ids: [...tagIds] };
    const body = { phonebook_ids: [...phonebookIds], ...tags, contacts: some };
    const { added_count, existing_count, refused } = await answerOf(
      api.POST('/phonebooks/numbers/add-list-new', { body }),
    );
    sum.added += added_count;
    sum.existing += existing_count;
    sum.refused += refused.length;
  }
  return sum;
}

export function updateContact(change: ContactChange) {
  return answerOf(api.POST('/phonebooks/numbers/update-new', { body: change }));
}

/** Deletes contacts; with a phonebook they only leave it. Those that are gone already do not matter. */
export async function deleteContacts(ids: readonly string[], phonebookId?: string): Promise<number> {
  let count = 0;
  for (const some of inThousands(ids)) {
    const body = { ids: some, ...(phonebookId !== undefined && { phonebook_id: phonebookId }) };
    count += (await answerOf(api.POST('/phonebooks/numbers/delete-list', { body }))).deleted_count;
  }
  return count;
}

/** Slices that one call takes. */
export function inThousands<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / MOST);
  return Array.from({ length: count }, (_unused, index) => items.slice(index * MOST, (index + 1) * MOST));
}
