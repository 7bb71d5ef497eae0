import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { DbOrTx, SuppressedKind } from '@peyk/server-database';
import type { KeyRange } from '../number-range';
import { keysParameter } from '../parameters';
import { contains } from '../search';
import type { ContactRow } from './contacts.repository';

/** What the filter panel may ask for; all must hold. */
export interface ContactQuestion {
  accountId: bigint;
  phonebookId?: bigint | undefined;
  numbers?: KeyRange | undefined;
  /** Somewhere in the name. */
  name?: string | undefined;
}

interface Slice {
  offset: number;
  limit: number;
}

/** Newest first; of a phonebook by number, the order in which it is kept. */
export async function listContactRows(db: DbOrTx, question: ContactQuestion, slice: Slice): Promise<ContactRow[]> {
  const { accountId } = question;
  const { rows } = await sql<ContactRow>`
    select c.id, c.mobile, c.name, c.created_at as "createdAt"
    from (${mobilesOf(question, slice)}) m join contacts c on c.account_id = ${accountId} and c.mobile = m.mobile
    order by ${question.phonebookId === undefined ? sql`c.id desc` : sql`c.mobile`}`.execute(db);
  return rows;
}

/** How many there are, counted to `most`. */
export async function countContacts(db: DbOrTx, question: ContactQuestion, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${mobilesOf(question, { offset: 0, limit: most })}) counted`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The numbers of a slice. A phonebook alone tells it, unless names are asked for: contacts are looked up afterwards, a page of them. */
function mobilesOf({ accountId, phonebookId, numbers, name }: ContactQuestion, slice: Slice): RawBuilder<unknown> {
  const inRange = numbers ? sql`and t.mobile between ${numbers.from} and ${numbers.to}` : sql``;
  // The condition of the partial index stands here, too.
  const named = (alias: string) =>
    sql`${sql.ref(`${alias}.search_name`)} is not null and ${contains(sql.ref(`${alias}.search_name`), name ?? '')}`;
  const rest = sql`limit ${slice.limit} offset ${slice.offset}`;
  if (phonebookId === undefined) {
    const byName = name === undefined ? sql`` : sql`and ${named('t')}`;
    return sql`
      select t.mobile from contacts t where t.account_id = ${accountId} ${inRange} ${byName} order by t.id desc ${rest}`;
  }
  const byName =
    name === undefined
      ? sql``
      : sql`and exists (
    select from contacts n where n.account_id = ${accountId} and n.mobile = t.mobile and ${named('n')})`;
  return sql`
    select t.mobile from phonebook_members t
    where t.account_id = ${accountId} and t.phonebook_id = ${phonebookId} ${inRange} ${byName} order by t.mobile ${rest}`;
}

export interface PlaceRow {
  mobile: number;
  phonebookId: bigint;
  title: string;
  /** In how many phonebooks the number stands. */
  count: number;
}

/** The phonebooks of numbers, by title, at most `most` of each number. */
export async function listPlaces(
  db: DbOrTx,
  { accountId, mobiles }: { accountId: bigint; mobiles: Int32Array },
  most: number,
): Promise<PlaceRow[]> {
  const { rows } = await sql<PlaceRow>`
    select mobile, "phonebookId", title, count from (
      select m.mobile, p.id as "phonebookId", p.title, count(*) over of_number::int as count,
        row_number() over (of_number order by p.title collate "fa-x-icu", p.id) as place
      from phonebook_members m join phonebooks p on p.account_id = m.account_id and p.id = m.phonebook_id
      where m.account_id = ${accountId} and m.mobile = any(${keysParameter(mobiles)})
      window of_number as (partition by m.mobile)
    ) placed where place <= ${most} order by mobile, place`.execute(db);
  return rows;
}

/** On which lists numbers stand. */
export async function listKinds(
  db: DbOrTx,
  { accountId, mobiles }: { accountId: bigint; mobiles: Int32Array },
): Promise<{ mobile: number; kind: SuppressedKind }[]> {
  const { rows } = await sql<{ mobile: number; kind: SuppressedKind }>`
    select mobile, kind from suppressed_numbers
    where account_id = ${accountId} and mobile = any(${keysParameter(mobiles)})`.execute(db);
  return rows;
}
