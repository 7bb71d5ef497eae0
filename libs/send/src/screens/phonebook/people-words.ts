import { formatNumber } from '@peyk/shared-ui';

/** The sentences of choosing people. Amounts come in as numbers. */
export const peopleWords = {
  label: 'گیرنده‌ها',
  by: { phonebooks: 'دفترچه‌ها', contacts: 'چند مخاطب', segment: 'فیلتر ذخیره‌شده' },
  phonebooks: 'دفترچه‌ها',
  contacts: 'مخاطبان',
  contactsHint: 'نام یا شماره را بنویسید.',
  segment: 'فیلتر',
  segmentHint: 'هر که هنگام ارسال با این فیلتر پیدا شود پیام را می‌گیرد. فیلتر را در صفحهٔ مخاطبان بسازید.',
  part: 'فقط بخشی از شماره‌ها',
  whole: 'همهٔ شماره‌ها',
  from: 'از شمارهٔ چندم',
  fromHint: 'به ترتیب دفترچه‌ها و در هر یک از کوچک به بزرگ؛ خالی یعنی از نخستین.',
  count: 'به تعداد',
  countHint: 'خالی یعنی تا پایان.',
  found: (total: number) => `${formatNumber(total)} نفر`,
  reachable: (count: number) => `${formatNumber(count)} نفر پیامک خدماتی را دریافت می‌کنند`,
  reachableByAdvertising: (count: number) => `${formatNumber(count)} نفر پیامک تبلیغاتی را`,
  inSeveral: (count: number) => `${formatNumber(count)} نفر در بیش از یک دفترچه‌اند و پیام را فقط یک بار می‌گیرند`,
  shared: (one: string, other: string, count: number) => `«${one}» و «${other}»: ${formatNumber(count)} نفر`,
} as const;
