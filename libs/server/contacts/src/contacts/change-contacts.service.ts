import { isUniqueViolation } from '@peyk/server-database';
import type { ServerContext, Tx } from '@peyk/server-database';
import { INVALID_MOBILE_KEY, parseMobileKey } from '@peyk/shared-sms';
import { requireAllContacts, requirePlacesInReach } from '@peyk/server-http';
import { inTurn } from '../account-turn';
import { fail } from '../fail';
import { readGivenNumbers } from '../given-numbers';
import type { AddedNumbers } from '../given-numbers';
import {
  deleteMemberElsewhere,
  deleteMembers,
  deleteMembersEverywhere,
  insertMembers,
  renameMember,
} from '../phonebooks/members.repository';
import type { PlacesToInsert } from '../phonebooks/members.repository';
import { requirePhonebooks } from '../phonebooks/require-phonebooks';
import { listPropertyRows } from '../properties/properties.repository';
import { changedValues, readGivenValues, valuesReader } from '../properties/properties.service';
import type { GivenValue } from '../properties/properties.service';
import { deleteTagsElsewhere, insertTagged } from '../tags/tags.repository';
import type { TagsToPut } from '../tags/tags.repository';
import { requireTags } from '../tags/tags.service';
import { withPlaces } from './contact-list.service';
import type { ListedContact } from './contact-list.service';
import {
  changeContact,
  countKnown,
  deleteContactRows,
  findContact,
  insertContacts,
  selectMobiles,
} from './contacts.repository';
import type { ContactKey, ContactRow, Gender, PersonFields } from './contacts.repository';

/** Nobody alive is older; a typing error usually is. */
const FIRST_BIRTH_DATE = new Date('1880-01-01T00:00:00Z');

/** A number and what is known of its person. */
export interface GivenPerson {
  number: string;
  name?: string | undefined;
  gender?: Gender | undefined;
  /** `YYYY-MM-DD`, not after today. */
  birthDate?: string | undefined;
  properties?: readonly GivenValue[] | undefined;
}

export interface NumbersToAdd {
  accountId: bigint;
  phonebookIds: readonly bigint[];
  /** Put on all of them. */
  tagIds?: readonly bigint[] | undefined;
  /** At most a thousand, the contract sees to it. */
  contacts: readonly GivenPerson[];
  /** Known contacts take what is given; otherwise only what they lack. */
  replace?: boolean | undefined;
  /** The admin who makes them on behalf of the account. */
  impersonatedBy?: string | null;
}

/**
 * Makes contacts and puts them into phonebooks. One that is known keeps what it has and takes what it lacks, or with `replace` whatever
 * is given. The same call twice changes nothing.
 * @throws unknownPhonebook, unknownTag, unknownProperty, badPropertyValue, badBirthDate, busy
 */
export async function addContacts(
  { db, clock }: ServerContext,
  { accountId, phonebookIds, tagIds = [], contacts, replace, impersonatedBy = null }: NumbersToAdd,
): Promise<AddedNumbers> {
  const at = clock.now();
  const { mobiles, indexes, refused } = readGivenNumbers(contacts.map(({ number }) => number));
  const given = indexes.map((index) => contacts[index]).filter((person) => person !== undefined);
  return inTurn(db, accountId, async (tx) => {
    requirePlacesInReach(phonebookIds);
    await requirePhonebooks(tx, accountId, phonebookIds);
    await requireTags(tx, accountId, tagIds);
    const people = await readPeople(tx, { accountId, given, at });
    const known = await countKnown(tx, accountId, mobiles);
    await insertContacts(tx, { accountId, mobiles, people, replace, at, impersonatedBy });
    const placed = await insertMembers(tx, { accountId, phonebookIds, impersonatedBy }, mobiles);
    await insertTagged(tx, { accountId, tagIds, impersonatedBy }, mobiles);
    // Without a phonebook they are only contacts.
    const added = phonebookIds.length === 0 ? mobiles.length - known : placed;
    return { added, existing: mobiles.length - added, refused };
  });
}

async function readPeople(
  tx: Tx,
  { accountId, given, at }: { accountId: bigint; given: readonly GivenPerson[]; at: Date },
): Promise<PersonFields[]> {
  const knowsMore = given.some(({ properties = [] }) => properties.length > 0);
  const read = valuesReader(knowsMore ? await listPropertyRows(tx, accountId) : []);
  return given.map(({ name, gender = null, birthDate = null, properties = [] }) => {
    if (birthDate !== null) requireBirthDate(birthDate, at);
    return { name: cleanName(name), gender, birthDate, properties: changedValues(null, read(properties)) };
  });
}

