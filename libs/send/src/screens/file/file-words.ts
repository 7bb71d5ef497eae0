import { formatNumber } from '@peyk/shared-ui';

/** The sentences of sending to the numbers of a file. */
export const fileWords = {
  label: 'فایل شماره‌ها',
  hint: 'xlsx، csv یا txt تا ۱٬۰۰۰٬۰۰۰ سطر. فایل همین‌جا بررسی می‌شود و تنها شماره‌هایش بارگذاری می‌شود.',
  onlyExcel:
    'این ارسال فقط فایل اکسل (xlsx) می‌گیرد؛ لطفاً فایل را در اکسل با همین پسوند ذخیره کنید و دوباره انتخاب کنید.',
  failed: 'این فایل خوانده نشد؛ شاید جابه‌جا یا عوض شده باشد. لطفاً دوباره انتخابش کنید.',
  column: 'ستون شمارهٔ موبایل',
  noColumn: 'ستونی که شمارهٔ موبایل دارد پیدا نشد؛ لطفاً آن را انتخاب کنید.',
  columnNumber: (column: number) => `ستون ${formatNumber(column)}`,
  header: 'سطر نخست سرستون است',
  checking: 'در حال بررسی سطرها…',
  uploading: 'در حال بارگذاری شماره‌ها…',
  goOn: 'ادامهٔ بارگذاری',
  rows: 'سطرها',
  valid: 'شماره‌های درست',
  duplicate: 'تکراری',
  wrongFile: 'دریافت سطرهای نادرست',
  wrongFileName: 'سطرهای نادرست.csv',
  again: 'فایل دیگر',
  ready: (count: number) => `${formatNumber(count)} شماره آمادهٔ ارسال است.`,
  preview: 'سطرهای فایل',
  filter: 'نمایش',
  filters: { all: 'همه', wrong: 'نادرست', duplicate: 'تکراری' },
  rowNumber: 'سطر',
  verdict: 'وضعیت',
  number: 'شماره',
  shown: (from: number, to: number, all: number) =>
    `سطرهای ${formatNumber(from)} تا ${formatNumber(to)} از ${formatNumber(all)}`,
  rest: 'ستون‌های دیگر',
} as const;
