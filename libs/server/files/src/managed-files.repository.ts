import { sql } from 'kysely';
import type { DbOrTx, Tx } from '@peyk/server-database';
import { contains, listRows } from '@peyk/server-http';
import type { Page, Paging } from '@peyk/server-http';
import { MASKED, TEXTLESS, WITHOUT_NUMBERS, WITHOUT_TEXTS, purposesOf } from './file-categories';
import type { FileCategory } from './file-categories';
import { FILE_STATE } from './files.repository';
import type { Viewer } from './files.repository';

/** A file as its account sees it in the list. */
export interface ManagedFile {
  id: string;
  purpose: string;
  name: string;
  contentType: string | null;
  size: bigint;
  createdAt: Date;
  expiresAt: Date;
  inUse: boolean;
}

const SHOWN = [
  'id',
  'purpose',
  'name',
  'content_type as contentType',
  'size',
  'created_at as createdAt',
  'expires_at as expiresAt',
  'in_use as inUse',
] as const;

/** Files of these purposes, and of those that end so. */
const oneOf = (purposes: readonly string[], ends: readonly string[]) =>
  sql<boolean>`(purpose = any(${purposes}::text[]) or purpose like any(${ends.map((end) => `%${end}`)}::text[]))`;

/** Those of the account that the viewer may see, and that have not expired. */
function seenBy(db: DbOrTx, { accountId, permissions, masksNumbers, hidesTexts }: Viewer, now: Date) {
  const all = db
    .selectFrom('files')
    .where('account_id', '=', accountId)
    .where('state', '=', FILE_STATE.stored)
    .where('expires_at', '>', now);
  const masked = masksNumbers ? all.where(oneOf(WITHOUT_NUMBERS, [MASKED])) : all;
  const kept = hidesTexts ? masked.where(oneOf(WITHOUT_TEXTS, [TEXTLESS, TEXTLESS + MASKED])) : masked;
  if (permissions === 'all') return kept;
  return kept.where('permission', 'in', permissions.length === 0 ? [''] : [...permissions]);
}

export interface FilesQuestion {
  viewer: Viewer;
  category?: FileCategory | undefined;
  /** Somewhere in it. */
  name?: string | undefined;
  now: Date;
  paging: Paging;
}

/** One page, newest first. */
export function listFileRows(db: DbOrTx, question: FilesQuestion): Promise<Page<ManagedFile>> {
  const { viewer, category, name, now, paging } = question;
  let matching = seenBy(db, viewer, now);
  if (name !== undefined) matching = matching.where(contains({ found: sql`null`, column: sql.ref('name') }, name));
  if (category !== undefined) {
    const purposes = purposesOf(category);
    matching =
      'are' in purposes
        ? matching.where('purpose', 'in', [...purposes.are])
        : matching.where('purpose', 'not in', [...purposes.areNot]);
  }
  return listRows(db, {
    matching,
    shown: (query) => query.select(SHOWN).orderBy('created_at', 'desc').orderBy('id'),
    paging,
  });
}

/** How many there are, and how large together, by purpose. */
export async function countFiles(
  db: DbOrTx,
  viewer: Viewer,
  now: Date,
): Promise<{ purpose: string; count: number; bytes: number }[]> {
  const rows = await seenBy(db, viewer, now)
    .select(['purpose', (eb) => eb.fn.countAll<bigint>().as('count'), (eb) => eb.fn.sum<bigint>('size').as('bytes')])
    .groupBy('purpose')
    .execute();
  return rows.map(({ purpose, count, bytes }) => ({ purpose, count: Number(count), bytes: Number(bytes) }));
}

export function findManagedFile(db: DbOrTx, viewer: Viewer, id: string, now: Date): Promise<ManagedFile | undefined> {
  return seenBy(db, viewer, now).where('id', '=', id).select(SHOWN).executeTakeFirst();
}

/** Holds those of `ids` that the viewer may see until the transaction ends: no row comes to refer to them meanwhile. */
export function lockManagedFiles(tx: Tx, viewer: Viewer, ids: readonly string[], now: Date): Promise<ManagedFile[]> {
  return seenBy(tx, viewer, now)
    .where('id', 'in', [...ids])
    .select(SHOWN)
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function renameRow(
  tx: Tx,
  { accountId }: Viewer,
  { id, name }: { id: string; name: string },
): Promise<void> {
  await tx.updateTable('files').set({ name }).where('account_id', '=', accountId).where('id', '=', id).execute();
}

/** From now on nobody sees them; the sweep takes their bytes away. */
export async function expireRows(tx: Tx, { accountId }: Viewer, ids: readonly string[], now: Date): Promise<void> {
  await tx
    .updateTable('files')
    .set({ expires_at: now })
    .where('account_id', '=', accountId)
    .where('id', 'in', [...ids])
    .execute();
}
