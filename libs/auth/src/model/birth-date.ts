import { parseJalali, toGregorian } from '@peyk/shared-jalali';
import { checkedString, trimText } from '@peyk/shared-validation';
import { messages } from '../messages';

const pad = (value: number, length: number) => String(value).padStart(length, '0');

/**
 * The Gregorian day of a typed Jalali one: `1370/01/01` is `1991-03-21`.
 *
 * @throws RangeError for a text that is no day; check it with {@link birthDateSchema} first
 */
export function toIsoDay(jalaliText: string): string {
  const parsed = parseJalali(jalaliText);
  if (!parsed.ok) throw new RangeError('Not a Jalali day.');
  const { gy, gm, gd } = toGregorian(parsed.date);
  return `${pad(gy, 4)}-${pad(gm, 2)}-${pad(gd, 2)}`;
}

/**
 * A birth date as it is typed, in the Jalali calendar: a day that exists and has passed.
 *
 * @param today Gregorian day, `YYYY-MM-DD`
 */
export const birthDateSchema = (today: () => string) =>
  checkedString(trimText, (text) => {
    const parsed = parseJalali(text);
    if (!parsed.ok) return parsed.message;
    return toIsoDay(text) >= today() ? messages.birthDateInFuture : null;
  });