/** What is undefined stays. */
export interface ContactChange {
  number?: string | undefined;
  name?: string | null | undefined;
  gender?: Gender | null | undefined;
  /** `YYYY-MM-DD`, not after today. */
  birthDate?: string | null | undefined;
  /** The one that was read before; another change since then refuses this one. */
  version?: number | undefined;
  /** All in which it stands from now on. */
  phonebookIds?: readonly bigint[] | undefined;
  /** All that it has from now on. */
  tagIds?: readonly bigint[] | undefined;
  /** Only these change. */
  properties?: readonly GivenValue[] | undefined;
  /** The admin who puts it there on behalf of the account. */
  impersonatedBy?: string | null;
}

/**
 * Changes one contact. @throws unknownContact, unknownPhonebook, unknownTag, unknownProperty, badNumber, badBirthDate,
 * badPropertyValue, numberTaken, changedMeanwhile, busy
 */
export async function updateContact(
  { db, clock }: ServerContext,
  key: ContactKey,
  change: ContactChange,
): Promise<ListedContact> {
  const mobile = change.number === undefined ? undefined : parseMobileKey(change.number);
  if (mobile === INVALID_MOBILE_KEY) fail('badNumber', 'number');
  if (typeof change.birthDate === 'string') requireBirthDate(change.birthDate, clock.now());
  return inTurn(db, key.accountId, async (tx) => {
    const before = (await findContact(tx, key)) ?? fail('unknownContact', 'id');
    if (change.version !== undefined && change.version !== before.version) fail('changedMeanwhile', 'version');
    const after: ContactRow = {
      ...before,
      name: change.name === undefined ? before.name : cleanName(change.name),
      gender: change.gender === undefined ? before.gender : change.gender,
      birthDate: change.birthDate === undefined ? before.birthDate : change.birthDate,
      properties: changedValues(before.properties, await readGivenValues(tx, key.accountId, change.properties ?? [])),
      mobile: mobile ?? before.mobile,
      version: before.version + 1,
    };
    await changeRow(tx, key, after);
    if (after.mobile !== before.mobile) {
      await renameMember(tx, key.accountId, { from: before.mobile, to: after.mobile });
    }
    const { phonebookIds, tagIds, impersonatedBy = null } = change;
    if (phonebookIds) await moveTo(tx, { accountId: key.accountId, phonebookIds, impersonatedBy }, after.mobile);
    if (tagIds) await tagAs(tx, { accountId: key.accountId, tagIds, impersonatedBy }, after.mobile);
    const [shown] = await withPlaces(tx, key.accountId, [after]);
    return shown ?? fail('unknownContact', 'id');
  });
}

async function changeRow(tx: Tx, key: ContactKey, row: ContactRow): Promise<void> {
  try {
    await changeContact(tx, key, row);
  } catch (error) {
    if (isUniqueViolation(error)) fail('numberTaken', 'number');
    throw error;
  }
}

/** A day that has been, in a calendar that has it. @throws badBirthDate */
function requireBirthDate(day: string, now: Date): void {
  const at = new Date(`${day}T00:00:00Z`);
  const exists = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
  if (!exists || at > now || at < FIRST_BIRTH_DATE) fail('badBirthDate', 'birth_date');
}

async function moveTo(tx: Tx, places: PlacesToInsert, mobile: number): Promise<void> {
  await requirePhonebooks(tx, places.accountId, places.phonebookIds);
  await deleteMemberElsewhere(tx, places, mobile);
  await insertMembers(tx, places, Int32Array.of(mobile));
}

async function tagAs(tx: Tx, tags: TagsToPut, mobile: number): Promise<void> {
  await requireTags(tx, tags.accountId, tags.tagIds);
  await deleteTagsElsewhere(tx, tags, mobile);
  await insertTagged(tx, tags, Int32Array.of(mobile));
}

export interface ContactsToDelete {
  accountId: bigint;
  ids: readonly bigint[];
  /** Only out of this one; the contacts stay. */
  phonebookId?: bigint | undefined;
}

/** Deletes contacts, or takes them out of a phonebook; ids that are not there do not matter. @throws unknownPhonebook, busy */
export async function deleteContacts(
  { db }: ServerContext,
  { accountId, ids, phonebookId }: ContactsToDelete,
): Promise<number> {
  // Out of phonebooks that the caller does not see nobody is taken unseen.
  if (phonebookId === undefined) requireAllContacts();
  return inTurn(db, accountId, async (tx) => {
    if (phonebookId !== undefined) await requirePhonebooks(tx, accountId, [phonebookId]);
    const mobiles = await selectMobiles(tx, accountId, ids);
    if (phonebookId !== undefined) return deleteMembers(tx, { accountId, phonebookId }, mobiles);
    await deleteMembersEverywhere(tx, accountId, mobiles);
    await deleteContactRows(tx, accountId, mobiles);
    return mobiles.length;
  });
}

/** A name of blanks is none. */
function cleanName(name: string | null | undefined): string | null {
  const trimmed = name?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}
