import { isJalaliDate, toGregorian } from '@peyk/shared-jalali';
import { normaliseDigits } from '@peyk/shared-validation';

/** `1370/2/14`, `1991-05-04`, `1991.05.04`, `13700214`; with a time behind it, as spreadsheets write days. */
const YEAR_FIRST = /^(\d{4})([-/.]?)(\d{1,2})\2(\d{1,2})(?:[T ].*)?$/;
/** `14/2/1370`: with a Jalali year nobody puts the month first. */
const YEAR_LAST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/;
/** Between these no year of the other calendar is one of a person. */
const JALALI_YEARS = { from: 1200, to: 1500 } as const;
const GREGORIAN_FROM = 1800;

/** A day that a person wrote, Jalali or Gregorian, in any digits, as `YYYY-MM-DD` of the Gregorian calendar; undefined for no day. */
export function readDay(text: string): string | undefined {
  const latin = normaliseDigits(text).trim();
  const first = YEAR_FIRST.exec(latin);
  if (first) {
    const [, year = '', between, month = '', day = ''] = first;
    // Without anything between them it must be eight digits.
    if (between === '' && month.length + day.length !== 4) return undefined;
    return dayOf(Number(year), Number(month), Number(day));
  }
  const [, day, month, year] = YEAR_LAST.exec(latin) ?? [];
  return isJalaliYear(Number(year)) ? dayOf(Number(year), Number(month), Number(day)) : undefined;
}

const isJalaliYear = (year: number) => year >= JALALI_YEARS.from && year <= JALALI_YEARS.to;

function dayOf(year: number, month: number, day: number): string | undefined {
  if (isJalaliYear(year)) {
    if (!isJalaliDate({ jy: year, jm: month, jd: day })) return undefined;
    const { gy, gm, gd } = toGregorian({ jy: year, jm: month, jd: day });
    return isoDay(gy, gm, gd);
  }
  if (year < GREGORIAN_FROM) return undefined;
  const at = new Date(Date.UTC(year, month - 1, day));
  return at.getUTCMonth() === month - 1 && at.getUTCDate() === day ? isoDay(year, month, day) : undefined;
}

const pad = (value: number, length: number) => String(value).padStart(length, '0');
const isoDay = (year: number, month: number, day: number) => `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
