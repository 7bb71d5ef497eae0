/** Times and limits of signing in. */
export const CODE_DIGITS = 5;
export const CODE_LIFETIME_SECONDS = 120;
export const RESEND_AFTER_SECONDS = 60;
/** From the right password to the right code. */
export const SIGN_IN_SECONDS = 600;
export const SESSION_SECONDS = 10 * 3600;
/** Of an admin who acts on behalf of an account: as long as a conversation. */
export const IMPERSONATION_SECONDS = 30 * 60;
/** A link is opened at once, or asked for again. */
export const EXTERNAL_CODE_SECONDS = 180;

/** Wrong codes that end one sign-in. */
export const TRIES_PER_SIGN_IN = 5;
/**
 * Whoever has a password guesses one of 100,000 codes with 9 in 100,000 a day (of an authenticator, whose six digits are good
 * for three times 30 seconds, with 3 in 100,000).
 */
export const WRONG_CODES_PER_DAY = 9;

/** A forgotten password and a registration: six digits, for nobody has given a password yet. */
export const LONG_CODE_DIGITS = 6;
/**
 * Ten of 1,000,000 codes. With the nine of signing in an account's codes are guessed with 1 in 10,000 a day, from however many
 * addresses; and whoever wears these out shuts nobody out of signing in.
 */
export const WRONG_LONG_CODES_PER_DAY = 10;
/** From asking to the right code, and from the right code to the new password. */
export const RESET_SECONDS = 900;
/** Long enough to correct a form, too short to keep personal data of somebody who went away. */
export const REGISTRATION_SECONDS = 1800;

export const AUTHENTICATOR_DIGITS = 6;
export const AUTHENTICATOR_PERIOD_SECONDS = 30;
/** Codes before and after the present one that count: clocks of phones are that wrong. */
export const AUTHENTICATOR_WINDOW = 1;

/** How long the registry of persons may think. */
export const IDENTITY_TIMEOUT_MS = 5_000;
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
  /** Typing asks once a pause; nobody else needs to know who has an account. */
  usernamesOfAddress: { limit: 60, windowSeconds: 900 },
  /** Of a username with a mobile. */
  resetsOfPair: { limit: 5, windowSeconds: 3600 },
  resetsOfAddress: { limit: 30, windowSeconds: 3600 },
  registrationsOfNumber: { limit: 5, windowSeconds: DAY_SECONDS },
  registrationsOfAddress: { limit: 20, windowSeconds: 3600 },
  /** Codes to a number that nobody has confirmed, or for somebody who has not given a password. */
  longCodesToNumber: { limit: 6, windowSeconds: 3600 },
  identityTriesOfAccount: { limit: 5, windowSeconds: DAY_SECONDS },
} as const satisfies Record<string, RateLimit>;
