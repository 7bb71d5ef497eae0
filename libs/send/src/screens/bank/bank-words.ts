import { formatNumber } from '@peyk/shared-ui';
import type { BankOperator } from '../../model/bank';

/** The sentences of sending to people of the bank. */
export const bankWords = {
  province: 'استان',
  county: 'شهرستان',
  city: 'شهر',
  all: 'همه',
  postalCode: 'کد پستی',
  postalCodeHint: 'دو تا پنج رقم نخست؛ هر چه بیشتر، محدوده کوچک‌تر.',
  category: 'صنف',
  kind: 'شاخهٔ صنف',
  gender: 'جنسیت',
  genders: { male: 'مرد', female: 'زن', organisation: 'سازمان' },
  fromYear: 'سال تولد از',
  toYear: 'تا',
  yearHint: 'از ۱۳۰۰ تا ۱۴۱۰',
  prefix: 'پیش‌شماره',
  prefixHint: 'مانند 0912؛ خالی یعنی همه.',
  withoutBlacklisted: 'شماره‌های لیست سیاه را کنار بگذار',
  withoutBlacklistedHelp: 'به جای آن‌ها کسان دیگری انتخاب می‌شوند. آن‌ها در هر حال پیامی نمی‌گیرند.',
  counting: 'در حال شمردن…',
  operators: { mci: 'همراه اول', irancell: 'ایرانسل', other: 'دیگر اپراتورها' } satisfies Record<BankOperator, string>,
  found: (count: number) => `${formatNumber(count)} نفر`,
  foundInAll: (count: number) => `${formatNumber(count)} نفر در این محدوده‌اند.`,
  seenInAll: (count: number) => `${formatNumber(count)} نفر در این ساعت‌ها نزدیک دکل‌های این محدوده بوده‌اند.`,
  fromHour: 'از ساعت',
  toHour: 'تا ساعت',
  hour: (hour: number) => (hour === 24 ? '۲۴ (پایان روز)' : formatNumber(hour)),
  hoursHint: 'به وقت تهران؛ بازه می‌تواند از نیمه‌شب بگذرد.',
  onlyIrancell:
    'این روش فقط برای شماره‌های ایرانسل است و تعرفهٔ آن‌ها را دارد. بانک می‌داند هر شماره در چه ساعت‌هایی از روز نزدیک کدام دکل دیده می‌شود، نه اینکه اکنون کجاست.',
  nobody: 'با این انتخاب کسی در بانک نیست؛ لطفاً گستره را بزرگ‌تر کنید.',
  size: (operator: string) => `تعداد از ${operator}`,
  sizeShort: 'تعداد',
  from: (operator: string) => `از چندمین نفر ${operator}`,
  fromShort: 'از چندمین نفر',
  takeAll: 'همهٔ پیداشده‌ها',
  takeNone: 'هیچ‌کدام',
  chosen: (count: number, least: number) =>
    count < least
      ? `${formatNumber(count)} نفر انتخاب شده است؛ این ارسال دست‌کم ${formatNumber(least)} نفر می‌خواهد.`
      : `${formatNumber(count)} نفر انتخاب شده است.`,
  failed: 'شمارش بانک انجام نشد.',
  retry: 'تلاش دوباره',
} as const;
