import { toPersianDigits } from '@peyk/shared-validation';
import { Button } from '../actions/button';
import { useCountdown } from '../dates/use-countdown';
import { Notice } from '../feedback/notice';
import { styled } from '../theme/styled';
import { space, tabular } from '../tokens';
import { VisuallyHidden } from '../layout/visually-hidden';

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
  /** The clock, in milliseconds since 1970; the browser's own by default. */
  readonly now?: () => number;
}

/**
 * Asking for another code: a countdown until it may be asked for, and when the code's time is over a message that it must
 * be. The clock is read at every tick, so a tab that slept is right again as soon as it wakes.
 */
export function CodeResend({ resendAt, expiresAt, onResend, busy = false, now }: CodeResendProps) {
  const untilResend = useCountdown(resendAt, now);
  const isExpired = useCountdown(expiresAt, now) === 0;
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
