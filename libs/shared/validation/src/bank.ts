import { mod97, passesLuhn } from './check-digits';

/** Why a card or an account is refused: its shape, or its check digits (a mistyped digit). */
export type BankNumberProblem = 'format' | 'checksum';

/** 18 and 27 are I and R as ISO 13616 counts letters (A is 10). */
const IR_AS_DIGITS = '1827';

/** A bank card: 16 digits that do not begin with 0, with Luhn's check. Null when it is right. */
export function cardNumberProblem(value: string): BankNumberProblem | null {
  if (!/^[1-9]\d{15}$/.test(value)) return 'format';
  return passesLuhn(value) ? null : 'checksum';
}

export function isCardNumber(value: string): boolean {
  return cardNumberProblem(value) === null;
}

/** An account as sheba: IR and 24 digits whose ISO 7064 remainder by 97 is 1. Null when it is right. */
export function shebaProblem(value: string): BankNumberProblem | null {
  const match = /^IR(\d{2})(\d{22})$/.exec(value);
  if (match === null) return 'format';
  const [, check = '', account = ''] = match;
  return mod97(account + IR_AS_DIGITS + check) === 1 ? null : 'checksum';
}

export function isSheba(value: string): boolean {
  return shebaProblem(value) === null;
}
