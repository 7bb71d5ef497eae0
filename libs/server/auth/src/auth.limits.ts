/** Times and limits of signing in. */
export const CODE_DIGITS = 5;
export const CODE_LIFETIME_SECONDS = 120;
export const RESEND_AFTER_SECONDS = 60;
/** From the right password to the right code. */
export const SIGN_IN_SECONDS = 600;
export const SESSION_SECONDS = 10 * 3600;
export const EXTERNAL_CODE_SECONDS = 600;

/** Wrong codes that end one sign-in. */
export const TRIES_PER_SIGN_IN = 5;
/** Ten of 100,000 codes: whoever has a password guesses a code with 1 in 10,000 a day. */
export const WRONG_CODES_PER_DAY = 10;
export const DAY_SECONDS = 24 * 3600;

export interface RateLimit {
  limit: number;
  windowSeconds: number;
}

/** Counted for all processes together. Of sign-ins only the wrong passwords count. */
export const RATES = {
  loginOfUsername: { limit: 20, windowSeconds: 900 },
  loginOfAddress: { limit: 100, windowSeconds: 900 },
  codesToNumber: { limit: 60, windowSeconds: 3600 },
  codesOfAddress: { limit: 100, windowSeconds: 3600 },
  externalLoginOfAddress: { limit: 30, windowSeconds: 900 },
} as const satisfies Record<string, RateLimit>;
