import { formatJalaliDate, toJalali } from '@peyk/shared-jalali';

/** A day of the contract (`1991-03-21`) in the Jalali calendar. */
export function jalaliOf(day: string) {
  const [gy = 0, gm = 0, gd = 0] = day.split('-').map(Number);
  return toJalali({ gy, gm, gd });
}

/** A day of the contract as people read it: ۱۳۷۰/۰۱/۰۱. Apart from how it is typed: lists need no rules of forms. */
export function showDay(day: string): string {
  return formatJalaliDate(jalaliOf(day));
}
