import { sql } from 'kysely';
import type { DbOrTx, Tx } from '@peyk/server-database';

/** 0 running, 1 done, 2 failed. */
export const IMPORT_STATE = { running: 0, done: 1, failed: 2 } as const;

export interface ImportKey {
  accountId: bigint;
  id: bigint;
}

/** A file on its way into phonebooks. */
export interface ImportRow extends ImportKey {
  uploadId: bigint;
  phonebookIds: bigint[];
  state: number;
  /** Records of the file. */
  recordCount: number;
  pagesRead: number;
  readCount: number;
  addedCount: number;
  invalidCount: number;
  createdAt: Date;
  finishedAt: Date | null;
  /** Why it failed. */
  stateReason: string | null;
  /** The admin who began it on behalf of the account; what it makes is that admin's. */
  impersonatedBy: string | null;
}

const COLUMNS = [
  'account_id as accountId',
  'id',
  'upload_id as uploadId',
  'phonebook_ids as phonebookIds',
  'state',
  'record_count as recordCount',
  'pages_read as pagesRead',
  'read_count as readCount',
  'added_count as addedCount',
  'invalid_count as invalidCount',
  'created_at as createdAt',
  'finished_at as finishedAt',
  'state_reason as stateReason',
  'impersonated_by as impersonatedBy',
] as const;

export interface ImportToInsert {
  accountId: bigint;
  uploadId: bigint;
  phonebookIds: readonly bigint[];
  recordCount: number;
  at: Date;
  impersonatedBy: string | null;
}

export async function insertImport(tx: Tx, row: ImportToInsert): Promise<ImportRow> {
  return tx
    .insertInto('phonebook_imports')
    .values({
      account_id: row.accountId,
      upload_id: row.uploadId,
      phonebook_ids: [...row.phonebookIds],
      record_count: row.recordCount,
      created_at: row.at,
      impersonated_by: row.impersonatedBy,
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

export async function findImport(db: DbOrTx, { accountId, id }: ImportKey): Promise<ImportRow | undefined> {
  return db
    .selectFrom('phonebook_imports')
    .select(COLUMNS)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function countRunningImports(db: DbOrTx, accountId: bigint): Promise<number> {
  const { count } = await db
    .selectFrom('phonebook_imports')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('account_id', '=', accountId)
    .where('state', '=', IMPORT_STATE.running)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What one page of the file brought. */
export interface PageRead {
  read: number;
  added: number;
  invalid: number;
}

/** Whether the next page is still to be read: another process, or the one before a crash, may have read it. */
export async function lockPage(tx: Tx, { accountId, id, pagesRead }: ImportRow): Promise<boolean> {
  const row = await tx
    .selectFrom('phonebook_imports')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('state', '=', IMPORT_STATE.running)
    .where('pages_read', '=', pagesRead)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts a page in, in the transaction that adds its numbers. */
export async function countPage(tx: Tx, { accountId, id }: ImportKey, page: PageRead): Promise<void> {
  await sql`
    update phonebook_imports set pages_read = pages_read + 1, read_count = read_count + ${page.read},
      added_count = added_count + ${page.added}, invalid_count = invalid_count + ${page.invalid}
    where account_id = ${accountId} and id = ${id}`.execute(tx);
}

export interface ImportEnd {
  state: number;
  reason: string | null;
  at: Date;
}

export async function endImport(
  db: DbOrTx,
  { accountId, id }: ImportKey,
  { state, reason, at }: ImportEnd,
): Promise<void> {
  await db
    .updateTable('phonebook_imports')
    .set({ state, state_reason: reason, finished_at: at })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('state', '=', IMPORT_STATE.running)
    .execute();
}
