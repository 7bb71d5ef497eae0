import type { components } from '@peyk/shared-contract';
import { jalaliDate, nextOccurrence, toJalali } from '@peyk/shared-jalali';
import type { JalaliDate, Recurrence, RecurrenceDays, Weekday } from '@peyk/shared-jalali';
import { failRecurring } from './fail-recurring';

/** As the contract and the table have it. */
export type RecurringRule = components['schemas']['RecurringRule'];

/** Sends to whom a date of theirs comes round: each day to others. */
export function isAnniversary({ every }: RecurringRule): boolean {
  return every === 'birthday' || every === 'property';
}

/**
 * What a rule means by calendar and clock. What belongs to another kind of rule is refused, not ignored: it was meant.
 * @throws noWeekday, noMonthDay, noDateProperty, badDay
 */
export function recurrenceOf(rule: RecurringRule): Recurrence {
  const [hour = 0, minute = 0] = rule.time.split(':').map(Number);
  if ((rule.every === 'property') !== (rule.property_id !== undefined)) failRecurring('noDateProperty', 'property_id');
  return {
    days: daysOf(rule),
    hour,
    minute,
    startsOn: dayOf(rule.starts_on, 'starts_on'),
    endsOn: rule.ends_on === undefined ? null : dayOf(rule.ends_on, 'ends_on'),
  };
}

function daysOf({ every, weekdays, month_day }: RecurringRule): RecurrenceDays {
  if ((every === 'week') !== (weekdays !== undefined)) failRecurring('noWeekday', 'weekdays');
  if ((every === 'month') !== (month_day !== undefined)) failRecurring('noMonthDay', 'month_day');
  // The contract has 0 to 6.
  if (weekdays) return { every: 'week', weekdays: weekdays as Weekday[] };
  if (month_day !== undefined) return { every: 'month', monthDay: month_day };
  return { every: 'day' };
}

function dayOf(text: string, field: 'starts_on' | 'ends_on'): JalaliDate {
  const [gy = 0, gm = 0, gd = 0] = text.split('-').map(Number);
  try {
    const { jy, jm, jd } = toJalali({ gy, gm, gd });
    return jalaliDate(jy, jm, jd);
  } catch {
    return failRecurring('badDay', field);
  }
}

/** Its next time; null when it has ended. `sentCount` sends were made. @throws as recurrenceOf */
export function nextRunOf(rule: RecurringRule, { after, sentCount }: { after: Date; sentCount: number }): Date | null {
  if (rule.max_sends !== undefined && sentCount >= rule.max_sends) return null;
  return nextOccurrence(recurrenceOf(rule), after);
}
