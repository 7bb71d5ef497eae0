import { formatJalali, relativeTime } from '@peyk/shared-jalali';
import { useNow } from '../dates/use-now';
import { styled } from '../theme/styled';

const TICK_MS = 15_000;
const DAY_MS = 86_400_000;

const Time = styled('time')({ whiteSpace: 'nowrap' });

interface WhenProps {
  /** ISO 8601 with its zone, as the contract has it. */
  readonly instant: string;
  /** `relative` says «۵ دقیقه پیش» within a day and the date after it; `full` is date and time. */
  readonly as?: 'relative' | 'full' | 'time' | 'date';
}

/** A moment, in the calendar and on the clock of Tehran. The full one shows while the pointer rests on it. */
export function When({ instant, as = 'relative' }: WhenProps) {
  const now = useNow(as === 'relative' ? TICK_MS : null);
  const full = formatJalali(instant, 'dateTime');
  const isRecent = Math.abs(now - Date.parse(instant)) < DAY_MS;
  const words = {
    relative: isRecent ? relativeTime(instant, now) : full,
    full,
    time: formatJalali(instant, 'time'),
    date: formatJalali(instant, 'date'),
  };
  return (
    <Time dateTime={instant} title={full}>
      {words[as]}
    </Time>
  );
}
