import { INVALID_MOBILE_KEY, parseMobileKey } from '@peyk/shared-sms';
import { normaliseDigits } from '@peyk/shared-validation';

/**
 * Why a cell holds no mobile number: nothing stands there; a spreadsheet has thrown its last digits away; it has letters; it is no
 * number for any other reason.
 */
export const MOBILE_FAULTS = ['empty', 'rounded', 'letters', 'wrong'] as const;
export type MobileFault = (typeof MOBILE_FAULTS)[number];

/** As a spreadsheet shows a long number in a narrow column; csv keeps what was shown. */
const EXPONENT = /^(\d)(?:\.(\d+))?e\+?(\d{1,2})$/i;

/** What people put between the groups of a number, the marks of direction that come along when one is copied, control characters. */
// eslint-disable-next-line no-control-regex -- these are what it is about
const BETWEEN = /[\s()\x00-\x1f\x7f\u200c\u200e\u200f\u202a-\u202e\u2066-\u2069-]/g;

/** Whether a cell holds a number, grouped or not. */
export const isMobileCell = (cell: string): boolean => parseMobileKey(cell.replace(BETWEEN, '')) !== INVALID_MOBILE_KEY;

/** What a cell says of a number: its key, or why it is none. */
export type ReadMobile =
  { readonly key: number; readonly fault?: undefined } | { readonly key?: undefined; readonly fault: MobileFault };

/**
 * Reads the number of a cell, by the one rule of browser and server. Digits may be Persian or Arabic, grouped, without their leading
 * zero, with +98 or 0098 before them. One in the form 9.241110001E+09 is read when all of its digits are there: others belong to
 * someone else.
 */
export function readMobile(cell: string): ReadMobile {
  const text = cell.replace(CONTROL, ' ').trim();
  if (text === '') return { fault: 'empty' };
  const [isExponent, first = '', rest = '', exponent] = EXPONENT.exec(normaliseDigits(text)) ?? [];
  if (isExponent !== undefined && rest.length !== Number(exponent)) return { fault: 'rounded' };
  const key = parseMobileKey(isExponent === undefined ? text.replace(BETWEEN, '') : first + rest);
  if (key !== INVALID_MOBILE_KEY) return { key };
  return { fault: isExponent === undefined && /\p{L}/u.test(text) ? 'letters' : 'wrong' };
}

// eslint-disable-next-line no-control-regex -- these are what it is about
const CONTROL = /[\x00-\x1f\x7f]+/g;
