import { normaliseForMatching } from '@peyk/shared-sms';
import { suppressedMessages } from '../suppressed-messages';

/** The beginning of a mobile number in any spelling, as the API looks for it. */
const BEGINNING = /^(?:\+980|00980|\+98|0098|098|98|0)?9\d{0,9}$/;
export const MAX_NUMBER_CHARS = 20;

export const isNumberBeginning = (text: string) => BEGINNING.test(normaliseForMatching(text).trim());

/** What is wrong with a text that is to be the beginning of a number. */
export function checkNumber(text: string): string | undefined {
  return isNumberBeginning(text) ? undefined : suppressedMessages.badNumber;
}
