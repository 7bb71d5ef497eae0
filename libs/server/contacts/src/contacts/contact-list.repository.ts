import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { DbOrTx } from '@peyk/server-database';
import type { SuppressedKind } from '../contacts.tables';
import { reachNow } from '@peyk/server-http';
import { idsParameter, keysParameter } from '../parameters';
import { askedOf, digitsAlone } from './contact-question';
import type { ContactQuestion } from './contact-question';
import type { ContactRow } from './contacts.repository';

interface Slice {
  offset: number;
  limit: number;
}

/** Newest first; of a phonebook by number, the order in which it is kept. */
export async function listContactRows(db: DbOrTx, question: ContactQuestion, slice: Slice): Promise<ContactRow[]> {
  const { accountId } = question;
  const inBook = question.phonebookId !== undefined;
  const { rows } = await sql<ContactRow>`
    with m as materialized (
      ${mobilesOf(question)} order by ${inBook ? sql`t.mobile` : sql`t.id desc`} limit ${slice.limit} offset ${slice.offset}
    )
    select c.id, c.mobile, c.name, c.gender, c.birth_date::text as "birthDate", c.properties, c.version, c.created_at as "createdAt"
    from m join contacts c on c.account_id = ${accountId} and c.mobile = m.mobile
    order by ${inBook ? sql`c.mobile` : sql`c.id desc`}`.execute(db);
  return rows;
}

/** By number, those behind `after`: pages of a walk through all of them, however many they are. */
export async function listContactsBehind(
  db: DbOrTx,
  question: ContactQuestion,
  { after, limit }: { after: number; limit: number },
): Promise<ContactRow[]> {
  const { rows } = await sql<ContactRow>`
    with m as materialized (${mobilesOf(question)} and t.mobile > ${after} order by t.mobile limit ${limit})
    select c.id, c.mobile, c.name, c.gender, c.birth_date::text as "birthDate", c.properties, c.version, c.created_at as "createdAt"
    from m join contacts c on c.account_id = ${question.accountId} and c.mobile = m.mobile
    order by c.mobile`.execute(db);
  return rows;
}

/**
 * The page of a search as ids, newest first, and how many contacts there are, counted to `most`; undefined behind the last. All that is found is
 * put in order: of what is found seldom the walk from the newest on would read everything. Not of a phonebook, which has an order of its own.
 */
export async function findContactIds(
  db: DbOrTx,
  question: ContactQuestion,
  { offset, limit, most }: Slice & { most: number },
): Promise<{ ids: bigint[]; total: number } | undefined> {
  const { rows } = await sql<{ id: bigint; total: number }>`
    select id, count(*) over ()::int as total from (
      select t.id from contacts t where ${inContacts(question)} limit ${most}
    ) found order by id desc limit ${limit} offset ${offset}`.execute(db);
  return rows[0] && { ids: rows.map(({ id }) => id), total: rows[0].total };
}

/** How many there are, counted to `most`. */
export async function countContacts(db: DbOrTx, question: ContactQuestion, most: number): Promise<number> {
  const digits = digitsAlone(question);
  if (digits !== undefined && (await countNumbersWith(db, { ...question, digits }, most)) === most) return most;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${mobilesOf(question)} limit ${most}) counted`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * Contacts with digits somewhere in their number, counted to `most`, without their names: digits that are too short for the index of searches
 * are in so many numbers that these are usually enough, and they stand in an index beside each other.
 */
async function countNumbersWith(
  db: DbOrTx,
  { accountId, digits }: { accountId: bigint; digits: string },
  most: number,
): Promise<number> {
  // As the number is written, but for the first 0: a sum is written five times as quickly as a filled-up text.
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select t.mobile from contacts t
      where t.account_id = ${accountId} and (9 * 1000000000::bigint + t.mobile)::text like ${`%${digits}%`} order by t.mobile limit ${most}
    ) counted`.execute(db);
  return rows[0]?.count ?? 0;
}

/** What a question asks of contacts `t`. */
function inContacts({ numbers, ...question }: ContactQuestion): RawBuilder<unknown> {
  const inRange = numbers ? sql`and t.mobile between ${numbers.from} and ${numbers.to}` : sql``;
  return sql`${sql.join([sql`t.account_id = ${question.accountId}`, ...askedOf(question, 't')], sql` and `)} ${inRange}`;
}

/** A query for the numbers, of a table `t`. A phonebook alone tells them, unless more is asked of the contacts. */
export function mobilesOf(question: ContactQuestion): RawBuilder<unknown> {
  const { accountId, phonebookId, numbers } = question;
  const inRange = numbers ? sql`and t.mobile between ${numbers.from} and ${numbers.to}` : sql``;
  if (phonebookId === undefined) return sql`select t.mobile from contacts t where ${inContacts(question)}`;
  const conditions = askedOf(question, 'n');
  const ofContact =
    conditions.length === 0
      ? sql``
      : sql`and exists (
    select from contacts n where n.account_id = ${accountId} and n.mobile = t.mobile and ${sql.join(conditions, sql` and `)})`;
  return sql`
    select t.mobile from phonebook_members t
    where t.account_id = ${accountId} and t.phonebook_id = ${phonebookId} ${inRange} ${ofContact}`;
}

export interface PlaceRow {
  mobile: number;
  phonebookId: bigint;
  title: string;
  /** In how many phonebooks the number stands. */
  count: number;
}

/** The phonebooks of numbers that the caller sees, by title, at most `most` of each number. */
export async function listPlaces(
  db: DbOrTx,
  { accountId, mobiles }: { accountId: bigint; mobiles: Int32Array },
  most: number,
): Promise<PlaceRow[]> {
  const { phonebookIds } = reachNow();
  const seen = phonebookIds === null ? sql`` : sql`and p.id = any(${idsParameter(phonebookIds)})`;
  const { rows } = await sql<PlaceRow>`
    select mobile, "phonebookId", title, count from (
      select m.mobile, p.id as "phonebookId", p.title, count(*) over of_number::int as count,
        row_number() over (of_number order by p.title collate "fa-x-icu", p.id) as place
      from phonebook_members m join phonebooks p on p.account_id = m.account_id and p.id = m.phonebook_id ${seen}
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
