import { normaliseForMatching } from '@peyk/shared-sms';
import type { Match } from './secretary.tables';

/** What a secretary listens to. */
export interface Listening {
  match: Match;
  /** Plain text. */
  words: readonly string[];
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

const RANK: Readonly<Record<Match, number>> = { exact: 0, contains: 1, any: 2 };

/** The forms of the words are made once for many messages. */
export interface Rule<Who> {
  who: Who;
  listening: Listening;
  forms: readonly string[];
}

/** Rules in the order in which they are asked: exact words, words somewhere, any message; the older first. */
export function inOrder<Who extends Listening>(secretaries: readonly Who[]): Rule<Who>[] {
  return [...secretaries]
    .sort((one, other) => RANK[one.match] - RANK[other.match])
    .map((who) => ({ who, listening: who, forms: who.words.map(matchForm).filter((form) => form !== '') }));
}

/** The first that deals with a message. */
export function firstMatch<Who>(
  rules: readonly Rule<Who>[],
  { text, at }: { text: string; at: Date },
): Who | undefined {
  const form = matchForm(text);
  const inBlanks = ` ${form} `;
  return rules.find(({ listening, forms }) => {
    if (!isOnDuty(listening, at)) return false;
    if (listening.match === 'any') return true;
    return forms.some((word) => (listening.match === 'exact' ? form === word : inBlanks.includes(` ${word} `)));
  })?.who;
}
