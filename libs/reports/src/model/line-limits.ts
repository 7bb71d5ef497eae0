import type { SendDetails } from '@peyk/shared-sends';
import { toPersianDigits } from '@peyk/shared-validation';
import { messages } from '../messages';

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

/** Whether hours go over midnight and end on the day after. */
export function endNextDay({ from, to }: PermittedHours): boolean {
  return to < from;
}

/** «۸ تا ۲۲», and over midnight «۲۲ تا ۶ (روز بعد)» */
export function spellHours(hours: PermittedHours): string {
  const { from, to } = hours;
  return toPersianDigits(`${from} تا ${to}${endNextDay(hours) ? ` (${messages.limits.nextDay})` : ''}`);
}

/** Parts a second that hold, and whose they are: of the send itself, of its account on the line, or of the line. */
export interface RulingRate {
  readonly source: 'send' | 'own' | 'line';
  readonly rate: number;
}

/** The rate that holds now, the lowest of the three; of equal ones the one that is easiest to change. Null when there is none. */
export function rateOf({
  rate_per_second,
  line_limits,
}: Pick<SendDetails, 'rate_per_second' | 'line_limits'>): RulingRate | null {
  const rates = [
    { source: 'send', rate: rate_per_second },
    { source: 'own', rate: line_limits?.own_max_per_second ?? null },
    { source: 'line', rate: line_limits?.max_per_second ?? null },
  ] as const;
  return rates.reduce<RulingRate | null>(
    (lowest, { source, rate }) =>
      rate === null || (lowest !== null && lowest.rate <= rate) ? lowest : { source, rate },
    null,
  );
}
