import { type JalaliDate, isJalaliYear, isLeapJalaliYear, jalaliDate, jalaliMonthLength } from './calendar';
import { latinDigits } from './digits';
import { JALALI_REASON_MESSAGES, dayMessage, notLeapMessage } from './messages';

/** Why a text is no day or time. `notLeap` is 30 Esfand of a year whose Esfand has 29 days. */
export type JalaliReason = 'format' | 'year' | 'month' | 'day' | 'notLeap' | 'time';

/** A refusal, with a Persian sentence for the person who typed. */
export interface JalaliRefusal {
  readonly ok: false;
  readonly reason: JalaliReason;
  readonly message: string;
}

export type ParsedJalali = { readonly ok: true; readonly date: JalaliDate } | JalaliRefusal;

export type ParsedJalaliDateTime =
  { readonly ok: true; readonly date: JalaliDate; readonly hour: number; readonly minute: number } | JalaliRefusal;

/** Marks that come along when a date is copied out of right-to-left text. */
const INVISIBLE = /[\u061c\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

const SEPARATED = /^(-?\d{4})[/-](\d{1,2})[/-](\d{1,2})$/;
const EIGHT_DIGITS = /^(\d{4})(\d{2})(\d{2})$/;
const CLOCK = /^(\d{1,2}):(\d{2})$/;
const LAST_MONTH = 12;

/**
 * Reads a Jalali day: `1405/08/29`, `1405-8-29` or `14050829`, digits of any script. Strict: a day that does not exist is refused
 * with its reason and never moved to another day.
 */
export function parseJalali(text: string): ParsedJalali {
  const clean = cleanDateText(text);
  const match = SEPARATED.exec(clean) ?? EIGHT_DIGITS.exec(clean);
  if (match === null) return refuse('format');
  const [jy, jm, jd] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (!isJalaliYear(jy)) return refuse('year');
  if (jm < 1 || jm > LAST_MONTH) return refuse('month');
  const length = jalaliMonthLength(jy, jm);
  if (jm === LAST_MONTH && jd === 30 && !isLeapJalaliYear(jy)) {
    return { ok: false, reason: 'notLeap', message: notLeapMessage(jy) };
  }
  if (jd < 1 || jd > length) return { ok: false, reason: 'day', message: dayMessage(jm, length) };
  return { ok: true, date: jalaliDate(jy, jm, jd) };
}

/** Reads a Jalali day and a time after a blank, `1405/08/29 14:05`; hours 0-23. Strict, like `parseJalali`. */
export function parseJalaliDateTime(text: string): ParsedJalaliDateTime {
  const [dateText = '', clockText = '', ...rest] = cleanDateText(text).split(/\s+/);
  if (rest.length > 0) return refuse('format');
  const parsed = parseJalali(dateText);
  if (!parsed.ok) return parsed;
  const match = CLOCK.exec(clockText);
  const [hour, minute] = [Number(match?.[1]), Number(match?.[2])];
  if (match === null || hour > 23 || minute > 59) return refuse('time');
  return { ok: true, date: parsed.date, hour, minute };
}

function cleanDateText(text: string): string {
  return latinDigits(text.replace(INVISIBLE, '')).trim();
}

function refuse(reason: keyof typeof JALALI_REASON_MESSAGES): JalaliRefusal {
  return { ok: false, reason, message: JALALI_REASON_MESSAGES[reason] };
}
