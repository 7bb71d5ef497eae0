import type { IdentityRegistry } from './identity-registry';

/** National ids that begin so stand for a case; all others belong to the one who gives them. */
export const SIMULATED_CASES = {
  /** The mobile belongs to someone else. Example: 9410000017. */
  otherMobile: '941',
  /** Was born on `bornOn`, and on no other day. Example: 9420000011. */
  otherBirthDate: '942',
  /** The registry does not answer. Example: 9430000012. */
  away: '943',
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
