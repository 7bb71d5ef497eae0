import { auditChange } from '@peyk/server-database';
import type { DbOrTx } from '@peyk/server-database';
import { fail, requireLink, requireText } from './fail';

const TITLE_CHARS = 200;
const BODY_CHARS = 4000;

export interface NewNews {
  title: string;
  body: string;
  link: string | null;
  pinned: boolean;
  /** A later time keeps it back until then. */
  publishedAt: Date;
}

/** @throws badText, badLink */
export async function addNews(db: DbOrTx, news: NewNews): Promise<bigint> {
  const { id } = await db
    .insertInto('news')
    .values({
      title: requireText(news.title, TITLE_CHARS),
      body: requireText(news.body, BODY_CHARS),
      link: news.link === null ? null : requireLink(news.link, { pathsToo: false }),
      pinned: news.pinned,
      published_at: news.publishedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** @throws unknown */
export async function removeNews(db: DbOrTx, id: bigint): Promise<void> {
  const row = await db.deleteFrom('news').where('id', '=', id).returning('title').executeTakeFirst();
  if (!row) fail('unknown');
  auditChange({ before: row, after: null });
}
