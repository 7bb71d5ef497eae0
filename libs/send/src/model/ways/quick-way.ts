import { messages } from '../../messages';
import type { Way } from '../way';

/** Most recipients of one quick send; more come from a file or a phonebook. The contract's own limit. */
export const MAX_RECIPIENTS = 100_000;

const words = messages.problems;

/** Numbers that are typed or pasted. */
export const QUICK_WAY: Way = {
  sendingType: 'quick',
  field: 'numbers',
  problemOf: ({ numbers }) => {
    if (numbers.length === 0) return words.noNumbers;
    return numbers.length > MAX_RECIPIENTS ? words.tooManyNumbers : null;
  },
  paramsOf: ({ numbers }) => (numbers.length > 0 ? { recipients: [...numbers] } : null),
  restMs: 400,
};
