import { sql } from 'kysely';
import type { Db, DbOrTx, Tx } from '@peyk/server-database';
import { holdsNoNumbers, holdsNoTexts } from './file-categories';
import type { FilePurpose } from './file-purpose';

/** 0 arriving, 1 stored, 2 leaving. docs/files.md tells what leads from one to the other. */
export const FILE_STATE = { arriving: 0, stored: 1, leaving: 2 } as const;

export interface FileKey {
  accountId: bigint;
  id: string;
}

/** A file that is there to be read. */
export interface StoredFile extends FileKey {
  /** Of which rule it is. */
  purpose: string;
  name: string;
  contentType: string;
  size: bigint;
}

export interface FileToInsert {
  accountId: bigint;
  purpose: string;
  permission: string;
  source: string | null;
  name: string;
  createdBy: bigint | null;
  impersonatedBy: string | null;
  at: Date;
  expiresAt: Date;
}

/** One at a time for each account, in all processes: what is counted under it stays true until the transaction ends. */
export async function lockFilesOf(tx: Tx, accountId: bigint): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`files ${accountId}`}, 0))`.execute(tx);
}

export async function insertArriving(tx: Tx, file: FileToInsert): Promise<FileKey> {
  return tx
    .insertInto('files')
    .values({
      account_id: file.accountId,
      purpose: file.purpose,
      permission: file.permission,
      source: file.source,
      name: file.name,
      created_by: file.createdBy,
      impersonated_by: file.impersonatedBy,
      created_at: file.at,
      expires_at: file.expiresAt,
    })
    .returning(['account_id as accountId', 'id'])
    .executeTakeFirstOrThrow();
}

export async function countArriving(tx: Tx, accountId: bigint): Promise<number> {
  const { count } = await tx
    .selectFrom('files')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('account_id', '=', accountId)
    .where('state', '=', FILE_STATE.arriving)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Bytes that are kept for an account. */
export async function sumStored(tx: DbOrTx, accountId: bigint): Promise<bigint> {
  const { rows } = await sql<{ bytes: bigint }>`
    select coalesce(sum(size), 0)::bigint as bytes from files
    where account_id = ${accountId} and state = ${FILE_STATE.stored}`.execute(tx);
  return rows[0]?.bytes ?? 0n;
}

/** The file that was made from this source before. */
export async function findBySource(
  db: DbOrTx,
  { accountId, purpose, source, now }: { accountId: bigint; purpose: string; source: string; now: Date },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('files')
    .select('id')
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('source', '=', source)
    .where('state', '=', FILE_STATE.stored)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.id;
}

export interface FileFound {
  name: string;
  contentType: string;
  size: number;
  sha256: Buffer;
}

/** Answers whether it still arrived: a sweep may have taken it for lost. */
export async function markStored(tx: Tx, { accountId, id }: FileKey, found: FileFound): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('files')
    .set({
      state: FILE_STATE.stored,
      name: found.name,
      content_type: found.contentType,
      size: BigInt(found.size),
      sha256: found.sha256,
    })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('state', '=', FILE_STATE.arriving)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteRow(db: DbOrTx, { accountId, id }: FileKey): Promise<void> {
  await db.deleteFrom('files').where('account_id', '=', accountId).where('id', '=', id).execute();
}

/** Whose files: all of the account's, or those that need one of these permissions. */
export interface Viewer {
  accountId: bigint;
  permissions: readonly string[] | 'all';
  /** They see no file that may hold whole numbers of people. */
  masksNumbers?: boolean;
  /** They see no file that may hold texts of messages. */
  hidesTexts?: boolean;
}

export async function findStored(
  db: DbOrTx,
  { accountId, permissions, masksNumbers, hidesTexts }: Viewer,
  { id, now }: { id: string; now: Date },
): Promise<StoredFile | undefined> {
  const row = await db
    .selectFrom('files')
    .select(['account_id as accountId', 'id', 'purpose', 'name', 'content_type as contentType', 'size', 'permission'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('state', '=', FILE_STATE.stored)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!row || (permissions !== 'all' && !permissions.includes(row.permission))) return undefined;
  if (masksNumbers && !holdsNoNumbers(row.purpose)) return undefined;
  if (hidesTexts && !holdsNoTexts(row.purpose)) return undefined;
  return { ...row, contentType: row.contentType ?? '' };
}

/**
 * Keeps a file for as long as its purpose says: a row that is written in the same transaction refers to it. Doing it twice is harmless.
 * @returns false where the account has no such file of that purpose any more
 */
export async function keepFile(
  tx: Tx,
  { accountId, id, purpose, now }: FileKey & { purpose: Pick<FilePurpose, 'name' | 'keptMs'>; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('files')
    .set({ expires_at: new Date(now.getTime() + purpose.keptMs), in_use: true })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('purpose', '=', purpose.name)
    .where('state', '=', FILE_STATE.stored)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** From `until` on nobody sees it; one that would expire before stays as it is. */
export async function expireBy(db: DbOrTx, { accountId, id }: FileKey, until: Date): Promise<void> {
  await db
    .updateTable('files')
    .set({ expires_at: until, in_use: false })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('expires_at', '>', until)
    .execute();
}

/** Takes files of all accounts that have expired, never came, or were being removed by a process that died; from now on nobody sees them. */
export async function takeLeaving(
  db: Db,
  { now, arrivedAfter, limit }: { now: Date; arrivedAfter: Date; limit: number },
): Promise<FileKey[]> {
  const { rows } = await sql<FileKey>`
    with expired as (select id from files where state = ${FILE_STATE.stored} and expires_at <= ${now}
      order by expires_at limit ${limit} for update skip locked),
    lost as (select id from files where state = ${FILE_STATE.arriving} and created_at <= ${arrivedAfter}
      order by created_at limit ${limit} for update skip locked),
    begun as (select id from files where state = ${FILE_STATE.leaving} order by id limit ${limit} for update skip locked)
    update files f set state = ${FILE_STATE.leaving}
    from (select id from expired union all select id from lost union all select id from begun) t
    where f.id = t.id returning f.account_id as "accountId", f.id`.execute(db);
  return rows;
}

/** Which of these ids have no row. */
export async function withoutRow(db: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select k.id::text as id from unnest(${ids}::uuid[]) k (id)
    where not exists (select 1 from files f where f.id = k.id)`.execute(db);
  return rows.map(({ id }) => id);
}
