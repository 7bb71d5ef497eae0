import type { Db, DbOrTx } from '@peyk/server-database';
import type { ArchivedTable } from './archived-rows';
import type { Lines } from './line-files';
import './archive.tables';

/** A file that was read back after it was written. */
export interface ArchiveFile extends Lines {
  key: string;
  table: ArchivedTable;
  columns: string[];
}

/** Notes a file before its bytes are there: what a killed process leaves can be found. */
export async function noteFile(
  db: Db,
  file: { key: string; fromId: bigint; table: ArchivedTable; columns: string[]; at: Date },
): Promise<void> {
  const { key, fromId: from_id, table: table_name, columns, at: created_at } = file;
  await db.insertInto('send_archive_files').values({ key, from_id, table_name, columns, created_at }).execute();
}

export async function markChecked(
  db: DbOrTx,
  key: string,
  { rows, sha256, bytes, at }: Lines & { bytes: bigint; at: Date },
): Promise<void> {
  await db
    .updateTable('send_archive_files')
    .set({ rows, sha256, bytes, checked_at: at })
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
}

/** The files that hold a partition now. */
export async function listChecked(db: DbOrTx, fromId: bigint): Promise<ArchiveFile[]> {
  const files = await db
    .selectFrom('send_archive_files')
    .select(['key', 'table_name', 'columns', 'rows', 'sha256'])
    .where('from_id', '=', fromId)
    .where('checked_at', 'is not', null)
    .where('left_at', 'is', null)
    .execute();
  // The casts: the table's checks say so.
  return files.map(({ table_name, rows, sha256, ...file }) => ({
    ...file,
    table: table_name as ArchivedTable,
    rows: rows as bigint,
    sha256: sha256 as Buffer,
  }));
}

/** Nothing needs the files of a partition any more, whole ones and those that never became it. */
export async function leaveFiles(db: DbOrTx, fromId: bigint, at: Date): Promise<void> {
  await db
    .updateTable('send_archive_files')
    .set({ left_at: at })
    .where('from_id', '=', fromId)
    .where('left_at', 'is', null)
    .execute();
}

/** Files that were left before this. */
export async function listLeft(db: DbOrTx, before: Date): Promise<string[]> {
  const files = await db.selectFrom('send_archive_files').select('key').where('left_at', '<', before).execute();
  return files.map(({ key }) => key);
}

export async function deleteFile(db: DbOrTx, key: string): Promise<void> {
  await db.deleteFrom('send_archive_files').where('key', '=', key).execute();
}
