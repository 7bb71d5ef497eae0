import type { Collection, CollectionField, CollectionItem } from '../api/items';

export const COLLECTIONS = 'GET /collection';
export const LIST = 'POST /collection/list';
export const ADD = 'POST /collection/add';
export const CHANGE = 'POST /collection/change';
export const REMOVE = 'POST /collection/remove';
export const PICTURE = 'GET /collection/picture';

const field = (
  kind: CollectionField['kind'],
  name: string,
  title: string,
  more: Partial<CollectionField> = {},
): CollectionField => ({
  ...{ name, title, kind, is_needed: true, is_fixed: false, max_chars: 200, choices: [], ...more },
});

export const news: Collection = {
  collection: 'news',
  fields: [
    field('text', 'title', 'عنوان'),
    field('long_text', 'body', 'متن', { max_chars: 4000 }),
    field('switch', 'pinned', 'بالای خبرهای دیگر بماند', { is_needed: false }),
    field('instant', 'published_at', 'زمان انتشار', { is_needed: false, hint: 'خالی یعنی همین حالا.' }),
  ],
  ...{ can_add: true, can_change: true, can_remove: true },
};

export const lines: Collection = {
  collection: 'lines',
  fields: [
    field('latin', 'number', 'شماره', { is_fixed: true }),
    field('text', 'title', 'عنوان'),
    field('choice', 'refund_rule', 'بازگشت پول برای', {
      choices: [
        { value: 'none', title: 'هیچ' },
        { value: 'blacklist', title: 'لیست سیاه مخابرات' },
      ],
    }),
    field('rial', 'price', 'قیمت هر بخش'),
    field('number', 'max_per_second', 'بیشترین بخش در ثانیه', { is_needed: false }),
    field('words', 'forbidden_words', 'واژه‌های ممنوع', { is_needed: false, hint: 'هر واژه در یک خط.' }),
    field('choices', 'services', 'سرویس‌ها', {
      choices: [
        { value: 'map', title: 'نقشه و دکل' },
        { value: 'banks', title: 'بانک شماره' },
      ],
    }),
    field('picture', 'picture', 'تصویر', { is_needed: false, max_chars: 1_400_000 }),
    field('switch', 'is_open', 'باز است', { is_needed: false }),
  ],
  ...{ can_add: true, can_change: true, can_remove: false },
};

export const collections = { data: { collections: [news, lines] } };

export const newsItem = (more: Partial<CollectionItem> = {}): CollectionItem => ({
  ...{ key: '7', version: '0123456789abcdef', title: 'به پیک خوش آمدید', state: 'in_force' },
  facts: [{ title: 'انتشار', value: '2026-11-20T08:30:45.000Z', kind: 'instant' }],
  values: [
    { name: 'title', value: 'به پیک خوش آمدید' },
    { name: 'body', value: 'نخستین خبر' },
    { name: 'pinned', value: 'yes' },
    { name: 'published_at', value: '2026-11-20T08:30:45.000Z' },
  ],
  ...more,
});

export const lineItem = (): CollectionItem => ({
  ...{ key: '30001405', version: '0123456789abcdef', title: '30001405', state: 'closed' },
  facts: [
    { title: 'عنوان', value: 'خط تبلیغاتی', kind: 'text' },
    { title: 'خانواده', value: '3000', kind: 'latin' },
  ],
  values: [
    { name: 'number', value: '30001405' },
    { name: 'title', value: 'خط تبلیغاتی' },
    { name: 'refund_rule', value: 'blacklist' },
    { name: 'price', value: '1250' },
    { name: 'services', value: 'map' },
    { name: 'picture', value: `kept:${'a'.repeat(64)}` },
    { name: 'is_open', value: 'no' },
  ],
});

export const page = (...items: readonly CollectionItem[]) => ({
  data: { items, paging: { page: 1, limit: 20, total: items.length } },
});
