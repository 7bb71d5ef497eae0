import jMoment from 'moment-jalaali';
import { MAX_JALALI_YEAR } from './calendar';
import { latinDigits } from './digits';
import { JALALI_REASON_MESSAGES } from './messages';
import { parseJalali, parseJalaliDateTime } from './parse';
import type { PickerLayout, PickerReading } from './picker-text';

const DAY_FORMATS = ['jYYYY/jMM/jDD', 'jYYYYjMMjDD'];
const MINUTE_FORMATS = ['jYYYY/jMM/jDD HH:mm', 'jYYYYjMMjDDHHmm'];
const SECOND_FORMATS = ['jYYYY/jMM/jDD HH:mm:ss', 'jYYYYjMMjDDHHmmss'];

/** moment's strict mode writes the date again and compares, so months, days and hours need both digits. */
const LONE_DIGIT = /(?<=[/ ])(\d)(?=[/: ]|$)/g;
const DIGITS_ALONE = /^\d+$/;
const PARTED_DAY = /^(\d{4})[/ ]+(\d{1,2})[/ ]+(\d{1,2})(?= |$)/;
const EIGHT_DIGIT_DAY = /^(\d{4})[/ ]*(\d{2})[/ ]*(\d{2})(?= |$)/;
const UNTYPED = /[^\d/: ]/g;

/**
 * Reads what was typed into the date picker: `1405/08/29`, `1405/8/29`, `14050829`, and with time also `1405/08/29 14:05` or
 * `140508291405`; digits of any script. Strict: a day or a time that does not exist is refused with its reason. The result is
 * Tehran's wall clock, whatever the zone of the machine.
 */
export function readPickerText(text: string, { withTime, withSeconds = false }: PickerLayout): PickerReading {
  const clean = cleanText(text);
  // moment throws for 30 Esfand of a year that it has no leap years for.
  if (Number(/^\d{4}/.exec(clean)?.[0] ?? 0) > MAX_JALALI_YEAR) {
    return { ok: false, reason: 'year', message: JALALI_REASON_MESSAGES.year };
  }
  const day = momentOf(clean, DAY_FORMATS);
  if (day !== undefined) return { ok: true, wall: wallOf(day), hasTime: false };
  if (withTime) {
    const moment = momentOf(clean, withSeconds ? [...SECOND_FORMATS, ...MINUTE_FORMATS] : MINUTE_FORMATS);
    if (moment !== undefined) return { ok: true, wall: wallOf(moment), hasTime: true };
  }
  return explain(clean, withTime);
}

/** The day in one spelling: `140410/05`, `1404 10 05` and `1404//10/05` are `1404/10/05`, whatever stands between its numbers. */
function cleanText(text: string): string {
  const clean = latinDigits(text).replace(UNTYPED, '').trim().replace(/\s+/g, ' ');
  return clean.replace(PARTED_DAY, '$1/$2/$3').replace(EIGHT_DIGIT_DAY, '$1/$2/$3').replace(LONE_DIGIT, '0$1');
}

/** One format after the other: given a list that does not fit, moment-jalaali answers nothing at all instead of "invalid". */
function momentOf(text: string, formats: readonly string[]): jMoment.Moment | undefined {
  // UTC is only the paper on which moment writes: with the machine's own zone, hours of its summer time would be missing.
  return formats.map((format) => jMoment.utc(text, format, true)).find((moment) => moment.isValid());
}

/** Why moment refused. The calendar reaches further than moment does (beyond 3177/10), so the last word is the calendar's. */
function explain(clean: string, withTime: boolean): PickerReading {
  const whole = parseJalali(clean);
  if (whole.ok) return { ok: true, wall: whole.date, hasTime: false };
  const [dateText = '', clockText] = DIGITS_ALONE.test(clean) ? [clean.slice(0, 8), clean.slice(8)] : clean.split(' ');
  const day = parseJalali(dateText);
  if (!day.ok || !withTime || clockText === undefined || clockText === '') return day.ok ? whole : day;
  const moment = parseJalaliDateTime(`${dateText} ${clockText}`);
  if (!moment.ok) return { ok: false, reason: 'time', message: JALALI_REASON_MESSAGES.time };
  return { ok: true, wall: { ...moment.date, hour: moment.hour, minute: moment.minute }, hasTime: true };
}

function wallOf(moment: jMoment.Moment) {
  const [jy, jm, jd] = [moment.jYear(), moment.jMonth() + 1, moment.jDate()];
  return { jy, jm, jd, hour: moment.hour(), minute: moment.minute(), second: moment.second() };
}
