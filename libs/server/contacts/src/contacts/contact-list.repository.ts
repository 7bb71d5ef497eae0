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

/** The rows of `contacts c` that a question is about; of a phonebook also its `phonebook_members m`. */
function matching({ accountId, phonebookId, numbers, name }: ContactQuestion): RawBuilder<unknown> {
  const conditions = [sql`c.account_id = ${accountId}`];
  if (phonebookId !== undefined) conditions.push(sql`m.account_id = ${accountId} and m.phonebook_id = ${phonebookId}`);
  const mobile = phonebookId === undefined ? sql`c.mobile` : sql`m.mobile`;
  if (numbers !== undefined) conditions.push(sql`${mobile} between ${numbers.from} and ${numbers.to}`);
  // Word for word the condition of the partial index, too.
  if (name !== undefined) conditions.push(sql`c.search_name is not null and ${contains(sql`c.search_name`, name)}`);
  const tables =
    phonebookId === undefined
      ? sql`contacts c`
      : sql`phonebook_members m join contacts c on c.account_id = m.account_id and c.mobile = m.mobile`;
  return sql`from ${tables} where ${sql.join(conditions, sql` and `)}`;
}

/** Newest first; of a phonebook by number, the order in which it is kept. */
export async function listContactRows(
  db: DbOrTx,
  question: ContactQuestion,
  { offset, limit }: { offset: number; limit: number },
): Promise<ContactRow[]> {
  const order = question.phonebookId === undefined ? sql`c.id desc` : sql`m.mobile`;
  const { rows } = await sql<ContactRow>`
    select c.id, c.mobile, c.name, c.created_at as "createdAt" ${matching(question)}
    order by ${order} limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** How many there are, counted to `most`. */
export async function countContacts(db: DbOrTx, question: ContactQuestion, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select 1 ${matching(question)} limit ${most}) counted`.execute(db);
  return rows[0]?.count ?? 0;
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
