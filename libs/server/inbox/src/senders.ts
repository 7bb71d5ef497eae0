import { keyToMobile, parseMobileKey } from '@peyk/shared-sms';
import { foldText, squeeze } from '@peyk/shared-validation';

/** Digits of a mobile number after the first 9. */
const KEY_DIGITS = 9;
/** What people put between the digits of a number. */
export const BETWEEN_DIGITS = /[-().]/g;

/** A mobile number in any spelling, as `shown_sender` spells it; anything else as it is. */
export function senderOf(given: string): string {
  const key = parseMobileKey(squeeze(foldText(given)).replace(BETWEEN_DIGITS, ''));
  return key < 0 ? given.trim() : senderOfKey(key);
}

export const senderOfKey = (key: number): string => `09${String(key).padStart(KEY_DIGITS, '0')}`;

/** The key of a sender who has a mobile number. */
export function mobileOf(sender: string): number | undefined {
  const key = parseMobileKey(sender);
  return key < 0 ? undefined : key;
}

/** As the contract spells it. */
export function presentSender(sender: string): string {
  const key = mobileOf(sender);
  return key === undefined ? sender : keyToMobile(key);
}
