import { ApiError, describeError } from '@peyk/shared-api-client';
import { Notice, useCountdown } from '@peyk/shared-ui';
import { toPersianDigits } from '@peyk/shared-validation';
import { useIsProving } from '../api/with-proof';
import { messages } from '../messages';

const MINUTE = 60;
const HOUR = 3600;

/** What went wrong; where the server says how long to wait, the wait runs down beside it. */
export function FailureNotice({ error }: { readonly error: unknown }) {
  const retryAt = error instanceof ApiError ? error.retryAt : undefined;
  return (
    <Notice tone="danger">
      {describeError(error)} {retryAt !== undefined && <Wait until={retryAt} />}
    </Notice>
  );
}

function Wait({ until }: { readonly until: number }) {
  const left = useCountdown(until);
  return left > 0 ? messages.waitLeft(spanOf(left)) : messages.waitOver;
}

/** `95` as «۲ دقیقه»: below two minutes exact, beyond rounded up. */
function spanOf(seconds: number): string {
  if (seconds < 2 * MINUTE) return `${toPersianDigits(seconds)} ثانیه`;
  if (seconds < 2 * HOUR) return `${toPersianDigits(Math.ceil(seconds / MINUTE))} دقیقه`;
  return `${toPersianDigits(Math.ceil(seconds / HOUR))} ساعت`;
}

/** Says that the browser works a proof out. It takes about a second, and nothing is to be done. */
export function ProvingNotice() {
  return useIsProving() ? <Notice tone="info">{messages.proving}</Notice> : null;
}
