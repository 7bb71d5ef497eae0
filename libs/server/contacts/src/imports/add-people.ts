import type { components } from '@peyk/shared-contract';
import type { Tx } from '@peyk/server-database';
import { insertContacts, selectKnown } from '../contacts/contacts.repository';
import type { ContactFields, PersonFields } from '../contacts/contacts.repository';
import { fail } from '../fail';
import { insertMembers } from '../phonebooks/members.repository';
import { selectPhonebooks } from '../phonebooks/phonebooks.repository';
import { listPropertyRows } from '../properties/properties.repository';
import { insertTagged, selectTagIds } from '../tags/tags.repository';

export type KnownRule = components['schemas']['ImportKnown'];

/** What became of people, by rows. */
export interface PageCounts {
  /** Were no contacts before. */
  added: number;
  /** Were contacts already, or stand in the file again. */
  known: number;
  /** Those contacts of `known` that are different now; put into phonebooks and tags they may be all the same. */
  changed: number;
}

export interface PeopleToAdd {
  accountId: bigint;
  /** In the order of the file; a number may come again. */
  people: readonly ContactFields[];
  known: KnownRule;
  phonebookIds: readonly bigint[];
  tagIds: readonly bigint[];
  /** Properties that the people have values of. */
  propertyIds: readonly string[];
  at: Date;
  impersonatedBy: string | null;
}

/**
 * Makes contacts of one page of people and puts them into phonebooks and tags. One of these that was deleted meanwhile does not matter,
 * unless it was the last phonebook.
 * @throws importedPhonebooksGone, importedPropertyGone
 */
export async function addPeople(tx: Tx, given: PeopleToAdd): Promise<PageCounts> {
  const { accountId, people, known: rule, at, impersonatedBy } = given;
  const { phonebookIds, tagIds } = await placesOf(tx, given);
  const folded = foldPeople(people, rule);
  const known = await selectKnown(tx, accountId, Int32Array.from(folded.keys()));
  const taken =
    rule === 'skip' ? [...folded.values()].filter(({ mobile }) => !known.has(mobile)) : [...folded.values()];
  const mobiles = Int32Array.from(taken, ({ mobile }) => mobile);
  const touched = await insertContacts(tx, {
    ...{ accountId, mobiles, at, impersonatedBy },
    people: taken,
    replace: rule === 'replace',
  });
  await insertMembers(tx, { accountId, phonebookIds, impersonatedBy }, mobiles);
  await insertTagged(tx, { accountId, tagIds, impersonatedBy }, mobiles);
  const added = folded.size - known.size;
  return { added, known: people.length - added, changed: touched - added };
}

async function placesOf(tx: Tx, { accountId, phonebookIds, tagIds, propertyIds }: PeopleToAdd) {
  const phonebooks = await selectPhonebooks(tx, accountId, phonebookIds);
  if (phonebookIds.length > 0 && phonebooks.length === 0) fail('importedPhonebooksGone');
  if (propertyIds.length > 0) {
    const there = new Set((await listPropertyRows(tx, accountId)).map(({ id }) => String(id)));
    if (propertyIds.some((id) => !there.has(id))) fail('importedPropertyGone');
  }
  return { phonebookIds: phonebooks.map(({ id }) => id), tagIds: await selectTagIds(tx, accountId, tagIds) };
}

/** Each number once, as if its rows had come one after the other. */
function foldPeople(people: readonly ContactFields[], rule: KnownRule): Map<number, ContactFields> {
  const folded = new Map<number, ContactFields>();
  for (const person of people) {
    const before = folded.get(person.mobile);
    if (!before) folded.set(person.mobile, person);
    else if (rule !== 'skip') {
      const [strong, weak] = rule === 'replace' ? [person, before] : [before, person];
      folded.set(person.mobile, { mobile: person.mobile, ...mergedFields(strong, weak) });
    }
  }
  return folded;
}

function mergedFields(strong: PersonFields, weak: PersonFields): PersonFields {
  const properties = { ...weak.properties, ...strong.properties };
  return {
    name: strong.name ?? weak.name,
    gender: strong.gender ?? weak.gender,
    birthDate: strong.birthDate ?? weak.birthDate,
    properties: Object.keys(properties).length === 0 ? null : properties,
  };
}
