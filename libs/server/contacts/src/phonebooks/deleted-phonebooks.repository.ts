import { sql } from 'kysely';
import type { DbOrTx, Tx } from '@peyk/server-database';
import { idsParameter } from '../parameters';

/** A phonebook that nobody sees any more and that may still have members. */
export interface DeletedPhonebook {
  accountId: bigint;
  phonebookId: bigint;
  /** Also the contacts that stand in no other phonebook. */
  withContacts: boolean;
}

export interface PhonebooksToForget {
  accountId: bigint;
  ids: readonly bigint[];
  withContacts: boolean;
  at: Date;
}

/** Deletes those of `ids` that the account has and notes that their members are to be cleared away. Waits for transactions that read them. */
export async function deletePhonebookRows(
  tx: Tx,
  { accountId, ids, withContacts, at }: PhonebooksToForget,
): Promise<DeletedPhonebook[]> {
  const { rows } = await sql<DeletedPhonebook>`
    with gone as (
      delete from phonebooks where account_id = ${accountId} and id = any(${idsParameter(ids)}) returning id
    )
    insert into deleted_phonebooks (account_id, phonebook_id, with_contacts, deleted_at)
    select ${accountId}, id, ${withContacts}, ${at} from gone
    returning account_id as "accountId", phonebook_id as "phonebookId", with_contacts as "withContacts"`.execute(tx);
  return rows;
}

/** Some that still wait, the oldest first. */
export async function selectDeletedPhonebooks(db: DbOrTx, limit: number): Promise<DeletedPhonebook[]> {
  return db
    .selectFrom('deleted_phonebooks')
    .select(['account_id as accountId', 'phonebook_id as phonebookId', 'with_contacts as withContacts'])
    .orderBy('deleted_at')
    .limit(limit)
    .execute();
}

/** Clears away at most `limit` members, and their contacts if that was wanted. Answers how many members. */
export async function deleteSomeMembers(
  tx: Tx,
  { accountId, phonebookId, withContacts }: DeletedPhonebook,
  limit: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with gone as (
      delete from phonebook_members where ctid = any(array(
        select ctid from phonebook_members
        where account_id = ${accountId} and phonebook_id = ${phonebookId} order by mobile limit ${limit}))
      returning mobile
    ), unknown as (
      delete from contacts c using gone g
      where ${withContacts} and c.account_id = ${accountId} and c.mobile = g.mobile and not exists (
        select from phonebook_members o join phonebooks p on p.account_id = o.account_id and p.id = o.phonebook_id
        where o.account_id = ${accountId} and o.mobile = g.mobile)
    )
    select count(*)::int as count from gone`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** All of its members are gone. */
export async function forgetDeletedPhonebook(tx: Tx, { accountId, phonebookId }: DeletedPhonebook): Promise<void> {
  await tx
    .deleteFrom('deleted_phonebooks')
    .where('account_id', '=', accountId)
    .where('phonebook_id', '=', phonebookId)
    .execute();
}
