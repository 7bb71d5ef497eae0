import type { components } from '@peyk/shared-contract';

type LoginAnswer = components['schemas']['LoginChallenge'];
/** The answer of every call that sends a code; only signing in says how the code comes. */
type ChallengeAnswer = components['schemas']['CodeChallenge'] & Partial<Pick<LoginAnswer, 'method' | 'passkey'>>;

/** A code that is on its way, with its ends as instants of this browser's clock (milliseconds since 1970). */
export interface Challenge {
  /** `sms`: it is sent. `authenticator`: the person's own app shows it. */
  readonly method: LoginAnswer['method'];
  readonly token: string;
  readonly codeLength: number;
  /** The last four digits of the mobile. */
  readonly mobileHint: string;
  readonly expiresAt: number;
  readonly resendAt: number;
  /** What a passkey of the person would have to sign instead. */
  readonly passkey?: LoginAnswer['passkey'];
}

/** What is sent to have a code checked. */
export interface ChallengeCode {
  readonly token: string;
  readonly code: string;
}

/** Reads the server's answer at the moment it arrived; spans, not instants, so that a wrong clock does no harm. */
export function toChallenge(answer: ChallengeAnswer, now: number): Challenge {
  return {
    method: answer.method ?? 'sms',
    token: answer.token,
    codeLength: answer.code_length,
    mobileHint: answer.mobile_hint,
    expiresAt: now + answer.expires_in_seconds * 1000,
    resendAt: now + answer.resend_after_seconds * 1000,
    ...(answer.passkey && { passkey: answer.passkey }),
  };
}
