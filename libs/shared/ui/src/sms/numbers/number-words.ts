import { MAX_PASTED_NUMBERS, formatMobile, parseMobile } from '@peyk/shared-sms';
import { toPersianDigits } from '@peyk/shared-validation';
import { formatNumber } from '../../numbers/format-number';

/** A number for the ear: `۰۹۲۴ ۰۰۰ ۰۰۰۱`, or a prefix as it is. */
export function spoken(number: string): string {
  const mobile = parseMobile(number);
  return toPersianDigits(mobile === null ? number : formatMobile(mobile));
}

/** Every sentence of the phone-number field and its dialogs that is more than a name of a button. */
export const NUMBER_WORDS = {
  invalid: 'شماره معتبر نیست. نمونهٔ درست: ۰۹۲۴ و هفت رقم دیگر.',
  duplicate: 'این شماره قبلاً در فهرست آمده است.',
  prefixInvalid: 'پیش‌شماره معتبر نیست؛ یک تا شش رقم بنویسید.',
  prefixZero: 'پیش‌شماره نباید با صفر آغاز شود.',
  hint: 'شماره را بنویسید و Enter را بزنید.',
  prefixHint: 'پیش‌شماره را بدون صفر بنویسید و Enter را بزنید.',
  // On the phone the keyboard of numbers has no Enter.
  mobileHint: 'شماره را بنویسید و «افزودن» را بزنید.',
  mobilePrefixHint: 'پیش‌شماره را بدون صفر بنویسید و «افزودن» را بزنید.',
  full: (maxCount: number) =>
    maxCount === 1
      ? 'فقط یک مورد پذیرفته می‌شود؛ برای تغییر، آن را حذف کنید.'
      : `به بیشترین تعداد، ${formatNumber(maxCount)} شماره، رسیده‌اید؛ برای افزودن، شماره‌ای را حذف کنید.`,
  added: (number: string, count: number) => `${spoken(number)} افزوده شد؛ تعداد در فهرست: ${formatNumber(count)}`,
  pasted: (count: number, total: number) =>
    `تعداد ${formatNumber(count)} افزوده شد؛ تعداد در فهرست: ${formatNumber(total)}`,
  removed: (number: string) => `${spoken(number)} حذف شد.`,
  removedMany: (count: number) => `${formatNumber(count)} شماره حذف شد.`,
  restored: (count: number) => `برگردانده شد؛ تعداد در فهرست: ${formatNumber(count)}`,
  edited: (number: string) => `${spoken(number)} برای ویرایش به کادر برگشت.`,
  chipsHelp: 'با کلیدهای جهت‌نما میان شماره‌ها بروید و با Delete حذف کنید.',
  pasteHint: `هر شماره در یک سطر، یا جداشده با ویرگول، نقطه‌ویرگول یا فاصله؛ هر بار حداکثر ${formatNumber(MAX_PASTED_NUMBERS)} شماره.`,
  beyondTurn: (found: number, beyond: number) =>
    `${formatNumber(found)} شمارهٔ درست چسبانده‌اید و هر بار حداکثر ${formatNumber(MAX_PASTED_NUMBERS)} شماره افزوده می‌شود؛ ${formatNumber(beyond)} شمارهٔ آخر برای نوبت بعد در کادر می‌ماند.`,
  beyondRoom: (room: number, beyond: number) =>
    room === 0
      ? `فهرست پر است و برای این ${formatNumber(beyond)} شماره جا ندارد.`
      : `فهرست فقط برای ${formatNumber(room)} شمارهٔ دیگر جا دارد؛ ${formatNumber(beyond)} شمارهٔ آخر در کادر می‌ماند.`,
  turnDone: (added: number, left: number) =>
    `${formatNumber(added)} شماره افزوده شد و ${formatNumber(left)} شماره مانده است.`,
} as const;
