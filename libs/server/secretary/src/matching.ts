import { normaliseForMatching } from '@peyk/shared-sms';
import type { Match } from './secretary.tables';

/** What a secretary listens to. */
export interface Listening {
  match: Match;
  /** Plain text. */
  words: readonly string[];
  /** What a reader answers where it knows no code in a message. */
  wrongReply?: string | null;
  startsAt: Date | null;
  endsAt: Date | null;
  /** Hours of the day in Iran, from the first to before the second; past midnight where the second is smaller. */
  fromHour: number | null;
  toHour: number | null;
}

/** Signs that a word may have beside it, and marks of direction. */
const SIGNS = /[\p{P}\p{S}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu;

/** The form in which messages and words are compared: keyboards, digits, half-spaces, case, punctuation and repeated blanks do not count. */
export function matchForm(text: string): string {
  return normaliseForMatching(text).replace(SIGNS, ' ').replace(/\s+/g, ' ').trim().toLowerCase();
}

/** Iran keeps one offset since 2022. */
const IRAN_OFFSET_MS = 3.5 * 3_600_000;
const HOUR_MS = 3_600_000;

/** Whether a message that came at this moment is for it. */
export function isOnDuty({ startsAt, endsAt, fromHour, toHour }: Listening, at: Date): boolean {
  if (startsAt !== null && at < startsAt) return false;
  if (endsAt !== null && at >= endsAt) return false;
  if (fromHour === null || toHour === null) return true;
  const hour = Math.floor(((at.getTime() + IRAN_OFFSET_MS) / HOUR_MS) % 24);
  return fromHour < toHour ? hour >= fromHour && hour < toHour : hour >= fromHour || hour < toHour;
}

/** How a rule looks at a message, in the order in which rules are asked. A reader has three of them. */
const RANK = { exact: 0, codes: 1, contains: 2, wrong: 3, any: 4 } as const;
type Look = keyof typeof RANK;

/** A secretary and one way in which it looks at messages; the forms of its words are made once for many messages. */
export interface Rule<Who> {
  who: Who;
  listening: Listening;
  look: Look;
  /** In the order of the words. */
  forms: readonly string[];
}

function looksOf({ match, words, wrongReply = null }: Listening): Look[] {
  if (match !== 'codes') return [match];
  return [...(words.length > 0 ? ['exact' as const] : []), 'codes', ...(wrongReply === null ? [] : ['wrong' as const])];
}

/**
 * Rules in the order in which they are asked: exact words, codes, words somewhere, messages without a known code where a reader answers
 * those, any message; the older first.
 */
export function inOrder<Who extends Listening>(secretaries: readonly Who[]): Rule<Who>[] {
  return secretaries
    .flatMap((who) => looksOf(who).map((look) => ({ who, listening: who, look, forms: who.words.map(matchForm) })))
    .sort((one, other) => RANK[one.look] - RANK[other.look]);
}

/** Who deals with a message, and what was found in it. */
export interface Found<Who> {
  who: Who;
  look: Look;
  /** Place of the word; -1 where there is none. */
  word: number;
  /** The code in it, where it is a reader's. */
  code: string | undefined;
}

/** A message with what it may hold. */
export interface MessageToMatch<Who> {
  text: string;
  at: Date;
  /** The code of this reader that the text holds. Without it nobody knows codes. */
  codeOf?: (who: Who) => string | undefined;
}

/** The first that deals with a message. */
export function firstMatch<Who>(
  rules: readonly Rule<Who>[],
  { text, at, codeOf = () => undefined }: MessageToMatch<Who>,
): Found<Who> | undefined {
  const form = matchForm(text);
  const inBlanks = ` ${form} `;
  for (const { who, listening, look, forms } of rules) {
    if (!isOnDuty(listening, at)) continue;
    const none = { who, look, word: -1, code: undefined };
    if (look === 'any' || look === 'wrong') return none;
    if (look === 'codes') {
      const code = codeOf(who);
      if (code !== undefined) return { ...none, code };
      continue;
    }
    const isFound = (word: string) => (look === 'exact' ? form === word : inBlanks.includes(` ${word} `));
    const word = forms.findIndex((one) => one !== '' && isFound(one));
    if (word >= 0) return { ...none, word };
  }
  return undefined;
}
