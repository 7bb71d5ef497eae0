import { sql } from 'kysely';
import { jsonText } from '@peyk/server-database';
import type { DbOrTx, Tx } from '@peyk/server-database';
import type { components } from '@peyk/shared-contract';
import { idsParameter } from '../parameters';

/** Filters as the contract has them. */
export type SegmentFilters = components['schemas']['ContactFilters'];

export interface SegmentKey {
  accountId: bigint;
  id: bigint;
}

export interface SegmentRow {
  id: bigint;
  title: string;
  filters: SegmentFilters;
  createdAt: Date;
  updatedAt: Date;
}

const COLUMNS = sql`id, title, filters, created_at as "createdAt", updated_at as "updatedAt"`;

/** All of an account, by title as Persian sorts. */
export async function listSegmentRows(db: DbOrTx, accountId: bigint): Promise<SegmentRow[]> {
  const { rows } = await sql<SegmentRow>`
    select ${COLUMNS} from contact_segments where account_id = ${accountId}
    order by title collate "fa-x-icu", id`.execute(db);
  return rows;
}

export async function findSegment(db: DbOrTx, { accountId, id }: SegmentKey): Promise<SegmentRow | undefined> {
  const { rows } = await sql<SegmentRow>`
    select ${COLUMNS} from contact_segments where account_id = ${accountId} and id = ${id}`.execute(db);
  return rows[0];
}

export interface SegmentToInsert {
  accountId: bigint;
  title: string;
  filters: SegmentFilters;
  at: Date;
  impersonatedBy: string | null;
}

/** @throws a unique violation of `contact_segments_title` */
export async function insertSegment(tx: Tx, row: SegmentToInsert): Promise<SegmentRow> {
  const { rows } = await sql<SegmentRow>`
    insert into contact_segments (account_id, title, filters, created_at, updated_at, impersonated_by)
    values (${row.accountId}, ${row.title}, ${jsonText(row.filters)}::jsonb, ${row.at}, ${row.at}, ${row.impersonatedBy})
    returning ${COLUMNS}`.execute(tx);
  return rows[0] as SegmentRow;
}

/** What is undefined stays. */
export interface SegmentChange {
  title?: string | undefined;
  filters?: SegmentFilters | undefined;
}

/** As it is afterwards; undefined when the account has none with this id. @throws as `insertSegment` */
export async function changeSegment(
  tx: Tx,
  { accountId, id }: SegmentKey,
  { title, filters, at }: SegmentChange & { at: Date },
): Promise<SegmentRow | undefined> {
  const kept = filters === undefined ? null : jsonText(filters);
  const { rows } = await sql<SegmentRow>`
    update contact_segments set title = coalesce(${title ?? null}, title), filters = coalesce(${kept}::jsonb, filters),
      updated_at = ${at}
    where account_id = ${accountId} and id = ${id} returning ${COLUMNS}`.execute(tx);
  return rows[0];
}

/** Answers how many. */
export async function deleteSegmentRows(tx: Tx, accountId: bigint, ids: readonly bigint[]): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from contact_segments where account_id = ${accountId} and id = any(${idsParameter(ids)})`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}
