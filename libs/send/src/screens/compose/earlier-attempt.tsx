import { useMay } from '@peyk/shared-store';
import { Button, LinkButton, Notice } from '@peyk/shared-ui';
import { Link } from 'react-router';
import { OTHER_PATHS } from '../../send-paths';

// It comes with the composer and is not loaded later: an answer is lost where the network is, and nothing could be loaded then.
const words = {
  same: 'پاسخ ارسال این پیام نرسیده و شاید پذیرفته شده باشد. اگر همین را دوباره بفرستید، دو بار فرستاده نمی‌شود.',
  changed: 'پاسخ ارسال قبلی نرسیده و شاید آن پیام پذیرفته شده باشد. پیش از ارسال تازه، گزارش‌ها را ببینید.',
  reports: 'دیدن گزارش‌ها',
  forget: 'دیدم',
} as const;

interface EarlierAttemptProps {
  /** The form still holds what was handed over: sending it again is a repetition. */
  readonly isSame: boolean;
  /** The person has looked at the reports and needs no warning any more. */
  readonly onForget?: () => void;
}

/** Says that nobody knows whether an earlier attempt was accepted, and where to find out. */
export function EarlierAttempt({ isSame, onForget }: EarlierAttemptProps) {
  const mayRead = useMay('report.read');
  return (
    <Notice tone="attention">
      {isSame ? words.same : words.changed}
      <div>
        {mayRead && (
          <LinkButton component={Link} to={OTHER_PATHS.reports} variant="quiet">
            {words.reports}
          </LinkButton>
        )}
        {!isSame && onForget !== undefined && (
          <Button variant="quiet" onClick={onForget}>
            {words.forget}
          </Button>
        )}
      </div>
    </Notice>
  );
}
