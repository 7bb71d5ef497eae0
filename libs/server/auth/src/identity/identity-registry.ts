import type { Seal } from '@peyk/server-seal';

/** Who says to be one person. */
export interface IdentityClaim {
  /** The nine digits after 9. */
  mobile: number;
  /** Ten digits. */
  nationalId: string;
  /** A Gregorian day, `1991-03-21`. */
  birthDate: string;
}

/**
 * What the registry of persons says. `undecided`: it will not say by itself, an admin does.
 */
export type IdentityVerdict = 'match' | 'other_mobile' | 'other_birth_date' | 'undecided';

/** The registry of persons: whether mobile, national id and birth date belong to one person. */
export interface IdentityRegistry {
  /** @throws anything when it cannot be reached or does not answer before `signal` says so; it is asked again later. */
  check(claim: IdentityClaim, signal: AbortSignal): Promise<IdentityVerdict>;
}

/** For an installation without a registry: an admin settles each registration with `identity accept` or `identity refuse`. */
export const manualRegistry: IdentityRegistry = { check: async () => 'undecided' };

/** What asking about a person needs: who knows, and what opens the claim. */
export interface IdentityPorts {
  registry: IdentityRegistry;
  seal: Seal;
}
