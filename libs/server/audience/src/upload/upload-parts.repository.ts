import { sql } from 'kysely';
import { runTransaction } from '@peyk/server-database';
import type { Db, DbOrTx, Tx } from '@peyk/server-database';
import { bytesOf } from '../source/key-bytes';
import type { SourcePage } from '../source/recipient-source';
import type { UploadKey, UploadToBegin } from './uploads.repository';
import { lockUploadsOf, makeRoom } from './uploads.repository';

/** An upload whose parts may still be coming. */
export interface ArrivingUpload {
  name: string;
  announcedCount: number;
  announcedFingerprint: string;
  /** Null for numbers alone. */
  columns: string[] | null;
  isComplete: boolean;
}

interface PartsToBegin extends UploadToBegin {
  recordCount: number;
  fingerprint: string;
  columns: readonly string[] | null;
}

/**
 * The upload that was announced with the same list and has not expired, or a new one; undefined when the account has too many others.
 * One that was found lives on from now. Several at once get the same.
 */
export function findOrBeginParts(db: Db, row: PartsToBegin, most: number): Promise<bigint | undefined> {
  return runTransaction(db, async (tx) => {
    await lockUploadsOf(tx, row.accountId);
    const found = await sql<{ id: bigint }>`
      update uploads set expires_at = ${row.expiresAt}
      where account_id = ${row.accountId} and announced_fingerprint = ${row.fingerprint}
        and announced_count = ${row.recordCount} and columns is not distinct from ${row.columns}::text[]
        and expires_at > ${row.createdAt}
      returning id`.execute(tx);
    if (found.rows[0]) return found.rows[0].id;
    if (!(await makeRoom(tx, row.accountId, row.createdAt, most))) return undefined;
    const { rows } = await sql<{ id: bigint }>`
      insert into uploads (account_id, user_id, impersonated_by, name, created_at, expires_at, announced_count,
        announced_fingerprint, columns)
      values (${row.accountId}, ${row.userId}, ${row.impersonatedBy ?? null}, ${row.name}, ${row.createdAt},
        ${row.expiresAt}, ${row.recordCount}, ${row.fingerprint}, ${row.columns}::text[])
      returning id`.execute(tx);
    return rows[0]?.id;
  });
}

/** Which parts are there, ascending. */
export async function selectPageNumbers(db: DbOrTx, { accountId, uploadId }: UploadKey): Promise<number[]> {
  const { rows } = await sql<{ page: number }>`
    select page from upload_pages where account_id = ${accountId} and upload_id = ${uploadId} order by page`.execute(
    db,
  );
  return rows.map(({ page }) => page);
}

const arriving = ({ accountId, uploadId }: UploadKey, now: Date) => sql`
  select name, announced_count as "announcedCount", announced_fingerprint as "announcedFingerprint", columns,
    completed_at is not null as "isComplete"
  from uploads
  where account_id = ${accountId} and id = ${uploadId} and announced_count is not null and expires_at > ${now}`;

/** For a part: nobody completes the upload until the transaction ends; other parts come beside it. */
export async function lockArriving(tx: Tx, key: UploadKey, now: Date): Promise<ArrivingUpload | undefined> {
  const { rows } = await sql<ArrivingUpload>`${arriving(key, now)} for key share`.execute(tx);
  return rows[0];
}

/** For completing it: alone. */
export async function lockParts(tx: Tx, key: UploadKey, now: Date): Promise<ArrivingUpload | undefined> {
  const { rows } = await sql<ArrivingUpload>`${arriving(key, now)} for update`.execute(tx);
  return rows[0];
}

/** A part in its place; the same one again takes the place of the first. */
export async function putUploadPage(
  tx: Tx,
  { accountId, uploadId }: UploadKey,
  { page, mobiles, places, values }: SourcePage & { page: number; values: string | null },
): Promise<void> {
  await sql`
    insert into upload_pages (account_id, upload_id, page, mobiles, lines, invalid_texts, row_values)
    values (${accountId}, ${uploadId}, ${page}, ${bytesOf(mobiles)}, ${bytesOf(places)}, '{}', ${values})
    on conflict (account_id, upload_id, page) do update
      set mobiles = excluded.mobiles, lines = excluded.lines, row_values = excluded.row_values`.execute(tx);
}
