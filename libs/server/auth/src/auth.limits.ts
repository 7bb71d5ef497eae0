/** Times and limits of signing in. */
export const CODE_DIGITS = 5;
export const CODE_LIFETIME_SECONDS = 120;
export const RESEND_AFTER_SECONDS = 60;
/** From the right password to the right code. */
export const SIGN_IN_SECONDS = 600;
/** However much a session is used, it ends after a week; unused it ends sooner, see `SESSION_IDLE_SECONDS` of server-http. */
export const SESSION_SECONDS = 7 * 24 * 3600;
/** Of an admin who acts on behalf of an account: as long as a conversation. */
export const IMPERSONATION_SECONDS = 30 * 60;
/** A browser that was signed in with password and code stays known for so long after its last sign-in. */
export const DEVICE_SECONDS = 90 * 24 * 3600;
/** Of one user; the ones used longest ago are forgotten. */
export const DEVICES_OF_USER = 10;
/** Open sessions that their user sees; nobody has so many but by a program. */
export const SESSIONS_SHOWN = 100;
/** A link is opened at once, or asked for again. */
export const EXTERNAL_CODE_SECONDS = 180;

/** Wrong codes that end one sign-in. */
export const TRIES_PER_SIGN_IN = 5;
/**
 * Counted for known devices together and for all others together, so that who has only the password cannot use up the tries
 * of the owner's own browser. Anyone who has a password guesses one of 100,000 codes with 9 in 100,000 a day (of an authenticator, whose six digits are good
 * for three times 30 seconds, with 3 in 100,000).
 */
export const WRONG_CODES_PER_DAY = 9;

/** A forgotten password and a registration: six digits, for nobody has given a password yet. */
export const LONG_CODE_DIGITS = 6;
/**
 * Ten of 1,000,000 codes. With the nine of signing in an account's codes are guessed with 1 in 10,000 a day, from however many
 * addresses; and anyone who wears these out shuts nobody out of signing in.
 */
export const WRONG_LONG_CODES_PER_DAY = 10;
/** From asking to the right code, and from the right code to the new password. */
export const RESET_SECONDS = 900;
/** From asking for another number to the code that came there. */
export const CHANGE_OF_MOBILE_SECONDS = 900;
/** From asking for a code before something weighty to that code. */
export const STEP_UP_SECONDS = 900;
/** Long enough to correct a form, too short to keep personal data of someone who went away. */
export const REGISTRATION_SECONDS = 1800;

export const AUTHENTICATOR_DIGITS = 6;
/** For anyone who has lost the telephone: as many codes, each good once. Of nine tries a day at ten codes of 10^8 one is right once in 30,000 years. */
export const RECOVERY_CODES = 10;
/** More than a code of an app has, so that nobody has to say which it is. */
export const RECOVERY_DIGITS = 8;
/** From the QR code to the first code of the app. */
export const AUTHENTICATOR_PENDING_SECONDS = 600;
/** How long what a new passkey has to sign is good. */
export const PASSKEY_SECONDS = 600;
export const MAX_PASSKEYS = 10;
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

/**
 * Codes of registrations that one installation sends in an hour, unless PEYK_REGISTRATION_CODES_PER_HOUR says otherwise: a good
 * day of a large panel, and too few to be worth a flood.
 */
export const REGISTRATION_CODES_PER_HOUR = 300;

/** How long a solved challenge counts. */
export const PROOF_SECONDS = 600;
/**
 * The sum of a challenge has its answer below this number: half of it are tried on average. A telephone of the lower middle tries
 * some 200,000 a second, so it thinks for about a second and never for more than two.
 */
export const PROOF_MAX_NUMBER = 300_000;

/** Counted for all processes together. Of sign-ins only the wrong passwords count. */
export const RATES = {
  loginOfAddress: { limit: 100, windowSeconds: 900 },
  /** Of one username from one address, and from its neighbourhood (/24, /48) in a day. */
  loginOfPair: { limit: 10, windowSeconds: 900 },
  loginOfNeighbours: { limit: 100, windowSeconds: DAY_SECONDS },
  /** Of one username from all unknown devices: beyond it each try costs a proof of work, and nobody is shut out. */
  loginWithoutProof: { limit: 5, windowSeconds: 900 },
  /** Of one user from one known device, which no other limit touches. */
  loginOfDevice: { limit: 20, windowSeconds: 900 },
  /** Sign-in codes have counters of their own, which only a right password reaches. */
  signInCodesOfUser: { limit: 60, windowSeconds: 3600 },
  signInCodesOfAddress: { limit: 100, windowSeconds: 3600 },
  externalLoginOfAddress: { limit: 30, windowSeconds: 900 },
  /** Typing asks once a pause; nobody else needs to know who has an account. */
  usernamesOfAddress: { limit: 60, windowSeconds: 900 },
  /** Wrong present passwords of one user who is signed in. */
  currentPasswordsOfUser: { limit: 5, windowSeconds: 900 },
  /** Codes of one user who moves to another number or does something weighty, and those that one number gets from all users. */
  mobileCodesOfUser: { limit: 12, windowSeconds: 3600 },
  mobileCodesToNumber: { limit: 6, windowSeconds: 3600 },
  /** Wrong codes of one user who turns the authenticator on or off. */
  secondFactorTriesOfUser: { limit: 9, windowSeconds: DAY_SECONDS },
  /** Of a username with a mobile. */
  resetsOfPair: { limit: 5, windowSeconds: 3600 },
  resetsOfAddress: { limit: 30, windowSeconds: 3600 },
  resetsWithoutProof: { limit: 2, windowSeconds: 3600 },
  /** Messages for one username with one mobile, those that are sent again included. */
  resetCodesOfPair: { limit: 6, windowSeconds: 3600 },
  /** Only those that are really sent; a flood of them needs a list of usernames with their mobiles. */
  resetCodesOfInstallation: { limit: 500, windowSeconds: 3600 },
  registrationsOfNumber: { limit: 5, windowSeconds: DAY_SECONDS },
  registrationsOfAddress: { limit: 20, windowSeconds: 3600 },
  registrationsWithoutProof: { limit: 2, windowSeconds: 3600 },
  /** Of one prefix (`09241`) from all addresses: numbers of a flood are often neighbours. */
  registrationsOfPrefixWithoutProof: { limit: 20, windowSeconds: 3600 },
  registrationCodesOfPrefix: { limit: 60, windowSeconds: 3600 },
  registrationCodesToNumber: { limit: 6, windowSeconds: 3600 },
  identityTriesOfAccount: { limit: 5, windowSeconds: DAY_SECONDS },
} as const satisfies Record<string, RateLimit>;
