import { MAX_PREFIX_INPUT_CHARS, parseMobile } from '@peyk/shared-sms';
import { NUMBER_WORDS } from './number-words';

/** What the field collects: mobile numbers, or the first digits of numbers (one entry only). */
export type NumberMode = 'mobile' | 'prefix';

/** What became of an entry: the number in the stored form, or what is wrong with it. */
export type Judgement =
  { readonly number: string; readonly problem?: undefined } | { readonly number?: undefined; readonly problem: string };

const PREFIX = new RegExp(`^\\d{1,${MAX_PREFIX_INPUT_CHARS}}$`);

/**
 * Judges what was typed into the phone-number field.
 *
 * @param entry Latin digits, as the input keeps them
 * @param chosen the numbers that are in the list
 */
export function judgeEntry(entry: string, mode: NumberMode, chosen: readonly string[]): Judgement {
  if (mode === 'prefix' && entry.startsWith('0')) return { problem: NUMBER_WORDS.prefixZero };
  const number = mode === 'prefix' ? (PREFIX.test(entry) ? entry : null) : parseMobile(entry);
  if (number === null) return { problem: mode === 'prefix' ? NUMBER_WORDS.prefixInvalid : NUMBER_WORDS.invalid };
  return chosen.includes(number) ? { problem: NUMBER_WORDS.duplicate } : { number };
}

/** A stored number as a person would type it again: `09240000001`. */
export function asTyped(number: string, mode: NumberMode): string {
  return mode === 'mobile' && number.startsWith('98') ? `0${number.slice(2)}` : number;
}
