import { sql } from 'kysely';
import { jsonText } from '@peyk/server-database';
import type { DbOrTx, Tx } from '@peyk/server-database';
import { contains, listRows } from '@peyk/server-http';
import type { Page, Paging } from '@peyk/server-http';
import type { KeptParams, KeptRecipients, KeptSettings } from '@peyk/server-send';

export interface DraftKey {
  accountId: bigint;
  id: bigint;
}

export interface DraftRow {
  id: bigint;
  groupId: bigint;
  text: string;
  /** Without the recipients. */
  settings: KeptSettings | null;
  recipientsKind: KeptRecipients['kind'] | null;
  recipientsCount: number | null;
  createdAt: Date;
  updatedAt: Date;
}

/** One with its recipients, which may be many. */
export type WholeDraftRow = DraftRow & { params: KeptParams | null };

/** What a draft carries beside its text; null for nothing. */
export type DraftContent = { settings: KeptSettings; recipients: KeptRecipients | null } | null;

const SHOWN = [
  'id',
  'group_id as groupId',
  'text',
  sql<KeptSettings | null>`settings`.as('settings'),
  sql<KeptRecipients['kind'] | null>`recipients_kind`.as('recipientsKind'),
  sql<number | null>`recipients_count`.as('recipientsCount'),
  'created_at as createdAt',
  'updated_at as updatedAt',
] as const;
const WHOLE = [...SHOWN, sql<KeptParams | null>`params`.as('params')] as const;

function columnsOf(content: DraftContent) {
  if (content === null) return { settings: null, params: null, recipients_kind: null, recipients_count: null };
  const { params, ...settings } = content.settings;
  return {
    settings: jsonText(settings),
    params: params === undefined ? null : jsonText(params),
    recipients_kind: content.recipients?.kind ?? null,
    recipients_count: content.recipients?.count ?? null,
  };
}

export interface DraftQuestion {
  accountId: bigint;
  groupId?: bigint | undefined;
  /** Somewhere in the text. */
  text?: string | undefined;
  paging: Paging;
}

/** Undefined when the account has none with this id. */
export async function findDraft(db: DbOrTx, { accountId, id }: DraftKey): Promise<WholeDraftRow | undefined> {
  return db
    .selectFrom('drafts')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .select(WHOLE)
    .executeTakeFirst();
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
  content: DraftContent;
  at: Date;
  impersonatedBy: string | null;
}

export async function insertDraft(
  tx: Tx,
  { accountId, groupId, text, content, at, impersonatedBy }: DraftToInsert,
): Promise<WholeDraftRow> {
  return tx
    .insertInto('drafts')
    .values({
      account_id: accountId,
      group_id: groupId,
      text,
      ...columnsOf(content),
      created_at: at,
      updated_at: at,
      impersonated_by: impersonatedBy,
    })
    .returning(WHOLE)
    .executeTakeFirstOrThrow();
}

export interface DraftChange {
  groupId?: bigint | undefined;
  text?: string | undefined;
  /** Null takes away what it carried. */
  content?: DraftContent | undefined;
}

/** As it is afterwards; undefined when the account has none with this id. */
export async function updateDraftRow(
  tx: Tx,
  { accountId, id }: DraftKey,
  { groupId, text, content, at }: DraftChange & { at: Date },
): Promise<WholeDraftRow | undefined> {
  return tx
    .updateTable('drafts')
    .set((eb) => ({
      group_id: groupId ?? eb.ref('group_id'),
      text: text ?? eb.ref('text'),
      ...(content !== undefined && columnsOf(content)),
      updated_at: at,
    }))
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning(WHOLE)
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
