import type { SendDetails } from '@peyk/shared-sends';
import { toPersianDigits } from '@peyk/shared-validation';

type LineLimits = NonNullable<SendDetails['line_limits']>;
export type PermittedHours = NonNullable<LineLimits['permitted_hours']>;

/** As the contract has it. */
export const MOST_PER_SECOND = 100_000;
const HOURS_A_DAY = 24;

/** Hours at which something may begin: 0 to 23. */
export const FROM_HOURS: readonly number[] = Array.from({ length: HOURS_A_DAY }, (_unused, hour) => hour);
/** Hours at which it may end: 1 to 24. */
export const TO_HOURS: readonly number[] = FROM_HOURS.map((hour) => hour + 1);

/** Why hours are none that can be kept: they end where they begin, or are the whole day. */
export function areWrongHours({ from, to }: PermittedHours): boolean {
  return from % HOURS_A_DAY === to % HOURS_A_DAY;
}

/** «۸ تا ۲۲» */
export function spellHours({ from, to }: PermittedHours): string {
  return toPersianDigits(`${from} تا ${to}`);
}

/** Parts a second that hold now: the lowest of the send's own rate, its account's and its line's; null when there is none. */
export function rateOf({ rate_per_second, line_limits }: Pick<SendDetails, 'rate_per_second' | 'line_limits'>) {
  const rates = [rate_per_second, line_limits?.own_max_per_second, line_limits?.max_per_second];
  const set = rates.filter((rate) => typeof rate === 'number');
  return set.length === 0 ? null : Math.min(...set);
}
