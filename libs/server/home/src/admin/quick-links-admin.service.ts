import type { DbOrTx } from '@peyk/server-database';
import { auditChange, isUniqueViolation } from '@peyk/server-database';
import { findQuickLinkRow } from '../home.repository';
import { fail, requireLink, requireText } from './fail';

const TITLE_CHARS = 60;

export interface NewQuickLink {
  title: string;
  /** A page of the panel. */
  path: string;
  icon: string;
  /** Smaller comes first. */
  position: number;
}

/** @throws badText, badLink */
function rowOf(link: NewQuickLink): NewQuickLink {
  if (!link.path.startsWith('/')) fail('badLink');
  return {
    ...link,
    title: requireText(link.title, TITLE_CHARS),
    path: requireLink(link.path, { pathsToo: true }),
  };
}

async function unlessTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isUniqueViolation(error)) return fail('taken');
    throw error;
  }
}

/** @throws badText, badLink, taken */
export async function addQuickLink(db: DbOrTx, link: NewQuickLink): Promise<bigint> {
  const row = rowOf(link);
  const insert = () => db.insertInto('quick_links').values(row).returning('id').executeTakeFirstOrThrow();
  return (await unlessTaken(insert)).id;
}

/** @throws badText, badLink, taken, unknown */
export async function changeQuickLink(db: DbOrTx, id: bigint, link: NewQuickLink): Promise<void> {
  const { id: _, ...before } = (await findQuickLinkRow(db, id)) ?? fail('unknown');
  const after = rowOf(link);
  await unlessTaken(() =>
    db
      .updateTable('quick_links')
      .set({ ...after })
      .where('id', '=', id)
      .execute(),
  );
  auditChange({ before, after: { ...after } });
}

/** @throws unknown */
export async function removeQuickLink(db: DbOrTx, id: bigint): Promise<void> {
  const row = await db.deleteFrom('quick_links').where('id', '=', id).returning('title').executeTakeFirst();
  if (!row) fail('unknown');
  auditChange({ before: row, after: null });
}
