import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { jsonText } from '@peyk/server-database';
import type { DbOrTx, Tx } from '@peyk/server-database';
import { inReach } from './contact-question';
import { idsParameter, keysParameter } from '../parameters';
import type { PropertyValues } from '../properties/properties.service';

/** 1 male, 2 female. */
export type Gender = 1 | 2;

/** What is known of a person. */
export interface PersonFields {
  name: string | null;
  gender: Gender | null;
  /** A day without a time, `YYYY-MM-DD`. */
  birthDate: string | null;
  properties: PropertyValues | null;
}

/** What a person may change of a contact, besides its phonebooks and tags. */
export interface ContactFields extends PersonFields {
  mobile: number;
}

export interface ContactRow extends ContactFields {
  id: bigint;
  /** Grows with each change. */
  version: number;
  createdAt: Date;
}

export interface ContactsToInsert {
  accountId: bigint;
  mobiles: Int32Array;
  /** One for each number; without it nothing but the numbers is known. */
  people?: readonly PersonFields[];
  /** Known contacts take what is given; otherwise only what they lack. */
  replace?: boolean;
  at: Date;
  /** The admin who makes them on behalf of the account. */
  impersonatedBy: string | null;
}

/** Makes contacts of numbers, each given once. What is known already stays, and takes what it lacks. Answers how many are new or changed. */
export async function insertContacts(tx: Tx, { people, replace = false, ...rows }: ContactsToInsert): Promise<number> {
  if (!people) return insertNumbers(tx, rows);
  const { accountId, mobiles, at, impersonatedBy } = rows;
  const after = fieldsAfter(replace);
  const { numAffectedRows } = await sql`
    insert into contacts as c (account_id, mobile, name, gender, birth_date, properties, created_at, impersonated_by)
    select ${accountId}, m.mobile, m.name, m.gender, m.birth_date, m.properties, ${at}, ${impersonatedBy}
    from unnest(${keysParameter(mobiles)}, ${people.map(({ name }) => name)}::text[],
      ${people.map(({ gender }) => gender)}::smallint[], ${people.map(({ birthDate }) => birthDate)}::date[],
      ${people.map(({ properties }) => properties && jsonText(properties))}::jsonb[])
      as m (mobile, name, gender, birth_date, properties) order by m.mobile
    on conflict (account_id, mobile) do update set (name, gender, birth_date, properties) = row (${after}), version = c.version + 1
      where (${after}) is distinct from (c.name, c.gender, c.birth_date, c.properties)`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}

/** The four fields of a known contact after a number was given again; either side may know more. */
function fieldsAfter(replace: boolean): RawBuilder<unknown> {
  const [strong, weak] = replace ? ['excluded', 'c'] : ['c', 'excluded'];
  const field = (name: string) => sql`coalesce(${sql.ref(`${strong}.${name}`)}, ${sql.ref(`${weak}.${name}`)})`;
  const [over, under] = [sql.ref(`${strong}.properties`), sql.ref(`${weak}.properties`)];
  return sql`${field('name')}, ${field('gender')}, ${field('birth_date')}, coalesce(${under} || ${over}, ${over}, ${under})`;
}

/** Without more than numbers nothing of a known contact can change, so its row is not even locked. */
async function insertNumbers(tx: Tx, { accountId, mobiles, at, impersonatedBy }: ContactsToInsert): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into contacts (account_id, mobile, created_at, impersonated_by)
    select ${accountId}, m.mobile, ${at}, ${impersonatedBy} from unnest(${keysParameter(mobiles)}) as m (mobile) order by m.mobile
    on conflict (account_id, mobile) do nothing`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}

export interface ContactKey {
  accountId: bigint;
  id: bigint;
}

/** Contacts `t` of an account that the caller sees. */
const seen = (accountId: bigint) =>
  sql.join([sql`t.account_id = ${accountId}`, ...inReach(accountId, sql.ref('t.mobile'))], sql` and `);

export async function findContact(db: DbOrTx, { accountId, id }: ContactKey): Promise<ContactRow | undefined> {
  const { rows } = await sql<ContactRow>`
    select id, mobile, name, gender, birth_date::text as "birthDate", properties, version, created_at as "createdAt"
    from contacts t where ${seen(accountId)} and id = ${id}`.execute(db);
  return rows[0];
}

/** @throws a unique violation when another contact has the number */
export async function changeContact(
  tx: Tx,
  { accountId, id }: ContactKey,
  { mobile, name, gender, birthDate, properties }: ContactFields,
): Promise<void> {
  await sql`
    update contacts set mobile = ${mobile}, name = ${name}, gender = ${gender}, birth_date = ${birthDate}::date,
      properties = ${properties && jsonText(properties)}::jsonb, version = version + 1
    where account_id = ${accountId} and id = ${id}`.execute(tx);
}

/** Those of the numbers that are contacts already. */
export async function selectKnown(db: DbOrTx, accountId: bigint, mobiles: Int32Array): Promise<Set<number>> {
  const { rows } = await sql<{ mobile: number }>`
    select mobile from contacts
    where account_id = ${accountId} and mobile = any(${keysParameter(mobiles)})`.execute(db);
  return new Set(rows.map(({ mobile }) => mobile));
}

/** How many of the numbers are contacts already. */
export async function countKnown(db: DbOrTx, accountId: bigint, mobiles: Int32Array): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from contacts
    where account_id = ${accountId} and mobile = any(${keysParameter(mobiles)})`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Numbers of those of `ids` that the account has. */
export async function selectMobiles(db: DbOrTx, accountId: bigint, ids: readonly bigint[]): Promise<Int32Array> {
  const { rows } = await sql<{ mobile: number }>`
    select mobile from contacts t where ${seen(accountId)} and id = any(${idsParameter(ids)})`.execute(db);
  return Int32Array.from(rows, ({ mobile }) => mobile);
}

/** Deletes contacts with their tags and values, without their places in phonebooks. */
export async function deleteContactRows(tx: Tx, accountId: bigint, mobiles: Int32Array): Promise<void> {
  await sql`
    delete from contacts where account_id = ${accountId} and mobile = any(${keysParameter(mobiles)})`.execute(tx);
}
