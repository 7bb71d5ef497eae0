import { sql } from 'kysely';
import type { DbOrTx, Tx } from '@peyk/server-database';
import { contains, listRows } from '@peyk/server-http';
import type { Page, Paging } from '@peyk/server-http';

export interface DraftKey {
  accountId: bigint;
  id: bigint;
}

export interface DraftRow {
  id: bigint;
  groupId: bigint;
  text: string;
  createdAt: Date;
  updatedAt: Date;
}

const SHOWN = ['id', 'group_id as groupId', 'text', 'created_at as createdAt', 'updated_at as updatedAt'] as const;

export interface DraftQuestion {
  accountId: bigint;
  groupId?: bigint | undefined;
  /** Somewhere in the text. */
  text?: string | undefined;
  paging: Paging;
}

/** One page, newest first. */
export async function listDraftRows(
  db: DbOrTx,
  { accountId, groupId, text, paging }: DraftQuestion,
): Promise<Page<DraftRow>> {
  let matching = db.selectFrom('drafts').where('account_id', '=', accountId);
  if (groupId !== undefined) matching = matching.where('group_id', '=', groupId);
  // No form of search is kept: there are at most 200 to look through.
  if (text !== undefined) matching = matching.where(contains({ found: sql`null`, column: sql.ref('text') }, text));
  return listRows(db, { matching, shown: (query) => query.select(SHOWN).orderBy('id', 'desc'), paging });
}

export async function countDraftRows(db: DbOrTx, accountId: bigint): Promise<number> {
  const { count } = await db
    .selectFrom('drafts')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export interface DraftToInsert {
  accountId: bigint;
  groupId: bigint;
  text: string;
  at: Date;
  impersonatedBy: string | null;
}

export async function insertDraft(tx: Tx, { accountId, groupId, text, at, impersonatedBy }: DraftToInsert) {
  return tx
    .insertInto('drafts')
    .values({
      account_id: accountId,
      group_id: groupId,
      text,
      created_at: at,
      updated_at: at,
      impersonated_by: impersonatedBy,
    })
    .returning(SHOWN)
    .executeTakeFirstOrThrow();
}

export interface DraftChange {
  groupId?: bigint | undefined;
  text?: string | undefined;
}

/** As it is afterwards; undefined when the account has none with this id. */
export async function updateDraftRow(
  tx: Tx,
  { accountId, id }: DraftKey,
  { groupId, text, at }: DraftChange & { at: Date },
): Promise<DraftRow | undefined> {
  return tx
    .updateTable('drafts')
    .set((eb) => ({ group_id: groupId ?? eb.ref('group_id'), text: text ?? eb.ref('text'), updated_at: at }))
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning(SHOWN)
    .executeTakeFirst();
}

/** Answers how many there were. */
export async function deleteDraftRows(tx: Tx, accountId: bigint, ids: readonly bigint[]): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('drafts')
    .where('account_id', '=', accountId)
    .where('id', 'in', [...ids])
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Answers how many there were. */
export async function deleteDraftsOfGroup(
  tx: Tx,
  { accountId, groupId }: { accountId: bigint; groupId: bigint },
): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('drafts')
    .where('account_id', '=', accountId)
    .where('group_id', '=', groupId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
