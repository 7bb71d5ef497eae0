import { digitAt, isOneCharRepeated } from './check-digits';
import { LEGAL_ID_MAX_DIGITS, NATIONAL_ID_DIGITS } from './limits';

/** Why a national code is refused: not ten digits, one digit over and over, or a wrong check digit. */
export type NationalIdProblem = 'format' | 'repeated' | 'checksum';

/** Why a company's national id is refused: not 3-11 digits, or (of eleven) a wrong check digit. */
export type LegalIdProblem = 'format' | 'checksum';

/**
 * A person's national code: exactly ten digits, not all equal, and the tenth checks the others (weights 10 to 2, mod 11;
 * a remainder below 2 is the check digit itself, else 11 minus it). Null when it is right.
 */
export function nationalIdProblem(value: string): NationalIdProblem | null {
  if (!/^\d{10}$/.test(value)) return 'format';
  // 1111111111 passes the formula, and nobody has it.
  if (isOneCharRepeated(value)) return 'repeated';
  const last = NATIONAL_ID_DIGITS - 1;
  let sum = 0;
  for (let i = 0; i < last; i += 1) sum += digitAt(value, i) * (NATIONAL_ID_DIGITS - i);
  const remainder = sum % 11;
  return digitAt(value, last) === (remainder < 2 ? remainder : 11 - remainder) ? null : 'checksum';
}

export function isNationalId(value: string): boolean {
  return nationalIdProblem(value) === null;
}

const LEGAL_ID_WEIGHTS = [29, 27, 23, 19, 17, 29, 27, 23, 19, 17] as const;

/**
 * A company's national id: 3 to 11 digits; only eleven have a check digit: each of the first ten plus (tenth + 2), by its
 * weight, mod 11, where 10 counts as 0; and the middle six are not all zero. Null when it is right.
 */
export function legalIdProblem(value: string): LegalIdProblem | null {
  if (!/^\d{3,11}$/.test(value)) return 'format';
  if (value.length < LEGAL_ID_MAX_DIGITS) return null;
  if (value.slice(3, 9) === '000000') return 'checksum';
  const shift = digitAt(value, 9) + 2;
  let sum = 0;
  LEGAL_ID_WEIGHTS.forEach((weight, i) => {
    sum += (shift + digitAt(value, i)) * weight;
  });
  return digitAt(value, 10) === (sum % 11) % 10 ? null : 'checksum';
}

export function isLegalId(value: string): boolean {
  return legalIdProblem(value) === null;
}

/** A company's registration number: 3 to 15 digits. */
export function isRegistrationNumber(value: string): boolean {
  return /^\d{3,15}$/.test(value);
}

/** An economic number: 3 to 12 digits. */
export function isEconomicNumber(value: string): boolean {
  return /^\d{3,12}$/.test(value);
}
