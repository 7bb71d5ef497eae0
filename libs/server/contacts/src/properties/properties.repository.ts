import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { DbOrTx, Tx } from '@peyk/server-database';
import { idsParameter } from '../parameters';

export type PropertyType = 'string' | 'date' | 'int';

/** By the number that is kept, less one. */
const TYPES: readonly PropertyType[] = ['string', 'date', 'int'];

export interface PropertyRow {
  id: bigint;
  title: string;
  latinTitle: string;
  type: PropertyType;
  /** Asked of contacts; what they have of an inactive one is kept and not shown. */
  active: boolean;
  createdAt: Date;
}

export interface PropertyKey {
  accountId: bigint;
  id: bigint;
}

type StoredRow = Omit<PropertyRow, 'type'> & { type: number };
const COLUMNS = sql`id, title, latin_title as "latinTitle", type, active, created_at as "createdAt"`;

function read({ type, ...row }: StoredRow): PropertyRow {
  return { ...row, type: TYPES[type - 1] ?? 'string' };
}

async function rowsOf(db: DbOrTx, query: RawBuilder<StoredRow>): Promise<PropertyRow[]> {
  return (await query.execute(db)).rows.map(read);
}

/** All of an account, as they were made. */
export async function listPropertyRows(db: DbOrTx, accountId: bigint): Promise<PropertyRow[]> {
  return rowsOf(
    db,
    sql<StoredRow>`
      select ${COLUMNS} from contact_properties where account_id = ${accountId} and deleted_at is null order by id`,
  );
}

export interface PropertyToInsert {
  accountId: bigint;
  title: string;
  latinTitle: string;
  type: PropertyType;
  at: Date;
  impersonatedBy: string | null;
}

/** @throws unique violations of `contact_properties_title` and `contact_properties_latin` */
export async function insertProperty(tx: Tx, row: PropertyToInsert): Promise<PropertyRow> {
  const type = TYPES.indexOf(row.type) + 1;
  const [made] = await rowsOf(
    tx,
    sql<StoredRow>`
      insert into contact_properties (account_id, title, latin_title, type, created_at, impersonated_by)
      values (${row.accountId}, ${row.title}, ${row.latinTitle}, ${type}, ${row.at}, ${row.impersonatedBy})
      returning ${COLUMNS}`,
  );
  return made as PropertyRow;
}

export interface PropertyChange {
  title?: string | undefined;
  latinTitle?: string | undefined;
  active?: boolean | undefined;
}

/** As it is afterwards; undefined when the account has none with this id. @throws as `insertProperty` */
export async function changeProperty(
  tx: Tx,
  { accountId, id }: PropertyKey,
  { title, latinTitle, active }: PropertyChange,
): Promise<PropertyRow | undefined> {
  const [changed] = await rowsOf(
    tx,
    sql<StoredRow>`
      update contact_properties set title = coalesce(${title ?? null}, title),
        latin_title = coalesce(${latinTitle ?? null}, latin_title), active = coalesce(${active ?? null}, active)
      where account_id = ${accountId} and id = ${id} and deleted_at is null returning ${COLUMNS}`,
  );
  return changed;
}

/** How many contacts have a value of each, counted to `most`. */
export async function countPropertyUse(
  db: DbOrTx,
  { accountId, ids }: { accountId: bigint; ids: readonly bigint[] },
  most: number,
): Promise<Map<bigint, number>> {
  const { rows } = await sql<{ id: bigint; count: number }>`
    select p.id, (
      select count(*)::int from (
        select from contact_property_values v where v.account_id = ${accountId} and v.property_id = p.id limit ${most}) counted
    ) as count from unnest(${idsParameter(ids)}) as p (id)`.execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** From now on nobody sees them; the values are cleared away afterwards. Answers how many. */
export async function hideProperties(tx: Tx, accountId: bigint, ids: readonly bigint[], at: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    update contact_properties set deleted_at = ${at}
    where account_id = ${accountId} and id = any(${idsParameter(ids)}) and deleted_at is null`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}

/** Hidden properties of which contacts may still have values, the oldest first. */
export async function selectHiddenProperties(db: DbOrTx, limit: number): Promise<PropertyKey[]> {
  const { rows } = await sql<PropertyKey>`
    select account_id as "accountId", id from contact_properties
    where deleted_at is not null order by deleted_at limit ${limit}`.execute(db);
  return rows;
}

/** Takes the values from at most `limit` contacts; when fewer had one, the property goes, too. Answers how many. */
export async function clearProperty(tx: Tx, { accountId, id }: PropertyKey, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    update contacts set properties = nullif(properties - ${String(id)}, '{}'::jsonb)
    where account_id = ${accountId} and mobile = any(array(
      select mobile from contact_property_values where account_id = ${accountId} and property_id = ${id}
      order by value_key, mobile limit ${limit}))`.execute(tx);
  const cleared = Number(numAffectedRows ?? 0n);
  if (cleared < limit) {
    await sql`
      delete from contact_properties where account_id = ${accountId} and id = ${id} and deleted_at is not null`.execute(
      tx,
    );
  }
  return cleared;
}
