import { holds } from '@peyk/server-http';
import type { Rights } from '@peyk/server-http';
import { isAddressRange } from '@peyk/shared-validation';
import { fail } from '../fail';

/** Of an account. */
export const MAX_API_KEYS = 20;

const HOUR_MS = 3_600_000;
const FIVE_YEARS_MS = 5 * 366 * 24 * HOUR_MS;

/** Each once, in small letters, in the order in which they were written. @throws 422-590 that names the first wrong one */
export function requireAddresses(given: readonly string[]): string[] {
  const addresses = [...new Set(given.map((text) => text.trim().toLowerCase()))];
  const wrong = addresses.find((text) => !isAddressRange(text));
  if (wrong !== undefined) fail('badAddress', 'allowed_addresses');
  return addresses;
}

/** When a key ends; null for never. @throws 422-591 */
export function requireExpiry(text: string | null | undefined, now: Date): Date | null {
  if (text === null || text === undefined) return null;
  const at = new Date(text);
  const leftMs = at.getTime() - now.getTime();
  if (!(leftMs >= HOUR_MS && leftMs <= FIVE_YEARS_MS)) fail('badExpiry', 'expires_at');
  return at;
}

/** Whether someone may give a key all that its maker may: only whose own rights nobody takes. */
export const mayGiveEverything = (rights: Pick<Rights, 'isOwner'>): boolean => rights.isOwner;

/** Whether someone may give a key this role: nobody gives what they do not hold. */
export function mayGiveRole(rights: Rights, { permissions }: { permissions: readonly string[] }): boolean {
  return permissions.every((permission) => holds(rights, permission));
}

export interface KeyStanding {
  expiresAt: Date | null;
  isMakerGone: boolean;
  hasAll: boolean;
  roleId: bigint | null;
}

/** Whether a key is of use, and if not why; what it may stands in its role. */
export function stateOf({ expiresAt, isMakerGone, hasAll, roleId }: KeyStanding, now: Date) {
  if (expiresAt !== null && expiresAt <= now) return 'expired' as const;
  if (isMakerGone) return 'maker_gone' as const;
  return hasAll || roleId !== null ? ('active' as const) : ('role_gone' as const);
}
