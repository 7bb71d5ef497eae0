import { digitsOnly, normaliseDigits } from '@peyk/shared-validation';

/**
 * The code in a pasted sentence: the first run of exactly `length` digits, so that a date or a price before it is not taken
 * for it; without one, all digits together (a code written in groups), cut at `length`.
 *
 * @param length of the code, in digits
 */
export function findCode(text: string, length: number): string {
  const runs = normaliseDigits(text).match(/\d+/g) ?? [];
  return runs.find((run) => run.length === length) ?? digitsOnly(text).slice(0, length);
}
