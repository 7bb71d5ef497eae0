import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_DIGITS } from '../auth.limits';

/** Five digits, zeros in front included. */
export function newCode(): string {
  return String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
}

/**
 * What is stored of a code. Keyed, because anybody could try out 100,000 codes on a stolen table; bound to its
 * sign-in, because a code is good for no other.
 */
export function hashCode(pepper: string, tokenHash: Buffer, code: string): Buffer {
  return createHmac('sha256', pepper).update(tokenHash).update(code).digest();
}

export function isSameHash(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}

/** The SMS. The code is in Latin digits, so that phones offer to copy it. */
export function codeText(code: string): string {
  return `پیک\nکد ورود: ${code}\nاین کد را به هیچ‌کس ندهید.`;
}
