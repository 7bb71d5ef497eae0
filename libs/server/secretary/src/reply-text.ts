import { formatJalali } from '@peyk/shared-jalali';
import { fillTemplate, keyToMobile, readTemplate } from '@peyk/shared-sms';

/** What a reply may have filled in, by the names that it may have. */
const VARIABLES = [
  ['number', 'شماره'],
  ['date', 'تاریخ'],
  ['time', 'ساعت'],
] as const;

/** Variables of a reply that nothing fills in, as they were written. */
export const unknownVariables = (reply: string): readonly string[] => readTemplate(reply, VARIABLES).unknown;

/** As people write their numbers: `09241234567`. */
export const localNumber = (mobile: number): string => `0${keyToMobile(mobile).slice(2)}`;

export interface MessageToAnswer {
  /** The nine digits after 9. */
  mobile: number;
  receivedAt: Date;
}

/** A reply to one message. */
export function fillReply(reply: string, { mobile, receivedAt }: MessageToAnswer): string {
  const values = [localNumber(mobile), formatJalali(receivedAt), formatJalali(receivedAt, 'time')];
  const text = fillTemplate(readTemplate(reply, VARIABLES), values);
  // None of the values is ever empty.
  if (typeof text === 'number') throw new Error('a variable of a reply without a value');
  return text;
}
