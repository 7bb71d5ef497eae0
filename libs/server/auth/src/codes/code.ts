import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_DIGITS } from '../auth.limits';

/** Digits, zeros in front included. */
export function newCode(digits: number = CODE_DIGITS): string {
  return String(randomInt(10 ** digits)).padStart(digits, '0');
}

/**
 * What is stored of a code. Keyed, because anybody could try out 100,000 codes on a stolen table; bound to its
 * sign-in, because a code is good for no other.
 */
export function hashCode(pepper: string, tokenHash: Buffer, code: string): Buffer {
  return createHmac('sha256', pepper).update(tokenHash).update(code).digest();
}

/** A name or number in tables that must be no list of our users. `kind` keeps equal texts of two kinds apart. */
export function hashSubject(pepper: string, kind: string, text: string): Buffer {
  return createHmac('sha256', pepper).update(`${kind}:${text}`).digest();
}

export function isSameHash(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}

export type CodePurpose = 'login' | 'password_reset' | 'registration' | 'present_mobile' | 'new_mobile' | 'api_key';

const NAMES: Readonly<Record<CodePurpose, string>> = {
  login: 'کد ورود',
  password_reset: 'کد تغییر گذرواژه',
  registration: 'کد ثبت‌نام',
  present_mobile: 'کد تغییر شمارهٔ موبایل',
  new_mobile: 'کد تأیید شمارهٔ تازه',
  api_key: 'کد ساختن کلید API',
};

/** The SMS. The code is in Latin digits, so that phones offer to copy it. */
export function codeText(code: string, purpose: CodePurpose = 'login'): string {
  return `پیک\n${NAMES[purpose]}: ${code}\nاین کد را به هیچ‌کس ندهید.`;
}

/** The last four of the nine digits after 9. */
export function mobileHint(mobile: number): string {
  return String(mobile).padStart(4, '0').slice(-4);
}
