import { auditChange } from '@peyk/server-database';
import type { DbOrTx } from '@peyk/server-database';
import { findNewsRow } from '../home.repository';
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
const rowOf = (news: NewNews) => ({
  title: requireText(news.title, TITLE_CHARS),
  body: requireText(news.body, BODY_CHARS),
  link: news.link === null ? null : requireLink(news.link, { pathsToo: false }),
  pinned: news.pinned,
  published_at: news.publishedAt,
});

/** @throws badText, badLink */
export async function addNews(db: DbOrTx, news: NewNews): Promise<bigint> {
  const { id } = await db.insertInto('news').values(rowOf(news)).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** @throws badText, badLink, unknown */
export async function changeNews(db: DbOrTx, id: bigint, news: NewNews): Promise<void> {
  const before = (await findNewsRow(db, id)) ?? fail('unknown');
  const after = rowOf(news);
  await db.updateTable('news').set(after).where('id', '=', id).execute();
  auditChange({ before: factsOf(before), after: factsOf(after) });
}

/** As the audit keeps it: the body is what everybody reads. */
const factsOf = ({ title, pinned, published_at: publishedAt }: ReturnType<typeof rowOf>) => ({
  ...{ title, pinned, publishedAt: publishedAt.toISOString() },
});

/** @throws unknown */
export async function removeNews(db: DbOrTx, id: bigint): Promise<void> {
  const row = await db.deleteFrom('news').where('id', '=', id).returning('title').executeTakeFirst();
  if (!row) fail('unknown');
  auditChange({ before: row, after: null });
}
