import { formatNumber } from '@peyk/shared-ui';

/** The words of files of contacts that stand on the lists; those of the page that imports one are loaded with it. */
export const fileWords = {
  import: 'افزودن از فایل',
  export: 'دریافت فایل',
  xlsx: 'فایل اکسل (xlsx)',
  csv: 'فایل متنی (csv)',
  exportBegun: 'فایل آماده می‌شود؛ در «کارهای در جریان» بالای صفحه دریافتش کنید.',
  exporting: (count: number) =>
    `فایل ${formatNumber(count)} مخاطب آماده می‌شود؛ در «کارهای در جریان» بالای صفحه دریافتش کنید.`,
} as const;
