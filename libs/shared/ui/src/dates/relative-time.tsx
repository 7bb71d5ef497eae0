import { formatJalali, relativeTime } from '@peyk/shared-jalali';
import { useState } from 'react';
import { useNow } from './use-now';
import { styled } from '../theme/styled';

const Time = styled('time')({ whiteSpace: 'nowrap' });

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

interface RelativeTimeProps {
  /** ISO 8601 with its zone, as the contract has it. */
  readonly at: string;
  /** Gives the time now in milliseconds; the browser's own clock by default. */
  readonly clock?: () => number;
}

/**
 * How long ago, or until when: «همین الان», «۵ دقیقه پیش», «۳ روز دیگر». Says it anew by itself as time goes on, and has the exact
 * moment as its tooltip. For a moment whose date matters after a day, use `When`.
 */
export function RelativeTime({ at, clock = Date.now }: RelativeTimeProps) {
  const [everyMs, setEveryMs] = useState(() => paceOf(at, clock()));
  const now = useNow(everyMs, clock);
  const pace = paceOf(at, now);
  if (pace !== everyMs) setEveryMs(pace);
  return (
    <Time dateTime={at} title={`${formatJalali(at, 'long')}، ساعت ${formatJalali(at, 'time')}`}>
      {relativeTime(at, now)}
    </Time>
  );
}

/** Words about seconds change every second, words about days need no such haste. */
function paceOf(at: string, nowMs: number): number {
  const gapMs = Math.abs(Date.parse(at) - nowMs);
  if (gapMs < MINUTE_MS) return SECOND_MS;
  return gapMs < HOUR_MS ? 10 * SECOND_MS : MINUTE_MS;
}
