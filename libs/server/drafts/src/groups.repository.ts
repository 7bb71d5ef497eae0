import { sql } from 'kysely';
import type { DbOrTx, Tx } from '@peyk/server-database';

export interface GroupKey {
  accountId: bigint;
  id: bigint;
}

export interface GroupRow {
  id: bigint;
  title: string;
  draftsCount: number;
  createdAt: Date;
}

const SHOWN = ['id', 'title', 'created_at as createdAt'] as const;

/** All groups of an account with the number of their drafts, by title as Persian sorts; at most twenty. */
export async function listGroupRows(db: DbOrTx, accountId: bigint): Promise<GroupRow[]> {
  const rows = await db
    .selectFrom('draft_groups as g')
    .leftJoin('drafts as d', (join) => join.onRef('d.account_id', '=', 'g.account_id').onRef('d.group_id', '=', 'g.id'))
    .where('g.account_id', '=', accountId)
    .select((eb) => ['g.id', 'g.title', 'g.created_at as createdAt', eb.fn.count<bigint>('d.id').as('count')])
    .groupBy(['g.account_id', 'g.id'])
    .orderBy(sql`g.title collate "fa-x-icu"`)
    .orderBy('g.id')
    .execute();
  return rows.map(({ count, ...row }) => ({ ...row, draftsCount: Number(count) }));
}

/** Undefined when the account has none with this id. */
export async function selectGroup(db: DbOrTx, { accountId, id }: GroupKey) {
  return db
    .selectFrom('draft_groups')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function countGroups(db: DbOrTx, accountId: bigint): Promise<number> {
  const { count } = await db
    .selectFrom('draft_groups')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export interface GroupToInsert {
  accountId: bigint;
  title: string;
  createdAt: Date;
  impersonatedBy: string | null;
}

/** @throws a unique violation of `draft_groups_title` */
export async function insertGroup(tx: Tx, group: GroupToInsert): Promise<GroupRow> {
  const row = await tx
    .insertInto('draft_groups')
    .values({
      account_id: group.accountId,
      title: group.title,
      created_at: group.createdAt,
      impersonated_by: group.impersonatedBy,
    })
    .returning(SHOWN)
    .executeTakeFirstOrThrow();
  return { ...row, draftsCount: 0 };
}

/** Whether the account has such a group. @throws as `insertGroup` */
export async function updateGroupRow(tx: Tx, { accountId, id }: GroupKey, title: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('draft_groups')
    .set({ title })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Its drafts have to be gone. */
export async function deleteGroupRow(tx: Tx, { accountId, id }: GroupKey): Promise<void> {
  await tx.deleteFrom('draft_groups').where('account_id', '=', accountId).where('id', '=', id).execute();
}
