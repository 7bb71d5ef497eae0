import { factOf, fieldOf, stateAt, valuesOf } from '@peyk/server-module';
import type { DeskCollection, ItemValues, KeptItem } from '@peyk/server-module';
import type { Selectable } from 'kysely';
import { findBannerImage, findBannerRow } from '../home.repository';
import type { BannersTable } from '../home.tables';
import { addBanner, changeBanner, listAllBanners, removeBanner } from './banners-admin.service';
import type { NewBanner, Picture } from './banners-admin.service';
import { fail } from './fail';
import { requireRow } from './home-collections';

const TYPES = {
  '1': 'نوار بالای همهٔ صفحه‌ها',
  '2': 'ردیف نخست صفحهٔ خانه',
  '3': 'ردیف دوم صفحهٔ خانه',
  '4': 'نوار صفحهٔ خانه',
} as const;
const ACTIONS = { '1': 'باز کردن پنجره', '2': 'رفتن به نشانی', '3': 'نشانی در برگهٔ تازه' } as const;
/** Before the hash of a picture that is there: no base64 has it, so nobody names a picture that they have not seen. */
const KEPT = 'kept:';
const SIZES = 'تصویر PNG یا JPEG یا WebP تا ۱ مگابایت؛ نوار ۱۲۸۰×۶۰ و ردیف ۱۲۸۰×۱۹۲.';
const MOBILE_SIZES = 'نوار ۷۵۰×۱۲۰ و ردیف ۷۵۰×۳۸۴؛ خالی یعنی همان تصویر رایانه.';

const keptOf = (hash: string | null) => (hash === null ? null : `${KEPT}${hash}`);

/** What is kept is named by its hash, what is new comes as base64. */
function pictureOf(values: ItemValues, name: string): Picture | null {
  const value = values.get(name);
  if (value === undefined) return null;
  return value.startsWith(KEPT) ? value.slice(KEPT.length) : Buffer.from(value, 'base64');
}

function popupOf(values: ItemValues): NewBanner['popup'] {
  const desktop = pictureOf(values, 'popup_desktop');
  if (desktop === null) return null;
  const [link, alt] = [values.get('popup_link') ?? null, values.get('popup_alt') ?? ''];
  return { desktop, mobile: pictureOf(values, 'popup_mobile'), link, alt };
}

function bannerOf(values: ItemValues, now: Date): NewBanner {
  const [from, until] = [values.get('starts_at'), values.get('ends_at')];
  return {
    // The casts: both were checked against the choices of their fields.
    type: Number(values.get('type')) as NewBanner['type'],
    action: Number(values.get('action')) as NewBanner['action'],
    position: Number(values.get('position')),
    link: values.get('link') ?? null,
    alt: values.get('alt') ?? '',
    desktop: pictureOf(values, 'desktop') ?? fail('badImage'),
    mobile: pictureOf(values, 'mobile'),
    popup: popupOf(values),
    startsAt: from === undefined ? now : new Date(from),
    endsAt: until === undefined ? null : new Date(until),
  };
}

function itemOf(row: Selectable<BannersTable>, now: Date): KeptItem {
  const { type, position, action, link, alt, starts_at, ends_at, popup_link, popup_alt } = row;
  return {
    ...{ key: String(row.id), title: alt, state: stateAt(now, starts_at, ends_at) },
    facts: [factOf('جا', TYPES[type]), factOf('آغاز', starts_at.toISOString(), 'instant')],
    values: valuesOf({
      ...{ type, position, alt, action, link, popup_alt, popup_link },
      ...{ desktop: keptOf(row.desktop_image), mobile: keptOf(row.mobile_image) },
      ...{ popup_desktop: keptOf(row.popup_desktop_image), popup_mobile: keptOf(row.popup_mobile_image) },
      ...{ starts_at, ends_at },
    }),
  };
}

/** Announcements in pictures. */
export const bannersCollection: DeskCollection = {
  collection: 'banners',
  role: 'editorial',
  fields: [
    fieldOf('choice', 'type', 'جا', { choices: TYPES }),
    fieldOf('text', 'alt', 'آنچه تصویر می‌گوید', { hint: 'برای کسانی که تصویر را نمی‌بینند.' }),
    fieldOf('picture', 'desktop', 'تصویر برای رایانه', { hint: SIZES }),
    fieldOf('picture', 'mobile', 'تصویر برای گوشی', { hint: MOBILE_SIZES, is_needed: false }),
    fieldOf('choice', 'action', 'با کلیک', { choices: ACTIONS }),
    fieldOf('latin', 'link', 'نشانی', {
      hint: 'با https:// یا صفحه‌ای از پنل مانند ‎/reports',
      is_needed: false,
      max_chars: 500,
    }),
    fieldOf('picture', 'popup_desktop', 'تصویر پنجره برای رایانه', { is_needed: false }),
    fieldOf('picture', 'popup_mobile', 'تصویر پنجره برای گوشی', { is_needed: false }),
    fieldOf('text', 'popup_alt', 'آنچه تصویر پنجره می‌گوید', { is_needed: false }),
    fieldOf('latin', 'popup_link', 'نشانی پنجره', { is_needed: false, max_chars: 500 }),
    fieldOf('number', 'position', 'ردیف', { hint: 'عدد کوچک‌تر جلوتر است.' }),
    fieldOf('instant', 'starts_at', 'آغاز نمایش', { is_needed: false, hint: 'خالی یعنی همین حالا.' }),
    fieldOf('instant', 'ends_at', 'پایان نمایش', { is_needed: false, hint: 'خالی یعنی بی‌پایان.' }),
  ],
  list: async ({ db, clock }, { offset, limit }) => {
    const rows = await listAllBanners(db);
    const items = rows.slice(offset, offset + limit).map((row) => itemOf(row, clock.now()));
    return { total: rows.length, items };
  },
  show: async ({ db, clock }, key) => {
    const row = await findBannerRow(db, requireRow(key));
    return row && itemOf(row, clock.now());
  },
  add: ({ db, clock }, values) => addBanner(db, bannerOf(values, clock.now())),
  change: async ({ db, clock }, key, values) => {
    await changeBanner(db, requireRow(key), bannerOf(values, clock.now()));
    return undefined;
  },
  remove: ({ db }, key) => removeBanner(db, requireRow(key)),
  picture: async (db, key, field) => {
    const row = await findBannerRow(db, requireRow(key));
    const hashes: Readonly<Record<string, string | null | undefined>> = {
      ...{ desktop: row?.desktop_image, mobile: row?.mobile_image },
      ...{ popup_desktop: row?.popup_desktop_image, popup_mobile: row?.popup_mobile_image },
    };
    const hash = Object.hasOwn(hashes, field) ? hashes[field] : undefined;
    const image = hash ? await findBannerImage(db, hash) : undefined;
    return image && { contentType: image.media_type, bytes: image.bytes };
  },
};
