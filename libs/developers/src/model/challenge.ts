import type { components } from '@peyk/shared-contract';

/** A code that is on its way, with its ends as instants of this browser's clock (milliseconds since 1970). */
export interface Challenge {
  readonly token: string;
  readonly codeLength: number;
  /** The last four digits of the mobile. */
  readonly mobileHint: string;
  readonly expiresAt: number;
  readonly resendAt: number;
}

/** Reads the server's answer at the moment it arrived; spans, not instants, so that a wrong clock does no harm. */
export function toChallenge(answer: components['schemas']['CodeChallenge'], now: number): Challenge {
  return {
    token: answer.token,
    codeLength: answer.code_length,
    mobileHint: answer.mobile_hint,
    expiresAt: now + answer.expires_in_seconds * 1000,
    resendAt: now + answer.resend_after_seconds * 1000,
  };
}
