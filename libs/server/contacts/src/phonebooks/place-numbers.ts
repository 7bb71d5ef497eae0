import { sql } from 'kysely';
import type { Tx } from '@peyk/server-database';
import { insertContacts } from '../contacts/contacts.repository';
import { deleteMembers, insertMembers } from './members.repository';
import { selectPhonebooks } from './phonebooks.repository';

/** Numbers and a phonebook, in the transaction of anyone who has a reason to put them there. */
export interface NumbersToPlace {
  accountId: bigint;
  phonebookId: bigint;
  /** Each once. */
  mobiles: Int32Array;
  at: Date;
}

/** Waits for the turn of the account's contacts, as their other changes do; it is given back with the transaction. */
async function waitForTurn(tx: Tx, accountId: bigint): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`contacts ${accountId}`}, 0))`.execute(tx);
}

/** Makes contacts of numbers and puts them into a phonebook; nothing where it is not there any more. */
export async function placeNumbers(tx: Tx, { accountId, phonebookId, mobiles, at }: NumbersToPlace): Promise<void> {
  await waitForTurn(tx, accountId);
  const found = await selectPhonebooks(tx, accountId, [phonebookId]);
  if (found.length === 0) return;
  await insertContacts(tx, { accountId, mobiles, at, impersonatedBy: null });
  await insertMembers(tx, { accountId, phonebookIds: [phonebookId], impersonatedBy: null }, mobiles);
}

/** Takes numbers out of a phonebook; the contacts stay. */
export async function takeNumbersOut(
  tx: Tx,
  { accountId, phonebookId, mobiles }: Omit<NumbersToPlace, 'at'>,
): Promise<void> {
  await waitForTurn(tx, accountId);
  await deleteMembers(tx, { accountId, phonebookId }, mobiles);
}
