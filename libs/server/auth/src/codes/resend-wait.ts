import { DomainError } from '@peyk/server-http';
import { AUTH_ERRORS } from '../auth.errors';
import { RESEND_AFTER_SECONDS } from '../auth.limits';

/** Whether a code may be sent again. @throws 429-10 with the seconds to wait. */
export function requireWaited(lastSentAt: Date | null, now: Date): void {
  const waitMs = (lastSentAt?.getTime() ?? 0) + RESEND_AFTER_SECONDS * 1000 - now.getTime();
  if (waitMs <= 0) return;
  throw new DomainError({ ...AUTH_ERRORS.resendTooEarly, retryAfterSeconds: Math.ceil(waitMs / 1000) });
}
