import { isOneCharRepeated } from './check-digits';

/** Why a postal code is refused: not ten digits, or one digit over and over. */
export type PostalCodeProblem = 'format' | 'repeated';

/** A postal code: ten digits, not all equal. Sources disagree about finer rules, so there are none. Null when it is right. */
export function postalCodeProblem(value: string): PostalCodeProblem | null {
  if (!/^\d{10}$/.test(value)) return 'format';
  return isOneCharRepeated(value) ? 'repeated' : null;
}

export function isPostalCode(value: string): boolean {
  return postalCodeProblem(value) === null;
}

/** A landline without its city code: at most 8 digits. */
export function isLandline(value: string): boolean {
  return /^\d{1,8}$/.test(value);
}

/** A city code: 3 digits. */
export function isCityCode(value: string): boolean {
  return /^\d{3}$/.test(value);
}
