import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Tx } from '@peyk/server-database';
import { reachNow } from '@peyk/server-http';
import { idsParameter, keysParameter } from '../parameters';

/** An account and some of its phonebooks. */
export interface PhonebooksKey {
  accountId: bigint;
  phonebookIds: readonly bigint[];
}

/** Where numbers are put, and the admin who puts them there on behalf of the account. */
export interface PlacesToInsert extends PhonebooksKey {
  impersonatedBy: string | null;
}

/**
 * Puts numbers, which must be contacts, into each of the phonebooks and counts them there. Answers how many of the numbers are
 * new in at least one.
 */
export async function insertMembers(
  tx: Tx,
  { accountId, phonebookIds, impersonatedBy }: PlacesToInsert,
  mobiles: Int32Array,
): Promise<number> {
  const { rows } = await sql<{ added: number }>`
    with moved as (
      insert into phonebook_members (account_id, phonebook_id, mobile, impersonated_by)
      select ${accountId}, p.id, m.mobile, ${impersonatedBy}
      from unnest(${idsParameter(phonebookIds)}) as p (id) cross join unnest(${keysParameter(mobiles)}) as m (mobile)
      order by p.id, m.mobile
      on conflict do nothing
      returning phonebook_id, mobile
    ), counted as (${countMoved(accountId, sql`+`)})
    select count(distinct mobile)::int as added from moved`.execute(tx);
  return rows[0]?.added ?? 0;
}

/** Takes numbers out of one phonebook. Answers how many were in it. */
export async function deleteMembers(
  tx: Tx,
  { accountId, phonebookId }: { accountId: bigint; phonebookId: bigint },
  mobiles: Int32Array,
): Promise<number> {
  return takeOut(tx, accountId, sql`phonebook_id = ${phonebookId} and mobile = any(${keysParameter(mobiles)})`);
}

/** Takes numbers out of every phonebook of the account. Answers from how many places. */
export async function deleteMembersEverywhere(tx: Tx, accountId: bigint, mobiles: Int32Array): Promise<number> {
  return takeOut(tx, accountId, sql`mobile = any(${keysParameter(mobiles)})`);
}

/** Takes a number out of every phonebook but these. Answers out of how many. */
export async function deleteMemberElsewhere(
  tx: Tx,
  { accountId, phonebookIds }: PhonebooksKey,
  mobile: number,
): Promise<number> {
  // Out of phonebooks that the caller does not see nobody is taken unseen.
  const { phonebookIds: seen } = reachNow();
  const within = seen === null ? sql`` : sql`and phonebook_id = any(${idsParameter(seen)})`;
  return takeOut(
    tx,
    accountId,
    sql`mobile = ${mobile} and phonebook_id <> all(${idsParameter(phonebookIds)}) ${within}`,
  );
}

/**
 * A contact has another number: it stands in the same phonebooks under the new one, so no count changes. A phonebook that is deleted
 * and not yet cleared away may hold the new number too, of a contact that is gone: there the old one only leaves.
 */
export async function renameMember(
  tx: Tx,
  accountId: bigint,
  { from, to }: { from: number; to: number },
): Promise<void> {
  await sql`
    delete from phonebook_members m where m.account_id = ${accountId} and m.mobile = ${from} and exists (
      select from phonebook_members o
      where o.account_id = m.account_id and o.phonebook_id = m.phonebook_id and o.mobile = ${to})`.execute(tx);
  await sql`
    update phonebook_members set mobile = ${to} where account_id = ${accountId} and mobile = ${from}`.execute(tx);
}

async function takeOut(tx: Tx, accountId: bigint, which: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    with moved as (
      delete from phonebook_members where account_id = ${accountId} and ${which} returning phonebook_id
    ), counted as (${countMoved(accountId, sql`-`)})
    select count(*)::int as taken from moved`.execute(tx);
  return rows[0]?.taken ?? 0;
}

/** Brings `members_count` along with what a statement moved in or out: the rows of its `moved`. */
export function countMoved(accountId: bigint, sign: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    update phonebooks p set members_count = p.members_count ${sign} m.count
    from (select phonebook_id, count(*) as count from moved group by phonebook_id) m
    where p.account_id = ${accountId} and p.id = m.phonebook_id`;
}
