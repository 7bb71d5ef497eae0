import { sql } from 'kysely';
import { runTransaction } from '@peyk/server-database';
import type { Db, DbOrTx, Tx } from '@peyk/server-database';
import { bytesOf } from '../source/key-bytes';
import type { SourcePage } from '../source/recipient-source';

/** An account's upload by its id. */
export interface UploadKey {
  accountId: bigint;
  uploadId: bigint;
}

/** A file of numbers that came whole. */
export interface Upload extends UploadKey {
  name: string;
  recordCount: number;
  invalidCount: number;
  contentHash: Buffer;
  /** Names of what stands beside each number; null for numbers alone. */
  columns: string[] | null;
  expiresAt: Date;
}

/** Nobody waits for upload `u`: no send that is still to be prepared, no phonebook that it is being put into. */
const FREE = sql`
  not exists (select 1 from send_intake i where i.account_id = u.account_id and i.upload_id = u.id)
  and not exists (select 1 from send_intake i where i.account_id = u.account_id and i.own_texts_upload_id = u.id)
  and not exists (
    select 1 from phonebook_imports p where p.state = 0 and p.account_id = u.account_id and p.upload_id = u.id)`;

export interface UploadToBegin {
  accountId: bigint;
  userId: bigint | null;
  impersonatedBy?: string | null | undefined;
  name: string;
  createdAt: Date;
  expiresAt: Date;
}

/**
 * Begins an upload; its id. Undefined when so many of the account are there or arriving already, exactly, also when several begin
 * at once: they do it one after another, each in the time of two small statements.
 */
export function beginUpload(db: Db, row: UploadToBegin, most: number): Promise<bigint | undefined> {
  return runTransaction(db, async (tx) => {
    await lockUploadsOf(tx, row.accountId);
    if (!(await makeRoom(tx, row.accountId, row.createdAt, most))) return undefined;
    const { rows } = await sql<{ id: bigint }>`
      insert into uploads (account_id, user_id, impersonated_by, name, created_at, expires_at)
      values (${row.accountId}, ${row.userId}, ${row.impersonatedBy ?? null}, ${row.name}, ${row.createdAt}, ${row.expiresAt})
      returning id`.execute(tx);
    return rows[0]?.id;
  });
}

/** Until the transaction ends, nobody else begins an upload of the account. */
export async function lockUploadsOf(tx: Tx, accountId: bigint): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`uploads ${accountId}`}, 0))`.execute(tx);
}

/**
 * Whether one more upload of an account may begin. Where all places are taken, the one that a send took first and that nobody waits for
 * ends now: who sends thirty files a day is not kept from the next one.
 */
export async function makeRoom(tx: Tx, accountId: bigint, now: Date, most: number): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from uploads where account_id = ${accountId} and expires_at > ${now}`.execute(tx);
  if ((rows[0]?.count ?? 0) < most) return true;
  const { numAffectedRows } = await sql`
    update uploads set expires_at = ${now} where account_id = ${accountId} and id = (
      select id from uploads u
      where account_id = ${accountId} and expires_at > ${now} and used_at is not null and ${FREE}
      order by used_at, id limit 1 for update skip locked)`.execute(tx);
  return numAffectedRows === 1n;
}

export async function insertUploadPage(
  db: DbOrTx,
  { accountId, uploadId }: UploadKey,
  page: SourcePage & { page: number },
): Promise<void> {
  await sql`
    insert into upload_pages (account_id, upload_id, page, mobiles, lines, invalid_texts)
    values (${accountId}, ${uploadId}, ${page.page}, ${bytesOf(page.mobiles)}, ${bytesOf(page.places)},
      ${page.texts}::text[])`.execute(db);
}

/** From now on the upload can be sent to. */
export async function completeUpload(db: DbOrTx, upload: Upload, now: Date): Promise<void> {
  await sql`
    update uploads set record_count = ${upload.recordCount}, invalid_count = ${upload.invalidCount},
      content_hash = ${upload.contentHash}, completed_at = ${now}, expires_at = ${upload.expiresAt}
    where account_id = ${upload.accountId} and id = ${upload.uploadId}`.execute(db);
}

