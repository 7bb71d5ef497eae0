import type { DbOrTx } from '@peyk/server-database';
import { auditChange, isUniqueViolation } from '@peyk/server-database';
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

/** @throws badText, badLink, taken */
export async function addQuickLink(db: DbOrTx, link: NewQuickLink): Promise<bigint> {
  if (!link.path.startsWith('/')) fail('badLink');
  const row = {
    ...link,
    title: requireText(link.title, TITLE_CHARS),
    path: requireLink(link.path, { pathsToo: true }),
  };
  try {
    const { id } = await db.insertInto('quick_links').values(row).returning('id').executeTakeFirstOrThrow();
    return id;
  } catch (error) {
    if (isUniqueViolation(error)) fail('taken');
    throw error;
  }
}

/** @throws unknown */
export async function removeQuickLink(db: DbOrTx, id: bigint): Promise<void> {
  const row = await db.deleteFrom('quick_links').where('id', '=', id).returning('title').executeTakeFirst();
  if (!row) fail('unknown');
  auditChange({ before: row, after: null });
}
