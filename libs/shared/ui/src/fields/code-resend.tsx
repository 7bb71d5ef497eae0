import { styled } from '@mui/material/styles';
import { toPersianDigits } from '@peyk/shared-validation';
import { useEffect, useState } from 'react';
import { Button } from '../actions/button';
import { Notice } from '../feedback/notice';
import { space, tabular } from '../tokens';
import { VisuallyHidden } from './visually-hidden';

const TICK_MS = 250;
const MS_PER_SECOND = 1000;
const SECONDS_PER_MINUTE = 60;

const Root = styled('div')({ display: 'grid', gap: space[2] });
const Clock = styled('span')(tabular);

interface CodeResendProps {
  /** From when another code may be asked for, in milliseconds since 1970. */
  readonly resendAt: number;
  /** Until when the code that was sent is good, in milliseconds since 1970. */
  readonly expiresAt: number;
  readonly onResend: () => void;
  readonly busy?: boolean;
  /** The clock, in milliseconds since 1970. */
  readonly now?: () => number;
}

/**
 * Asking for another code: a countdown until it may be asked for, and when the code's time is over a message that it must
 * be. The clock is read at every tick, so a tab that slept is right again as soon as it wakes.
 */
export function CodeResend({ resendAt, expiresAt, onResend, busy = false, now = Date.now }: CodeResendProps) {
  const untilResend = useSecondsUntil(resendAt, now);
  const isExpired = useSecondsUntil(expiresAt, now) === 0;
  const mayResend = untilResend === 0;
  return (
    <Root>
      {isExpired && (
        <Notice tone="attention">زمان این کد به پایان رسید. لطفاً کد تازه‌ای بگیرید و دوباره تلاش کنید.</Notice>
      )}
      <Button
        variant={isExpired ? 'primary' : 'quiet'}
        wide
        icon="refresh"
        busy={busy}
        disabled={!mayResend}
        onClick={onResend}
      >
        ارسال دوبارهٔ کد
        {!mayResend && <Clock>({formatCountdown(untilResend)})</Clock>}
      </Button>
      <VisuallyHidden role="status">{mayResend && !isExpired && 'اکنون می‌توانید کد تازه‌ای بگیرید.'}</VisuallyHidden>
    </Root>
  );
}

/** `95` as «۱:۳۵»; clock digits keep their order inside Persian text. */
function formatCountdown(seconds: number): string {
  const rest = String(seconds % SECONDS_PER_MINUTE).padStart(2, '0');
  return toPersianDigits(`${Math.floor(seconds / SECONDS_PER_MINUTE)}:${rest}`);
}

function useSecondsUntil(deadline: number, now: () => number): number {
  const [left, setLeft] = useState(() => secondsLeft(deadline, now()));
  useEffect(() => {
    const tick = () => setLeft(secondsLeft(deadline, now()));
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [deadline, now]);
  return left;
}

function secondsLeft(deadline: number, now: number): number {
  return Math.max(0, Math.ceil((deadline - now) / MS_PER_SECOND));
}