/** With its pages. */
export async function deleteUpload(db: DbOrTx, { accountId, uploadId }: UploadKey): Promise<void> {
  await sql`delete from uploads where account_id = ${accountId} and id = ${uploadId}`.execute(db);
}

const COLUMNS = sql`account_id as "accountId", id as "uploadId", name, record_count as "recordCount",
  invalid_count as "invalidCount", content_hash as "contentHash", columns, expires_at as "expiresAt"`;

/** An account's upload that came whole and has not expired. */
export async function selectUpload(
  db: DbOrTx,
  { accountId, uploadId }: UploadKey,
  now: Date,
): Promise<Upload | undefined> {
  const { rows } = await sql<Upload>`
    select ${COLUMNS} from uploads
    where account_id = ${accountId} and id = ${uploadId} and completed_at is not null and expires_at > ${now}`.execute(
    db,
  );
  return rows[0];
}

/** The same for a send that is being accepted: it has served now, and nobody deletes it until the transaction ends. */
export async function lockUpload(tx: Tx, { accountId, uploadId }: UploadKey, now: Date): Promise<Upload | undefined> {
  const { rows } = await sql<Upload>`
    update uploads set used_at = coalesce(used_at, ${now})
    where account_id = ${accountId} and id = ${uploadId} and completed_at is not null and expires_at > ${now}
    returning ${COLUMNS}`.execute(tx);
  return rows[0];
}

export interface UploadPageRow {
  mobiles: Buffer;
  lines: Buffer;
  texts: string[];
}

export async function selectUploadPage(
  db: DbOrTx,
  { accountId, uploadId }: UploadKey,
  page: number,
): Promise<UploadPageRow | undefined> {
  const { rows } = await sql<UploadPageRow>`
    select mobiles, lines, invalid_texts as texts from upload_pages
    where account_id = ${accountId} and upload_id = ${uploadId} and page = ${page}`.execute(db);
  return rows[0];
}

/** The columns of an upload that someone waits for, whether it has expired or not. */
export async function selectUploadColumns(db: DbOrTx, { accountId, uploadId }: UploadKey): Promise<string[] | null> {
  const { rows } = await sql<{ columns: string[] | null }>`
    select columns from uploads where account_id = ${accountId} and id = ${uploadId}`.execute(db);
  return rows[0]?.columns ?? null;
}

export async function selectValuedPage(
  db: DbOrTx,
  { accountId, uploadId }: UploadKey,
  page: number,
): Promise<(UploadPageRow & { values: string | null }) | undefined> {
  const { rows } = await sql<UploadPageRow & { values: string | null }>`
    select mobiles, lines, invalid_texts as texts, row_values as values from upload_pages
    where account_id = ${accountId} and upload_id = ${uploadId} and page = ${page}`.execute(db);
  return rows[0];
}

/**
 * Deletes uploads that ended, a few at a time, but none that someone still waits for; answers how many. Two statements: anyone who
 * accepts a send holds the upload's row, so what is locked here is either in `send_intake` by now or will be unknown to him.
 */
export function deleteExpiredUploads(db: Db, now: Date, limit: number): Promise<number> {
  return runTransaction(db, async (tx) => {
    const { rows } = await sql<UploadKey>`
      select account_id as "accountId", id as "uploadId" from uploads u
      where expires_at <= ${now} and ${FREE} order by expires_at limit ${limit} for update skip locked`.execute(tx);
    if (rows.length === 0) return 0;
    const { numAffectedRows } = await sql`
      delete from uploads u using unnest(${rows.map((row) => row.accountId)}::bigint[],
        ${rows.map((row) => row.uploadId)}::bigint[]) d (account_id, id)
      where u.account_id = d.account_id and u.id = d.id and ${FREE}`.execute(tx);
    return Number(numAffectedRows ?? 0n);
  });
}
