import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { jsonText } from '@peyk/server-database';
import type { DbOrTx, Tx } from '@peyk/server-database';
import type { components } from '@peyk/shared-contract';
import { readKeys } from '../key-pages';
import { keysParameter } from '../parameters';

export type BulkAction = components['schemas']['ContactBulk']['action'];

/** 0 running, 1 done, 2 being undone, 3 undone, 4 stopped before its end. */
export const BULK_STATE = { running: 0, done: 1, undoing: 2, undone: 3, stopped: 4 } as const;
/** Of a page: 0 waits, 1 done, 2 undone. */
export const PAGE_STATE = { waits: 0, done: 1, undone: 2 } as const;

export interface BulkKey {
  accountId: bigint;
  id: bigint;
}

export interface BulkRow extends BulkKey {
  action: BulkAction;
  /** The phonebook or the tag. */
  targetId: bigint | null;
  /** As the contract has them; null when the contacts were named by their ids. */
  filters: components['schemas']['ContactFilters'] | null;
  state: number;
  totalCount: number;
  doneCount: number;
  changedCount: number;
  createdAt: Date;
  /** The admin who began it on behalf of the account; what it makes is that admin's. */
  impersonatedBy: string | null;
  /** The person who began it. */
  userId: bigint | null;
}

const COLUMNS = sql`account_id as "accountId", id, action, target_id as "targetId", filters, state, total_count as "totalCount",
  done_count as "doneCount", changed_count as "changedCount", created_at as "createdAt", impersonated_by as "impersonatedBy", user_id as "userId"`;

export type BulkToInsert = Pick<
  BulkRow,
  'accountId' | 'action' | 'targetId' | 'filters' | 'createdAt' | 'impersonatedBy' | 'userId'
>;

export async function insertBulk(tx: Tx, row: BulkToInsert): Promise<BulkRow> {
  const { rows } = await sql<BulkRow>`
    insert into contact_bulks (account_id, action, target_id, filters, created_at, impersonated_by, user_id)
    values (${row.accountId}, ${row.action}, ${row.targetId}, ${row.filters && jsonText(row.filters)}::jsonb,
      ${row.createdAt}, ${row.impersonatedBy}, ${row.userId}) returning ${COLUMNS}`.execute(tx);
  return rows[0] as BulkRow;
}

export async function findBulk(db: DbOrTx, { accountId, id }: BulkKey): Promise<BulkRow | undefined> {
  const { rows } = await sql<BulkRow>`
    select ${COLUMNS} from contact_bulks where account_id = ${accountId} and id = ${id}`.execute(db);
  return rows[0];
}

/** As it is now, kept from others until the transaction ends. */
export async function lockBulk(tx: Tx, { accountId, id }: BulkKey): Promise<BulkRow | undefined> {
  const { rows } = await sql<BulkRow>`
    select ${COLUMNS} from contact_bulks where account_id = ${accountId} and id = ${id} for update`.execute(tx);
  return rows[0];
}

/** The newest of an account, with `by` of that person alone, with the titles of their phonebooks and tags as these are called now. */
export async function listBulkRows(
  db: DbOrTx,
  {
    accountId,
    since,
    actions,
    by,
  }: { accountId: bigint; since: Date; actions: readonly BulkAction[]; by?: bigint | null },
  limit: number,
): Promise<(BulkRow & { title: string | null })[]> {
  const { rows } = await sql<BulkRow & { title: string | null }>`
    select ${COLUMNS}, case
      when action in ('add_to_phonebook', 'remove_from_phonebook') then (
        select p.title from phonebooks p where p.account_id = ${accountId} and p.id = target_id)
      when action in ('add_tag', 'remove_tag') then (
        select t.title from tags t where t.account_id = ${accountId} and t.id = target_id and t.deleted_at is null)
    end as title
    from contact_bulks where account_id = ${accountId} and created_at >= ${since} and action = any(${[...actions]}::text[])
      and (${by === undefined}::boolean or user_id = ${by ?? null}::bigint)
    order by id desc limit ${limit}`.execute(db);
  return rows;
}

/** Writes down which contacts it is about, in pages. Answers how many they are. */
export async function insertPages(
  tx: Tx,
  { accountId, id, createdAt }: BulkRow,
  { mobiles, size }: { mobiles: RawBuilder<unknown>; size: number },
): Promise<number> {
  const { rows } = await sql<{ count: number | null }>`
    with pages as (
      insert into contact_bulk_pages (account_id, bulk_id, n, mobiles, created_at)
      select ${accountId}, ${id}, n, array_agg(mobile order by mobile), ${createdAt}
      from (select mobile, ((row_number() over (order by mobile) - 1) / ${size})::int as n from (${mobiles}) found) numbered
      group by n returning mobiles
    ) select sum(cardinality(mobiles))::int as count from pages`.execute(tx);
  const total = rows[0]?.count ?? 0;
  await sql`update contact_bulks set total_count = ${total} where account_id = ${accountId} and id = ${id}`.execute(tx);
  return total;
}

export async function hasPages(db: DbOrTx, { accountId, id }: BulkKey): Promise<boolean> {
  const { rows } = await sql`
    select 1 from contact_bulk_pages where account_id = ${accountId} and bulk_id = ${id} limit 1`.execute(db);
  return rows.length > 0;
}

export interface BulkPage {
  n: number;
  mobiles: Int32Array;
  changed: Int32Array;
}

/** The first page in this state, kept from others; undefined when there is none. */
export async function nextPage(tx: Tx, { accountId, id }: BulkKey, state: number): Promise<BulkPage | undefined> {
  const bytes = (column: string) => sql`(select string_agg(int4send(m), ''::bytea) from unnest(${sql.ref(column)}) m)`;
  const { rows } = await sql<{ n: number; mobiles: Buffer | null; changed: Buffer | null }>`
    select n, ${bytes('mobiles')} as mobiles, ${bytes('changed')} as changed from contact_bulk_pages
    where account_id = ${accountId} and bulk_id = ${id} and state = ${state} order by n limit 1 for update`.execute(tx);
  const [row] = rows;
  return row && { n: row.n, mobiles: keysOf(row.mobiles), changed: keysOf(row.changed) };
}

/** Ends a page, and counts it. */
export async function endPage(
  tx: Tx,
  { accountId, id }: BulkKey,
  { n, mobiles }: BulkPage,
  changed: Int32Array,
): Promise<void> {
  await sql`
    update contact_bulk_pages set state = ${PAGE_STATE.done}, changed = ${keysParameter(changed)}
    where account_id = ${accountId} and bulk_id = ${id} and n = ${n}`.execute(tx);
  await sql`
    update contact_bulks set done_count = done_count + ${mobiles.length}, changed_count = changed_count + ${changed.length}
    where account_id = ${accountId} and id = ${id}`.execute(tx);
}

export async function undoPage(tx: Tx, { accountId, id }: BulkKey, { n }: BulkPage): Promise<void> {
  await sql`
    update contact_bulk_pages set state = ${PAGE_STATE.undone}
    where account_id = ${accountId} and bulk_id = ${id} and n = ${n}`.execute(tx);
}

export async function setBulkState(
  tx: DbOrTx,
  { accountId, id }: BulkKey,
  { from, to, at }: { from: number; to: number; at: Date },
): Promise<void> {
  await sql`
    update contact_bulks set state = ${to}, finished_at = ${at}
    where account_id = ${accountId} and id = ${id} and state = ${from}`.execute(tx);
}

export function keysOf(bytes: Buffer | null | undefined): Int32Array {
  return bytes ? readKeys(bytes) : new Int32Array(0);
}
