import type { DbOrTx } from '@peyk/server-database';
import type { BannersTable } from './home.tables';
import { offsetOf } from '@peyk/server-http';
import type { Paging } from '@peyk/server-http';
import type { Selectable } from 'kysely';

/** A type shows at most so many; more slides than that nobody waits for. */
const BANNERS_OF_A_TYPE = 10;

export async function listNewsRows(db: DbOrTx, now: Date, paging: Paging) {
  return db
    .selectFrom('news')
    .selectAll()
    .where('published_at', '<=', now)
    .orderBy('pinned', 'desc')
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(paging.limit)
    .offset(offsetOf(paging))
    .execute();
}

export async function countNews(db: DbOrTx, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('news')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('published_at', '<=', now)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Also what is still to come. */
export const findNewsRow = (db: DbOrTx, id: bigint) =>
  db.selectFrom('news').selectAll().where('id', '=', id).executeTakeFirst();

export const findQuickLinkRow = (db: DbOrTx, id: bigint) =>
  db.selectFrom('quick_links').selectAll().where('id', '=', id).executeTakeFirst();

export const findBannerRow = (db: DbOrTx, id: bigint) =>
  db.selectFrom('banners').selectAll().where('id', '=', id).executeTakeFirst();

export async function listQuickLinkRows(db: DbOrTx) {
  return db.selectFrom('quick_links').selectAll().orderBy('position').orderBy('id').execute();
}

/** Banners whose time it is, in their order. */
export async function listShownBanners(db: DbOrTx, now: Date): Promise<Selectable<BannersTable>[]> {
  const rows = await db
    .selectFrom('banners')
    .selectAll()
    .where('starts_at', '<=', now)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .orderBy('type')
    .orderBy('position')
    .orderBy('id')
    .execute();
  const seen = new Map<number, number>();
  return rows.filter(({ type }) => {
    const count = (seen.get(type) ?? 0) + 1;
    seen.set(type, count);
    return count <= BANNERS_OF_A_TYPE;
  });
}

export async function findBannerImage(db: DbOrTx, hash: string) {
  return db.selectFrom('banner_images').select(['media_type', 'bytes']).where('hash', '=', hash).executeTakeFirst();
}
