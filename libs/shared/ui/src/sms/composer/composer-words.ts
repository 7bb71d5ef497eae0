import { formatNumber } from '../../numbers/format-number';

/** Every sentence of the composer that is more than a name of a button. */
export const COMPOSER_WORDS = {
  optOut: '«لغو11» در پایان متن افزوده می‌شود و در شمارش آمده است.',
  forcedByOptOut: 'این متن لاتین است، اما «لغو11» آن را فارسی می‌کند و بخش‌هایش کوتاه‌تر می‌شود.',
  forcing: 'این نویسه‌ها متن را فارسی می‌کنند:',
  toLatin: 'تبدیل به معادل لاتین',
  toLatinEffect: (before: number, after: number) =>
    before === after
      ? 'معنا عوض نمی‌شود و متن لاتین حساب می‌شود. تعرفهٔ لاتین جداست؛ هزینه را پس از تبدیل ببینید.'
      : `معنا عوض نمی‌شود و پیام به‌جای ${formatNumber(before)} بخش، ${formatNumber(after)} بخش می‌شود. تعرفهٔ لاتین جداست؛ هزینه را پس از تبدیل ببینید.`,
  arabic: (letters: readonly string[]) => `در متن حرف عربی ${letters.join(' و ')} هست.`,
  toPersian: 'تبدیل به حرف فارسی',
  toPersianEffect: 'هزینه فرقی نمی‌کند؛ متن روی همهٔ گوشی‌ها یک‌دست دیده می‌شود.',
  unknown: (names: readonly string[]) =>
    `${names.map((name) => `«${name}»`).join('، ')} در فهرست متغیرها نیست و چیزی به جای آن نمی‌نشیند. از دکمه‌های متغیر استفاده کنید.`,
  tooManyParts: (parts: number, maxParts: number) =>
    `این متن ${formatNumber(parts)} بخش است و بیش از ${formatNumber(maxParts)} بخش پذیرفته نمی‌شود؛ کوتاهش کنید.`,
  pasteCut: (left: number, max: number) =>
    `متن چسبانده‌شده از سقف ${formatNumber(max)} نویسه بلندتر بود؛ ${formatNumber(left)} نویسهٔ آخر آن افزوده نشد.`,
  noRoom: (max: number) => `افزوده نشد: متن از سقف ${formatNumber(max)} نویسه می‌گذرد. اول کمی کوتاهش کنید.`,
  doubled: (chars: readonly string[]) => `هر یک از ${chars.join(' ')} دو نویسه حساب می‌شود.`,
  emoji: 'هر شکلک دو نویسه یا بیشتر حساب می‌شود.',
  examples: 'متغیرها با مقدار نمونه شمرده شده‌اند؛ نام‌های بلندتر جای بیشتری می‌گیرند.',
  spoken: (kind: string, parts: number, left: number) =>
    `متن ${kind}، ${formatNumber(parts)} بخش، ${formatNumber(left)} نویسه تا پایان این بخش.`,
  previewEmpty: 'متن پیام را بنویسید تا اینجا همان‌گونه که روی گوشی می‌رسد دیده شود.',
} as const;
