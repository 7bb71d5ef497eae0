import type { IdentityRegistry } from './identity-registry';

/** National ids that begin so stand for a case; all others belong to whoever gives them. */
export const SIMULATED_CASES = {
  /** The mobile belongs to somebody else. Example: 9900000004. */
  otherMobile: '990',
  /** Was born on `bornOn`, and on no other day. Example: 9910000009. */
  otherBirthDate: '991',
  /** The registry does not answer. Example: 9920000003. */
  away: '992',
} as const;

/** 1 Farvardin 1370: with it a national id of `otherBirthDate` is right. */
export const SIMULATED_BIRTH_DATE = '1991-03-21';

/** A registry of persons for demo and tests: the same claim gets the same answer each time, and nothing leaves the machine. */
export const simulatedRegistry: IdentityRegistry = {
  check: async ({ nationalId, birthDate }) => {
    if (nationalId.startsWith(SIMULATED_CASES.away)) throw new Error('the simulated registry of persons is away');
    if (nationalId.startsWith(SIMULATED_CASES.otherMobile)) return 'other_mobile';
    const isCase = nationalId.startsWith(SIMULATED_CASES.otherBirthDate);
    return isCase && birthDate !== SIMULATED_BIRTH_DATE ? 'other_birth_date' : 'match';
  },
};
