import { createHash } from 'node:crypto';
import { auditChange, runTransaction } from '@peyk/server-database';
import type { Db, DbOrTx, Tx } from '@peyk/server-database';
import type { BannersTable } from '../home.tables';
import type { Insertable } from 'kysely';
import { findBannerRow } from '../home.repository';
import { imageTypeOf } from '../images/image-type';
import { fail, requireLink, requireText } from './fail';

const IMAGE_BYTES = 1024 * 1024;
const ALT_CHARS = 200;

/** Bytes of a new picture, or the hash of one that is kept. */
export type Picture = Buffer | string;

export interface NewBanner {
  type: 1 | 2 | 3 | 4;
  /** 1 opens a popup, 2 the link in the same window, 3 in a new one. */
  action: 1 | 2 | 3;
  position: number;
  link: string | null;
  alt: string;
  desktop: Picture;
  mobile: Picture | null;
  popup: { desktop: Picture; mobile: Picture | null; link: string | null; alt: string } | null;
  startsAt: Date;
  endsAt: Date | null;
}

async function keepImage(tx: Tx, picture: Picture): Promise<string>;
async function keepImage(tx: Tx, picture: Picture | null): Promise<string | null>;
async function keepImage(tx: Tx, bytes: Picture | null): Promise<string | null> {
  if (bytes === null || typeof bytes === 'string') return bytes;
  const mediaType = imageTypeOf(bytes);
  if (mediaType === undefined || bytes.length > IMAGE_BYTES) fail('badImage');
  const hash = createHash('sha256').update(bytes).digest('hex');
  await tx
    .insertInto('banner_images')
    .values({ hash, media_type: mediaType, bytes })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return hash;
}

const linkOf = (link: string | null) => (link === null ? null : requireLink(link, { pathsToo: true }));

async function rowOf(tx: Tx, banner: NewBanner): Promise<Insertable<BannersTable>> {
  const { type, action, position, popup } = banner;
  return {
    type,
    action,
    position,
    link: linkOf(banner.link),
    alt: requireText(banner.alt, ALT_CHARS),
    desktop_image: await keepImage(tx, banner.desktop),
    mobile_image: await keepImage(tx, banner.mobile),
    popup_link: linkOf(popup?.link ?? null),
    popup_alt: popup === null ? null : requireText(popup.alt, ALT_CHARS),
    popup_desktop_image: await keepImage(tx, popup?.desktop ?? null),
    popup_mobile_image: await keepImage(tx, popup?.mobile ?? null),
    starts_at: banner.startsAt,
    ends_at: banner.endsAt,
  };
}

/** @throws missingPart, badTime */
function requireWhole(banner: NewBanner): void {
  if (banner.action === 1 ? banner.popup === null : banner.link === null) fail('missingPart');
  if (banner.endsAt !== null && banner.endsAt <= banner.startsAt) fail('badTime');
}

/** Stores a banner with its pictures. @throws missingPart, badTime, badLink, badText, badImage */
export async function addBanner(db: Db, banner: NewBanner): Promise<bigint> {
  requireWhole(banner);
  return runTransaction(db, async (tx) => {
    const row = await rowOf(tx, banner);
    const { id } = await tx.insertInto('banners').values(row).returning('id').executeTakeFirstOrThrow();
    return id;
  });
}

/** As the audit keeps it. */
const factsOf = ({ type, position, alt, link, starts_at: from, ends_at: until }: Insertable<BannersTable>) => ({
  ...{ type, position, alt, link: link ?? null },
  ...{ startsAt: new Date(from).toISOString(), endsAt: until ? new Date(until).toISOString() : null },
});

/**
 * Shows something else in the place of a banner; pictures that nothing shows any more go.
 * @throws unknown, missingPart, badTime, badLink, badText, badImage
 */
export async function changeBanner(db: Db, id: bigint, banner: NewBanner): Promise<void> {
  requireWhole(banner);
  await runTransaction(db, async (tx) => {
    const before = (await findBannerRow(tx, id)) ?? fail('unknown');
    const after = await rowOf(tx, banner);
    await tx.updateTable('banners').set(after).where('id', '=', id).execute();
    await forgetUnusedImages(tx);
    auditChange({ before: factsOf(before), after: factsOf(after) });
  });
}

/** All of them, also those whose time is over or to come. */
export async function listAllBanners(db: DbOrTx) {
  return db.selectFrom('banners').selectAll().orderBy('type').orderBy('position').orderBy('id').execute();
}

/** Removes a banner and the pictures that no other one shows. @throws unknown */
export async function removeBanner(db: Db, id: bigint): Promise<void> {
  await runTransaction(db, async (tx) => {
    const row = await tx.deleteFrom('banners').where('id', '=', id).returning(['type', 'alt']).executeTakeFirst();
    if (!row) fail('unknown');
    auditChange({ before: row, after: null });
    await forgetUnusedImages(tx);
  });
}

async function forgetUnusedImages(tx: Tx): Promise<void> {
  await tx
    .deleteFrom('banner_images')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('banners')
            .select('banners.id')
            .where((eb) =>
              eb.or(
                (['desktop_image', 'mobile_image', 'popup_desktop_image', 'popup_mobile_image'] as const).map(
                  (column) => eb(`banners.${column}`, '=', eb.ref('banner_images.hash')),
                ),
              ),
            ),
        ),
      ),
    )
    .execute();
}
