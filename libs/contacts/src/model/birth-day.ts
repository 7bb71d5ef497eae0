import { jalaliToText, parseJalali, toGregorian } from '@peyk/shared-jalali';
import { checkedString, trimText } from '@peyk/shared-validation';
import { contactMessages } from '../contact-messages';
import { jalaliOf } from './show-day';

/** The calendar of the contract knows nobody older. */
const FIRST_DAY = '1880-01-01';

const pad = (value: number, length: number) => String(value).padStart(length, '0');

/** The same as the field has it: `1370/01/01`. */
export function dayToText(day: string | null): string {
  return day === null ? '' : jalaliToText(jalaliOf(day));
}

/** The day that a text means; `null` for the empty text. @throws RangeError for what {@link birthDaySchema} refuses */
export function textToDay(text: string): string | null {
  if (text === '') return null;
  const parsed = parseJalali(text);
  if (!parsed.ok) throw new RangeError('Not a Jalali day.');
  const { gy, gm, gd } = toGregorian(parsed.date);
  return `${pad(gy, 4)}-${pad(gm, 2)}-${pad(gd, 2)}`;
}

/** A day of birth as it is typed: empty, or a day that exists and is not to come. */
export const birthDaySchema = (today: () => string) =>
  checkedString(trimText, (text) => {
    const parsed = parseJalali(text);
    if (!parsed.ok) return parsed.message;
    const day = textToDay(text) ?? '';
    return day > today() || day < FIRST_DAY ? contactMessages.badBirthDate : null;
  });

/** Today in Tehran, as the contract has days. */
export function today(): string {
  return new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Tehran' });
}
