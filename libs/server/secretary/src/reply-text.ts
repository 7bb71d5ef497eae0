import { formatJalali } from '@peyk/shared-jalali';
import { fillTemplate, keyToMobile, readTemplate } from '@peyk/shared-sms';

/** What a reply may have filled in, by the names that it may have. */
const VARIABLES = [
  ['number', 'شماره'],
  ['date', 'تاریخ'],
  ['time', 'ساعت'],
] as const;

/** What a reply to a code may have beside that. */
const OF_CODES = [
  ['code', 'کد'],
  ['used_at', 'زمان استفاده'],
] as const;

/** What a reply to a vote may have beside those of every reply. */
const OF_VOTES = [['option', 'گزینه']] as const;

/** To whom the date is not told: another number has sent the code. */
const BEFORE = 'پیش از این';

const NAMES = { plain: VARIABLES, code: [...VARIABLES, ...OF_CODES], vote: [...VARIABLES, ...OF_VOTES] } as const;

/** Which variables a reply has: those of every reply, or also those of a code or of a vote. */
export type ReplyKind = keyof typeof NAMES;

/** A variable by its two names. */
export interface Variable {
  name: string;
  title: string;
}

export const variablesOf = (kind: ReplyKind): Variable[] => NAMES[kind].map(([name, title]) => ({ name, title }));

/** Variables of a reply that nothing fills in, as they were written. */
export const unknownVariables = (reply: string, kind: ReplyKind = 'plain'): readonly string[] =>
  readTemplate(reply, NAMES[kind]).unknown;

/** As people write their numbers: `09241234567`. */
export const localNumber = (mobile: number): string => `0${keyToMobile(mobile).slice(2)}`;

export interface MessageToAnswer {
  /** The nine digits after 9. */
  mobile: number;
  receivedAt: Date;
}

/** A code that a message names. */
export interface CodeToAnswer {
  /** As it was written for us. */
  written: string;
  mobile: number;
  usedAt: Date;
}

const momentOf = (at: Date) => `${formatJalali(at)} ${formatJalali(at, 'time')}`;

/** A reply to one message: with the code that it names, or the option that counts for its sender. When a code was used is told to whom used it alone. */
export function fillReply(
  reply: string,
  { mobile, receivedAt, code, option }: MessageToAnswer & { code?: CodeToAnswer; option?: string },
): string {
  const values = [localNumber(mobile), formatJalali(receivedAt), formatJalali(receivedAt, 'time')];
  if (code) values.push(code.written, code.mobile === mobile ? momentOf(code.usedAt) : BEFORE);
  if (option !== undefined) values.push(option);
  const kind = option === undefined ? 'plain' : 'vote';
  const text = fillTemplate(readTemplate(reply, NAMES[code ? 'code' : kind]), values);
  // None of the values is ever empty.
  if (typeof text === 'number') throw new Error('a variable of a reply without a value');
  return text;
}
