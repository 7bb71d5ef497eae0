import { keyToMobile, parseMobileKey } from '@peyk/shared-sms';

const STARS = '***';
const ENDS = 4;
/** What has fewer digits is a short code or a name of the operator's, and nobody's number. */
const DIGITS_OF_A_NUMBER = 7;
/** What is longer keeps four digits at each end, as a mobile number does. */
const LONG = 11;

const DIGIT = '0-9۰-۹٠-٩';
/** A mobile number wherever it stands, in any spelling that has no blanks in it. */
const MOBILE_IN_TEXT = new RegExp(`(?<![${DIGIT}])(?:\\+?(?:00)?98|[0۰٠])?[9۹٩][${DIGIT}]{9}(?![${DIGIT}])`, 'g');
/** The same as the whole of a text, and not of an id: with the country or the zero before it. */
const WHOLE_MOBILE = /^(?:\+98|0098|98|0)9\d{9}$/;

/** A number of a person without its middle: `0924***0001`. What is no number of a person stays as it is. */
export function maskNumber(written: string): string {
  if (isMaskedNumber(written)) return written;
  const key = parseMobileKey(written);
  const digits = key >= 0 ? `0${keyToMobile(key).slice(2)}` : written.normalize('NFKC').replace(/\P{Nd}/gu, '');
  if (digits.length < DIGITS_OF_A_NUMBER) return written;
  return digits.slice(0, ENDS) + STARS + (digits.length < LONG ? '' : digits.slice(-ENDS));
}

/** A text in which mobile numbers have no middle. */
export const maskNumbersIn = (text: string): string => text.replace(MOBILE_IN_TEXT, maskNumber);

/** A file that is made for the caller, in pieces of whole lines. */
export async function* maskPieces(pieces: AsyncIterable<string>): AsyncGenerator<string, void> {
  for await (const piece of pieces) yield maskNumbersIn(piece);
}

/** Whether it is what `maskNumber` makes. */
export const isMaskedNumber = (text: string): boolean => /^\d{4}\*{3}(?:\d{4})?$/.test(text.trim());

/** An answer in the manner of another API, whose fields no contract of ours names: all that is wholly a mobile number, as text or number. */
export function maskWholeNumbers(value: unknown): unknown {
  if (typeof value === 'string') return WHOLE_MOBILE.test(value) ? maskNumber(value) : value;
  if (typeof value === 'number') return WHOLE_MOBILE.test(String(value)) ? maskNumber(String(value)) : value;
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (Array.isArray(value)) return value.map(maskWholeNumbers);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, maskWholeNumbers(inner)]));
}
