import { INVALID_MOBILE_KEY, parseMobileKey } from '@peyk/shared-sms';

/** A number that was given and not taken. */
export interface RefusedNumber {
  /** Place in the list, from 0. */
  index: number;
  /** As it was given. */
  number: string;
  reason: 'invalid' | 'duplicate';
}

export interface GivenNumbers {
  /** Keys of the good ones, each once, as they came. */
  mobiles: Int32Array;
  /** Where each of `mobiles` stood in the list. */
  indexes: number[];
  refused: RefusedNumber[];
}

/** What became of numbers that were given: together as many as there were. */
export interface AddedNumbers {
  added: number;
  /** Were there already, in all of the places. */
  existing: number;
  refused: RefusedNumber[];
}

/** Reads numbers in any accepted spelling. Of several spellings of one number the first is taken. */
export function readGivenNumbers(numbers: readonly string[]): GivenNumbers {
  const places = new Map<number, number>();
  const refused: RefusedNumber[] = [];
  numbers.forEach((number, index) => {
    const mobile = parseMobileKey(number);
    if (mobile === INVALID_MOBILE_KEY) refused.push({ index, number, reason: 'invalid' });
    else if (places.has(mobile)) refused.push({ index, number, reason: 'duplicate' });
    else places.set(mobile, index);
  });
  return { mobiles: Int32Array.from(places.keys()), indexes: [...places.values()], refused };
}
