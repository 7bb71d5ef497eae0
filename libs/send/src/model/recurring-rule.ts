import {
  WEEKDAY_NAMES,
  formatJalali,
  formatJalaliDate,
  instantToTehran,
  jalaliDate,
  nextOccurrences,
  tehranToInstant,
  toGregorian,
  toJalali,
  type JalaliDate,
  type Recurrence,
  type RecurrenceDays,
  type Weekday,
} from '@peyk/shared-jalali';
import { formatNumber } from '@peyk/shared-ui';
import type { RecurringRule } from '../api/recurring';
import { recurringMessages } from '../recurring-messages';

export const EVERY = [
  'day',
  'week',
  'month',
  'birthday',
  'property',
] as const satisfies readonly RecurringRule['every'][];
export const ENDS = ['never', 'day', 'count'] as const;

/** When a send comes again, as the form holds it: empty texts for what is not chosen, days as instants. */
export interface RuleValues {
  readonly every: RecurringRule['every'];
  /** `0` Saturday ... `6` Friday. */
  readonly weekdays: readonly string[];
  readonly monthDay: string;
  readonly propertyId: string;
  readonly time: string;
  readonly startsOn: string;
  readonly ends: (typeof ENDS)[number];
  readonly endsOn: string;
  readonly maxSends: string;
}

/** Every day at nine from today on. */
export function newRule(nowMs: number): RuleValues {
  const { jy, jm, jd } = instantToTehran(nowMs);
  return {
    every: 'day',
    weekdays: [],
    monthDay: '',
    propertyId: '',
    time: '09:00',
    startsOn: tehranToInstant({ jy, jm, jd }).toISOString(),
    ends: 'never',
    endsOn: '',
    maxSends: '',
  };
}

/** Whether each day has other recipients. */
export function isAnniversary({ every }: Pick<RuleValues, 'every'>): boolean {
  return every === 'birthday' || every === 'property';
}

/** As the contract has it. */
export function ruleOf(values: RuleValues): RecurringRule {
  const { every, weekdays, monthDay, propertyId, time, startsOn, ends, endsOn, maxSends } = values;
  return {
    every,
    time,
    starts_on: dayText(startsOn),
    ...(every === 'week' && { weekdays: weekdays.map(Number).sort() }),
    ...(every === 'month' && { month_day: Number(monthDay) }),
    ...(every === 'property' && { property_id: propertyId }),
    ...(ends === 'day' && { ends_on: dayText(endsOn) }),
    ...(ends === 'count' && { max_sends: Number(maxSends) }),
  };
}

/** As the form has it. */
export function valuesOf(rule: RecurringRule): RuleValues {
  const { ends_on: endsOn, max_sends: maxSends } = rule;
  const ends = endsOn === undefined ? 'never' : 'day';
  return {
    every: rule.every,
    weekdays: (rule.weekdays ?? []).map(String),
    monthDay: rule.month_day === undefined ? '' : String(rule.month_day),
    propertyId: rule.property_id ?? '',
    time: rule.time,
    startsOn: tehranToInstant(dayOf(rule.starts_on)).toISOString(),
    ends: maxSends === undefined ? ends : 'count',
    endsOn: endsOn === undefined ? '' : tehranToInstant(dayOf(endsOn)).toISOString(),
    maxSends: maxSends === undefined ? '' : String(maxSends),
  };
}

/** Its next times, by the same rule as the server's; none where the rule is not whole yet. */
export function nextTimes(rule: RecurringRule, nowMs: number, count: number): Date[] {
  try {
    const most = Math.min(count, rule.max_sends ?? count);
    return nextOccurrences(recurrenceOf(rule), nowMs, most);
  } catch {
    return [];
  }
}

function recurrenceOf(rule: RecurringRule): Recurrence {
  const [hour = 0, minute = 0] = rule.time.split(':').map(Number);
  const endsOn = rule.ends_on === undefined ? null : dayOf(rule.ends_on);
  return { days: daysOf(rule), hour, minute, startsOn: dayOf(rule.starts_on), endsOn };
}

function daysOf({ every, weekdays = [], month_day: monthDay = 0 }: RecurringRule): RecurrenceDays {
  if (every === 'week') return { every, weekdays: weekdays.filter(isWeekday) };
  return every === 'month' ? { every, monthDay } : { every: 'day' };
}

const isWeekday = (day: number): day is Weekday => Number.isInteger(day) && day >= 0 && day < WEEKDAY_NAMES.length;

/** «هر هفته شنبه و دوشنبه، ساعت ۰۹:۳۰» */
export function ruleWords(rule: RecurringRule): string {
  const clock = formatJalali(tehranToInstant({ ...dayOf(rule.starts_on), ...clockOf(rule.time) }), 'time');
  return `${daysWords(rule)}، ساعت ${clock}`;
}

function daysWords({ every, weekdays = [], month_day: monthDay = 0 }: RecurringRule): string {
  if (every === 'week') return `هر هفته ${weekdays.map((day) => WEEKDAY_NAMES[day]).join('، ')}`;
  if (every === 'month') return `هر ماه روز ${formatNumber(monthDay)}`;
  return recurringMessages.form.everyOf[every];
}

/** How it ends. */
export function endWords({ ends_on: endsOn, max_sends: maxSends }: RecurringRule): string {
  if (maxSends !== undefined) return `پس از ${formatNumber(maxSends)} ارسال`;
  return endsOn === undefined ? recurringMessages.form.endsOf.never : `تا ${formatJalaliDate(dayOf(endsOn), 'long')}`;
}

function clockOf(time: string) {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return { hour, minute };
}

/** The Gregorian day of an instant in Tehran, as the contract writes days. */
function dayText(instant: string): string {
  const { gy, gm, gd } = toGregorian(instantToTehran(instant));
  return [String(gy).padStart(4, '0'), ...[gm, gd].map((part) => String(part).padStart(2, '0'))].join('-');
}

function dayOf(text: string): JalaliDate {
  const [gy = 0, gm = 0, gd = 0] = text.split('-').map(Number);
  const { jy, jm, jd } = toJalali({ gy, gm, gd });
  return jalaliDate(jy, jm, jd);
}
