import type { Challenge } from './challenge';
import { REGISTRATION_KEY } from './forget-registration';
import { EMPTY_REGISTRATION, type Registration } from './registration';

/** What survives a reload of the page: everything that was typed but the passwords, and a code that is on its way. */
export interface KeptRegistration {
  readonly values: Registration;
  readonly challenge: Challenge | null;
}

const NOTHING: KeptRegistration = { values: EMPTY_REGISTRATION, challenge: null };

/** Reads what this tab has kept. Anything that does not look like it counts as nothing. */
export function loadRegistration(): KeptRegistration {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(REGISTRATION_KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('values' in kept)) return NOTHING;
    const challenge = 'challenge' in kept && isChallenge(kept.challenge) ? kept.challenge : null;
    return { values: { ...EMPTY_REGISTRATION, ...knownValues(kept.values) }, challenge };
  } catch {
    return NOTHING;
  }
}

/** Keeps what was typed, without the passwords: a browser's storage is no place for them. */
export function keepRegistration({ values, challenge }: KeptRegistration): void {
  try {
    sessionStorage.setItem(
      REGISTRATION_KEY,
      JSON.stringify({ values: { ...values, password: '', passwordConfirmation: '' }, challenge }),
    );
  } catch {
    // Full or forbidden: what is typed lives in the form until the page is left.
  }
}

/** Only fields that the form has, of the kind that the form has: an older version's leavings must not break it. */
function knownValues(values: unknown): Partial<Registration> {
  if (typeof values !== 'object' || values === null) return {};
  const known = Object.entries(values).filter(
    ([name, value]: [string, unknown]) =>
      name in EMPTY_REGISTRATION && typeof value === typeof EMPTY_REGISTRATION[name as keyof Registration],
  );
  // Each entry was just compared with the form's own field of that name.
  return Object.fromEntries(known) as Partial<Registration>;
}

function isChallenge(value: unknown): value is Challenge {
  return (
    typeof value === 'object' &&
    value !== null &&
    'token' in value &&
    typeof value.token === 'string' &&
    'expiresAt' in value &&
    typeof value.expiresAt === 'number' &&
    'resendAt' in value &&
    typeof value.resendAt === 'number' &&
    'codeLength' in value &&
    typeof value.codeLength === 'number' &&
    'mobileHint' in value &&
    typeof value.mobileHint === 'string' &&
    'method' in value
  );
}
