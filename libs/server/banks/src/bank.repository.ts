import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { DbOrTx } from '@peyk/server-database';
import type { BankFilters } from './bank-choice';
import { shapeCondition } from './map-shape';
import { seenCondition } from './tower-hours';

const GENDER = { male: 1, female: 2, organisation: 3 } as const;
const POSTAL_DIGITS = 5;
/** Digits of a number behind the 9. */
const KEY_DIGITS = 9;

/** All keys or codes of `digits` digits that begin with these. */
function rangeOf(beginning: string, digits: number): readonly [number, number] {
  const rest = digits - beginning.length;
  const from = Number(beginning) * 10 ** rest;
  return [from, from + 10 ** rest - 1];
}

function betweenOf(column: RawBuilder<unknown>, [from, to]: readonly [number, number]): RawBuilder<unknown> {
  return sql`${column} between ${from} and ${to}`;
}

/** A trade, or all trades of a main category. */
function jobCondition({ category_id, sub_category_id }: BankFilters): RawBuilder<unknown> | undefined {
  if (sub_category_id !== undefined) return sql`b.job_id = ${sub_category_id}::int`;
  if (category_id === undefined) return undefined;
  return sql`b.job_id = any(array(select c.id from bank_job_categories c where c.parent_id = ${category_id}::int))`;
}

/** The filters as a condition over `bank_numbers b`. */
export function conditionOf(filters: BankFilters): RawBuilder<unknown> {
  const {
    province_id,
    county_id,
    city_id,
    gender,
    from_birth_year,
    to_birth_year,
    prefix,
    postal_code,
    shape,
    tower_hours,
  } = filters;
  const conditions = [
    province_id !== undefined && sql`b.province_id = ${province_id}::int`,
    county_id !== undefined && sql`b.county_id = ${county_id}::int`,
    city_id !== undefined && sql`b.city_id = ${city_id}::int`,
    gender !== undefined && sql`b.gender = ${GENDER[gender]}`,
    from_birth_year !== undefined && sql`b.birth_year >= ${from_birth_year}`,
    to_birth_year !== undefined && sql`b.birth_year <= ${to_birth_year}`,
    // 0912 and 912 are the same beginning; the 9 itself is in no key.
    prefix !== undefined && betweenOf(sql`b.mobile`, rangeOf(prefix.replace(/^0?9/, ''), KEY_DIGITS)),
    postal_code !== undefined && betweenOf(sql`b.postal_code`, rangeOf(postal_code, POSTAL_DIGITS)),
    jobCondition(filters) ?? false,
    shape !== undefined && (tower_hours === undefined ? shapeCondition(shape) : seenCondition(shape, tower_hours)),
  ].filter((condition) => condition !== false);
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/** Which bank this is; 0 for none. */
export async function selectBankVersion(db: DbOrTx): Promise<bigint> {
  const { rows } = await sql<{ version: bigint }>`select version from bank_state`.execute(db);
  return rows[0]?.version ?? 0n;
}

/** How many the filters find, by the place of the operator in `BANK_OPERATORS`. */
export async function countByOperator(db: DbOrTx, filters: BankFilters): Promise<number[]> {
  const { rows } = await sql<{ operator: number; count: number }>`
    select b.operator, count(*)::int as count from bank_numbers b where ${conditionOf(filters)} group by b.operator`.execute(
    db,
  );
  return [0, 1, 2].map((operator) => rows.find((row) => row.operator === operator)?.count ?? 0);
}

/** Keys of whom the filters find of an operator, ascending; from one of them on, so many at most. */
export async function selectKeys(
  db: DbOrTx,
  filters: BankFilters,
  { operator, start, size }: { operator: number; start: number; size: number },
): Promise<Int32Array> {
  // Four bytes a number: a million of them are no million objects.
  const { rows } = await sql<{ bytes: Buffer | null }>`
    select string_agg(int4send(k.mobile), ''::bytea order by k.mobile) as bytes from (
      select b.mobile from bank_numbers b where b.operator = ${operator} and ${conditionOf(filters)}
      order by b.mobile offset ${start} limit ${size}) k`.execute(db);
  const bytes = rows[0]?.bytes ?? Buffer.alloc(0);
  const keys = new Int32Array(bytes.length / Int32Array.BYTES_PER_ELEMENT);
  for (let i = 0; i < keys.length; i += 1) keys[i] = bytes.readInt32BE(i * Int32Array.BYTES_PER_ELEMENT);
  return keys;
}

export interface Named {
  id: number;
  name: string;
}

export const selectProvinces = async (db: DbOrTx): Promise<Named[]> =>
  (await sql<Named>`select id, name from bank_provinces order by name collate "fa-x-icu"`.execute(db)).rows;

/** Numbers of each province, with the time that the bank was loaded; all of it is counted, by an index. */
export async function countByProvince(db: DbOrTx): Promise<(Named & { count: bigint; loadedAt: Date | null })[]> {
  const { rows } = await sql<Named & { count: bigint; loadedAt: Date | null }>`
    select p.id, p.name, coalesce(c.count, 0)::bigint as count, s.loaded_at as "loadedAt"
    from bank_provinces p
    left join (select province_id, count(*) as count from bank_numbers group by province_id) c on c.province_id = p.id
    left join bank_state s on true
    order by p.name collate "fa-x-icu"`.execute(db);
  return rows;
}

export const selectCounties = async (db: DbOrTx, provinceId: number): Promise<Named[]> =>
  (
    await sql<Named>`
      select id, name from bank_counties where province_id = ${provinceId} order by name collate "fa-x-icu"`.execute(db)
  ).rows;

export const selectCities = async (db: DbOrTx, countyId: number): Promise<Named[]> =>
  (
    await sql<Named>`
      select id, name from bank_cities where county_id = ${countyId} order by name collate "fa-x-icu"`.execute(db)
  ).rows;

/** Kinds of a main category, or the main categories for null. */
export const selectJobs = async (db: DbOrTx, categoryId: number | null): Promise<Named[]> =>
  (
    await sql<Named>`
      select id, name from bank_job_categories where parent_id is not distinct from ${categoryId}::int
      order by name collate "fa-x-icu"`.execute(db)
  ).rows;
