import { persianDigits } from './digits';
import { JALALI_MONTH_NAMES } from './names';

/** Sentences for refusals that need no detail of the date. */
export const JALALI_REASON_MESSAGES = {
  format: 'تاریخ باید به شکل سال/ماه/روز وارد شود؛ برای نمونه ۱۴۰۵/۰۸/۲۹.',
  year: 'سال واردشده پشتیبانی نمی‌شود. لطفاً سال درست را وارد کنید.',
  month: 'ماه باید عددی از ۱ تا ۱۲ باشد.',
  time: 'ساعت باید به شکل ساعت:دقیقه وارد شود؛ برای نمونه ۱۴:۰۵.',
} as const;

/** For 30 Esfand of a common year. */
export function notLeapMessage(jy: number): string {
  return persianDigits(`سال ${jy} کبیسه نیست و اسفند آن ۲۹ روز دارد.`);
}

/** For a day beyond its month; `jm` counts from 1. */
export function dayMessage(jm: number, length: number): string {
  return persianDigits(`روز در ماه ${JALALI_MONTH_NAMES[jm - 1]} باید عددی از ۱ تا ${length} باشد.`);
}
