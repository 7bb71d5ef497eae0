import { type JalaliParts, weekdayOf } from './calendar';
import { pad, persianDigits } from './digits';
import { JALALI_MONTH_NAMES, WEEKDAY_NAMES } from './names';
import { type Instant, instantToTehran } from './tehran';

/** `date` ۱۴۰۵/۰۸/۲۹ · `dateTime` ۱۴۰۵/۰۸/۲۹ ۱۴:۰۵ · `long` جمعه ۲۹ آبان ۱۴۰۵ · `time` ۱۴:۰۵ */
export type JalaliStyle = 'date' | 'dateTime' | 'long' | 'time';

/** A day as inputs and copies have it: Latin digits, `1405/08/29`. `parseJalali` reads it back. */
export function jalaliToText({ jy, jm, jd }: JalaliParts): string {
  return `${pad(jy, 4)}/${pad(jm, 2)}/${pad(jd, 2)}`;
}

/** A day for display, in Persian digits: ۱۴۰۵/۰۸/۲۹, or جمعه ۲۹ آبان ۱۴۰۵. Throws RangeError when there is no such day. */
export function formatJalaliDate(date: JalaliParts, style: 'date' | 'long' = 'date'): string {
  const weekday = WEEKDAY_NAMES[weekdayOf(date)];
  if (style === 'date') return persianDigits(jalaliToText(date));
  return persianDigits(`${weekday} ${date.jd} ${JALALI_MONTH_NAMES[date.jm - 1]} ${date.jy}`);
}

/** An instant for display, as it was in Tehran, in Persian digits. Throws RangeError for what is no instant. */
export function formatJalali(instant: Instant, style: JalaliStyle = 'date'): string {
  const tehran = instantToTehran(instant);
  if (style === 'date' || style === 'long') return formatJalaliDate(tehran, style);
  const time = persianDigits(`${pad(tehran.hour, 2)}:${pad(tehran.minute, 2)}`);
  return style === 'time' ? time : `${formatJalaliDate(tehran)} ${time}`;
}
