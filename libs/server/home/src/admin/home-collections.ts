import { factOf, fieldOf, rowOfKey, stateAt, valuesOf } from '@peyk/server-module';
import type { DeskCollection, ItemValues, KeptItem } from '@peyk/server-module';
import type { Selectable } from 'kysely';
import { countNews, findNewsRow, findQuickLinkRow, listNewsRows, listQuickLinkRows } from '../home.repository';
import type { NewsTable, QuickLinksTable } from '../home.tables';
import { fail } from './fail';
import { addNews, changeNews, removeNews } from './news-admin.service';
import { addQuickLink, changeQuickLink, removeQuickLink } from './quick-links-admin.service';

const FOR_EVER = new Date('9999-12-31T00:00:00Z');
/** Icons of the panel that say what a page is about. */
const ICONS = {
  ...{ send: 'ارسال', reports: 'گزارش', wallet: 'کیف پول', inbox: 'صندوق پیام', contacts: 'مخاطبان' },
  ...{ lifebuoy: 'پشتیبانی', file: 'پرونده', map: 'نقشه', calendar: 'تقویم', user: 'کاربر', link: 'پیوند' },
};

/** @throws unknown */
export const requireRow = (key: string): bigint => rowOfKey(key) ?? fail('unknown');

const newsOf = (values: ItemValues, now: Date) => ({
  title: values.get('title') ?? '',
  body: values.get('body') ?? '',
  link: values.get('link') ?? null,
  pinned: values.get('pinned') === 'yes',
  publishedAt: values.has('published_at') ? new Date(values.get('published_at') ?? 0) : now,
});

function newsItem(row: Selectable<NewsTable>, now: Date): KeptItem {
  const { id, title, body, link, pinned, published_at } = row;
  return {
    ...{ key: String(id), title, state: stateAt(now, published_at) },
    facts: [factOf('انتشار', published_at.toISOString(), 'instant'), ...(pinned ? [factOf('جا', 'بالای خبرها')] : [])],
    values: valuesOf({ title, body, link, pinned, published_at }),
  };
}

/** What everybody reads on the home page. */
export const newsCollection: DeskCollection = {
  collection: 'news',
  role: 'editorial',
  fields: [
    fieldOf('text', 'title', 'عنوان'),
    fieldOf('long_text', 'body', 'متن'),
    fieldOf('latin', 'link', 'نشانی برای خواندن بیشتر', { is_needed: false, max_chars: 500 }),
    fieldOf('switch', 'pinned', 'بالای خبرهای دیگر بماند', { is_needed: false }),
    fieldOf('instant', 'published_at', 'زمان انتشار', { is_needed: false, hint: 'خالی یعنی همین حالا.' }),
  ],
  list: async ({ db, clock }, { offset, limit }) => {
    const rows = await listNewsRows(db, FOR_EVER, { page: offset / limit + 1, limit });
    return { total: await countNews(db, FOR_EVER), items: rows.map((row) => newsItem(row, clock.now())) };
  },
  show: async ({ db, clock }, key) => {
    const row = await findNewsRow(db, requireRow(key));
    return row && newsItem(row, clock.now());
  },
  add: ({ db, clock }, values) => addNews(db, newsOf(values, clock.now())),
  change: async ({ db, clock }, key, values) => {
    await changeNews(db, requireRow(key), newsOf(values, clock.now()));
    return undefined;
  },
  remove: ({ db }, key) => removeNews(db, requireRow(key)),
};

const linkOf = (values: ItemValues) => ({
  title: values.get('title') ?? '',
  path: values.get('path') ?? '',
  icon: values.get('icon') ?? 'link',
  position: Number(values.get('position')),
});

const linkItem = ({ id, title, path, icon, position }: Selectable<QuickLinksTable>): KeptItem => ({
  ...{ key: String(id), title, state: null },
  facts: [factOf('نشانی', path, 'latin'), factOf('ردیف', String(position), 'number')],
  values: valuesOf({ title, path, icon, position }),
});

/** Pages of the panel, one press from the home page. */
export const quickLinksCollection: DeskCollection = {
  collection: 'quick_links',
  role: 'editorial',
  fields: [
    fieldOf('text', 'title', 'عنوان', { max_chars: 60 }),
    fieldOf('latin', 'path', 'نشانی صفحه در پنل', { hint: 'مانند ‎/reports' }),
    fieldOf('choice', 'icon', 'نشانه', { choices: ICONS }),
    fieldOf('number', 'position', 'ردیف', { hint: 'عدد کوچک‌تر جلوتر است.' }),
  ],
  list: async ({ db }, { offset, limit }) => {
    const rows = await listQuickLinkRows(db);
    return { total: rows.length, items: rows.slice(offset, offset + limit).map(linkItem) };
  },
  show: async ({ db }, key) => {
    const row = await findQuickLinkRow(db, requireRow(key));
    return row && linkItem(row);
  },
  add: ({ db }, values) => addQuickLink(db, linkOf(values)),
  change: async ({ db }, key, values) => {
    await changeQuickLink(db, requireRow(key), linkOf(values));
    return undefined;
  },
  remove: ({ db }, key) => removeQuickLink(db, requireRow(key)),
};
