import { OTP_MAX_DIGITS, OTP_MIN_DIGITS } from './limits';

/** A one-time code: digits only, `digits` of them where the length is known, else 4 to 8. */
export function isOtpCode(value: string, digits?: number): boolean {
  if (!/^\d+$/.test(value)) return false;
  if (digits !== undefined) return value.length === digits;
  return value.length >= OTP_MIN_DIGITS && value.length <= OTP_MAX_DIGITS;
}

/** The name of a pattern's variable: a Latin letter, then Latin letters, digits and underscores; no blanks. */
export function isPatternVariableName(value: string): boolean {
  return /^[A-Za-z][A-Za-z0-9_]*$/.test(value);
}
