import { answerOf, api } from '@peyk/shared-api-client';
import type { components } from '@peyk/shared-contract';
import type { BulkTarget } from '@peyk/shared-screens';
import { queryOptions } from '@tanstack/react-query';
import { readContactKey } from '../model/contact-key';
import { inThousands } from './change-contacts';
import { CONTACTS_KEY } from './keys';
import type { ContactFilters } from './list-contacts';

/** What was done to many contacts, and how far it is. */
export type ContactBulk = components['schemas']['ContactBulk'];
type Selection = components['schemas']['ContactSelection'];
export type ContactTarget = BulkTarget<ContactFilters>;

function selectionsOf(target: ContactTarget): Selection[] {
  if (!('ids' in target)) return [{ filters: { ...target.filter } }];
  return inThousands(target.ids.map((key) => readContactKey(key).id)).map((ids) => ({ ids }));
}

/** Begins a work for each thousand rows by name, or one for all that the filters find. */
async function each(target: ContactTarget, begin: (selection: Selection) => Promise<ContactBulk>) {
  const bulks: ContactBulk[] = [];
  for (const selection of selectionsOf(target)) bulks.push(await begin(selection));
  return bulks;
}

type PlaceAction = 'add_to_phonebook' | 'remove_from_phonebook';
type TagAction = 'add_tag' | 'remove_tag';

export function movePlaces(target: ContactTarget, action: PlaceAction, phonebookIds: readonly string[]) {
  return inTurn(phonebookIds, (phonebook_id) =>
    each(target, (selection) =>
      answerOf(api.POST('/phonebooks/numbers/bulk', { body: { action, selection, phonebook_id } })),
    ),
  );
}

export function changeTags(target: ContactTarget, action: TagAction, tagIds: readonly string[]) {
  return inTurn(tagIds, (tag_id) =>
    each(target, (selection) =>
      answerOf(api.POST('/phonebooks/numbers/bulk', { body: { action, selection, tag_id } })),
    ),
  );
}

export function deleteMany(target: ContactTarget) {
  return each(target, (selection) => answerOf(api.POST('/phonebooks/numbers/bulk-delete', { body: { selection } })));
}

export function blacklistMany(target: ContactTarget) {
  return each(target, (selection) =>
    answerOf(api.POST('/phonebooks/numbers/bulk-blacklist', { body: { kind: 'send', selection } })),
  );
}

/** The last of them first. */
export async function undoBulks(bulks: readonly Pick<ContactBulk, 'id'>[]): Promise<void> {
  for (const { id } of [...bulks].reverse())
    await answerOf(api.POST('/phonebooks/numbers/bulk/undo', { body: { id } }));
}

async function inTurn(ids: readonly string[], work: (id: string) => Promise<ContactBulk[]>): Promise<ContactBulk[]> {
  const bulks: ContactBulk[] = [];
  for (const id of ids) bulks.push(...(await work(id)));
  return bulks;
}

const WATCHED_EVERY_MS = 2_000;
const isMoving = ({ state }: ContactBulk) => state === 'running' || state === 'undoing';

/** What was done to many contacts in the last day, newest first; asked again while one of them goes on. */
export function contactBulksQuery() {
  return queryOptions({
    queryKey: [...CONTACTS_KEY, 'bulks'] as const,
    queryFn: async ({ signal }) => (await answerOf(api.GET('/phonebooks/numbers/bulk/list', { signal }))).items,
    refetchInterval: ({ state: { data } }) => (data?.some(isMoving) ? WATCHED_EVERY_MS : false),
  });
}
