export {
  MAX_JALALI_YEAR,
  MIN_JALALI_YEAR,
  addJalaliDays,
  addJalaliMonths,
  compareJalali,
  isJalaliDate,
  isJalaliYear,
  isLeapJalaliYear,
  jalaliDate,
  jalaliMonthLength,
  toGregorian,
  toJalali,
  weekdayOf,
} from './calendar';
export type { GregorianParts, JalaliDate, JalaliParts, Weekday } from './calendar';
export { formatJalali, formatJalaliDate, jalaliToText } from './format';
export type { JalaliStyle } from './format';
export { isoDayOf, jalaliTextOf } from './iso-day';
export { JALALI_MONTH_NAMES, WEEKDAY_LETTERS, WEEKDAY_NAMES } from './names';
export { parseJalali, parseJalaliDateTime } from './parse';
export type { JalaliReason, JalaliRefusal, ParsedJalali, ParsedJalaliDateTime } from './parse';
export { loadPickerTextReader, pickerText } from './picker-text';
export type { PickerLayout, PickerReading, PickerTextReader } from './picker-text';
export { endOfJalaliDay, jalaliRangePreset, startOfJalaliDay } from './range-presets';
export type { InstantRange, JalaliRangePreset } from './range-presets';
export { anniversariesOn, nextOccurrence, nextOccurrences } from './recurrence';
export type { Recurrence, RecurrenceDays } from './recurrence';
export { relativeTime } from './relative-time';
export { TEHRAN_TIME_ZONE, instantToMs, instantToTehran, tehranToInstant } from './tehran';
export type { Instant, TehranTime, TehranTimeInput } from './tehran';
export { maskClock, maskJalaliDate, maskJalaliDateTime } from './text-mask';
