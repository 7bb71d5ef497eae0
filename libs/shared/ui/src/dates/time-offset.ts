import { formatJalali, instantToTehran, type JalaliParts, tehranToInstant } from '@peyk/shared-jalali';
import { toPersianDigits } from '@peyk/shared-validation';

/** How far from now the earliest time is. */
export type TimeOffset = { readonly minutes: number } | { readonly hours: number };

const MINUTE_MS = 60_000;
const MINUTES_PER_HOUR = 60;

/** A day and a time on the clock of Tehran, `14:05`, with what is asked of them. */
interface ChosenTime {
  readonly day: JalaliParts;
  readonly time: string;
  readonly offset: TimeOffset;
  readonly nowMs: number;
}

/**
 * What is wrong with a time: when the day is today and the time is earlier than now and the offset together. Other days are not
 * bound. The earliest time is a whole minute: at 14:05:20 with 30 minutes it is 14:36.
 */
export function timeOffsetError({ day, time, offset, nowMs }: ChosenTime): string | undefined {
  const today = instantToTehran(nowMs);
  if (today.jy !== day.jy || today.jm !== day.jm || today.jd !== day.jd) return undefined;
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const earliestMs = Math.ceil((nowMs + offsetMinutes(offset) * MINUTE_MS) / MINUTE_MS) * MINUTE_MS;
  if (tehranToInstant({ ...pick(day), hour, minute }).getTime() >= earliestMs) return undefined;
  if (instantToTehran(earliestMs).jd !== today.jd) {
    return `امروز زمانی با ${wordsOf(offset)} فاصله از اکنون نمانده است؛ لطفاً روز دیگری را انتخاب کنید.`;
  }
  return `زمان باید دست‌کم ${wordsOf(offset)} بعد از اکنون باشد؛ لطفاً ${formatJalali(earliestMs, 'time')} یا دیرتر را وارد کنید.`;
}

function offsetMinutes(offset: TimeOffset): number {
  return 'hours' in offset ? offset.hours * MINUTES_PER_HOUR : offset.minutes;
}

function wordsOf(offset: TimeOffset): string {
  return toPersianDigits('hours' in offset ? `${offset.hours} ساعت` : `${offset.minutes} دقیقه`);
}

function pick({ jy, jm, jd }: JalaliParts): JalaliParts {
  return { jy, jm, jd };
}
