import { isUniqueViolation } from '@peyk/server-database';
import type { ServerContext, Tx } from '@peyk/server-database';
import { INVALID_MOBILE_KEY, parseMobileKey } from '@peyk/shared-sms';
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
import { requirePhonebooks } from '../phonebooks/require-phonebooks';
import { withPlaces } from './contact-list.service';
import type { ListedContact } from './contact-list.service';
import { changeContact, deleteContactRows, findContact, insertContacts, selectMobiles } from './contacts.repository';
import type { ContactKey, ContactRow } from './contacts.repository';

export interface NumbersToAdd {
  accountId: bigint;
  phonebookIds: readonly bigint[];
  /** At most a thousand, the contract sees to it. */
  contacts: readonly { number: string; name?: string | undefined }[];
}

/**
 * Puts numbers into phonebooks. One that is no contact yet becomes one; a known contact keeps its name. The same call twice changes
 * nothing. @throws unknownPhonebook, busy
 */
export async function addContacts(
  { db, clock }: ServerContext,
  { accountId, phonebookIds, contacts }: NumbersToAdd,
): Promise<AddedNumbers> {
  const { mobiles, indexes, refused } = readGivenNumbers(contacts.map(({ number }) => number));
  const names = indexes.map((index) => cleanName(contacts[index]?.name));
  return inTurn(db, accountId, async (tx) => {
    await requirePhonebooks(tx, accountId, phonebookIds);
    await insertContacts(tx, { accountId, mobiles, names, at: clock.now() });
    const added = await insertMembers(tx, { accountId, phonebookIds }, mobiles);
    return { added, existing: mobiles.length - added, refused };
  });
}

/** What is undefined stays. */
export interface ContactChange {
  number?: string | undefined;
  name?: string | null | undefined;
  /** All in which it stands from now on. */
  phonebookIds?: readonly bigint[] | undefined;
}

/** Changes one contact. @throws unknownContact, unknownPhonebook, badNumber, numberTaken, busy */
export async function updateContact(
  { db }: ServerContext,
  key: ContactKey,
  change: ContactChange,
): Promise<ListedContact> {
  const mobile = change.number === undefined ? undefined : parseMobileKey(change.number);
  if (mobile === INVALID_MOBILE_KEY) fail('badNumber', 'number');
  return inTurn(db, key.accountId, async (tx) => {
    const before = (await findContact(tx, key)) ?? fail('unknownContact', 'id');
    const name = change.name === undefined ? before.name : cleanName(change.name);
    const after: ContactRow = { ...before, name, mobile: mobile ?? before.mobile };
    await changeRow(tx, key, after);
    if (after.mobile !== before.mobile) {
      await renameMember(tx, key.accountId, { from: before.mobile, to: after.mobile });
    }
    if (change.phonebookIds)
      await moveTo(tx, key.accountId, { mobile: after.mobile, phonebookIds: change.phonebookIds });
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

async function moveTo(
  tx: Tx,
  accountId: bigint,
  { mobile, phonebookIds }: { mobile: number; phonebookIds: readonly bigint[] },
): Promise<void> {
  await requirePhonebooks(tx, accountId, phonebookIds);
  await deleteMemberElsewhere(tx, { accountId, phonebookIds }, mobile);
  await insertMembers(tx, { accountId, phonebookIds }, Int32Array.of(mobile));
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
