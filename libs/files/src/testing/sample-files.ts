import { exampleOf } from '@peyk/shared-testing-web';

export const LIST = 'POST /user/files';
export const CATEGORIES = 'GET /user/files/categories';
export const RENAME = 'POST /user/files/rename';
export const DELETE = 'POST /user/files/delete-list';

const [example] = exampleOf(LIST).items;
const fileOf = (id: string, change: object) => ({
  ...example,
  id: `0b9d7f0e-5d7c-4a55-8f0a-3c1c7a0e4f1${id}`,
  ...change,
});

/** One of each kind. */
export const FILES = [
  fileOf('1', { name: 'مشتریان آذر.csv', category: 'own', size: 184_320, may_rename: true, is_in_use: false }),
  fileOf('2', {
    name: 'گزارش ارسال‌ها.xlsx',
    category: 'export',
    size: 6_291_456,
    may_rename: false,
    is_in_use: false,
  }),
  fileOf('3', { name: 'سطرهای نادرست.xlsx', category: 'contact', size: 12_000, may_rename: false, is_in_use: false }),
  fileOf('4', { name: 'فیش.jpg', category: 'slip', size: 420_000, may_rename: false, is_in_use: true }),
  fileOf('5', {
    name: `${'نامی بسیار دراز که کسی با حوصله نوشته است '.repeat(3)}.pdf`,
    category: 'document',
    may_rename: false,
    is_in_use: true,
  }),
];

export const pageOf = (items: readonly unknown[]) => ({
  data: { items, paging: { page: 1, limit: 10, total: items.length } },
});

/** The room of an account of which so much is taken. */
export const roomOf = (used: number) => ({
  data: {
    ...{ used_bytes: used, quota_bytes: 536_870_912 },
    items: [
      { category: 'own', count: 3, bytes: 184_320 },
      { category: 'export', count: 12, bytes: used },
      { category: 'slip', count: 0, bytes: 0 },
    ],
  },
});
