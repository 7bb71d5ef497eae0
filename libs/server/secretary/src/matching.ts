import { compileKept, signsOf } from './expressions/expression';
import type { Finds } from './expressions/expression';
import { matchForm } from './match-form';
import { answersOf } from './polls/poll-options';
import type { Match } from './secretary.tables';

/** What a secretary listens to. */
export interface Listening {
  match: Match;
  /** Plain text, or expressions. */
  words: readonly string[];
  /** What a reader answers where it knows no code in a message, and a poll to what is no answer. */
  wrongReply?: string | null;
  /** Of a poll, whose words are its options. */
  optionCodes?: readonly string[];
  /** What a poll answers to a vote that comes after its end. */
  endedReply?: string | null;
  startsAt: Date | null;
  endsAt: Date | null;
  /** Hours of the day in Iran, from the first to before the second; past midnight where the second is smaller. */
  fromHour: number | null;
  toHour: number | null;
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

/** Whether it was on duty, and will not be again. */
const hasEnded = ({ endsAt }: Listening, at: Date): boolean => endsAt !== null && at >= endsAt;

/**
 * How a rule looks at a message, in the order in which rules are asked. A reader and a poll have three of them each. A poll that has
 * ended comes behind those that run, which may have the same answers.
 */
const RANK = { exact: 0, codes: 1, vote: 2, late: 3, contains: 4, regex: 5, wrong: 6, unknown: 7, any: 8 } as const;
type Look = keyof typeof RANK;

/** A secretary and one way in which it looks at messages; the forms of its words are made once for many messages. */
export interface Rule<Who> {
  who: Who;
  listening: Listening;
  look: Look;
  /** In the order of the words. */
  forms: readonly string[];
  /** Of expressions, in their order. */
  finds: readonly Finds[];
  /** Of a poll: the place of the option that each of these forms is for, from 0. */
  answers: ReadonlyMap<string, number>;
}

function looksOf({ match, words, wrongReply = null, endedReply = null }: Listening): Look[] {
  if (match === 'poll') {
    return [
      'vote',
      ...(endedReply === null ? [] : ['late' as const]),
      ...(wrongReply === null ? [] : ['unknown' as const]),
    ];
  }
  if (match !== 'codes') return [match];
  return [...(words.length > 0 ? ['exact' as const] : []), 'codes', ...(wrongReply === null ? [] : ['wrong' as const])];
}

/**
 * Rules in the order in which they are asked: exact words, codes, answers of polls, words somewhere, expressions, messages without a known code or
 * answer where a reader or a poll answers those, any message; the older first.
 */
export function inOrder<Who extends Listening>(secretaries: readonly Who[]): Rule<Who>[] {
  return secretaries
    .flatMap((who) => {
      const forms = who.words.map(matchForm);
      const finds = who.match === 'regex' ? compileKept(who.words) : [];
      const answers = answersOf(who.words, who.optionCodes ?? []);
      return looksOf(who).map((look) => ({ who, listening: who, look, forms, finds, answers }));
    })
    .sort((one, other) => RANK[one.look] - RANK[other.look]);
}

/** Who deals with a message, and what was found in it. */
export interface Found<Who> {
  who: Who;
  look: Look;
  /** Place of the word or the option; -1 where there is none. */
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

/** The place of the word, the expression or the option that a message is for; -1 for none. */
function wordIn({ look, forms, finds, answers }: Omit<Rule<unknown>, 'who'>, read: ReadText): number {
  if (look === 'regex') return finds.findIndex((one) => one(read.signs));
  const { form } = read;
  if (look === 'vote' || look === 'late') return answers.get(form) ?? -1;
  const inBlanks = ` ${form} `;
  const isFound = (word: string) => (look === 'exact' ? form === word : inBlanks.includes(` ${word} `));
  return forms.findIndex((one) => one !== '' && isFound(one));
}

/** A text in the forms in which rules look at it. Each is made once for all of them, when the first asks for it. */
class ReadText {
  private madeForm: string | undefined;
  private madeSigns: readonly string[] | undefined;

  constructor(private readonly text: string) {}

  get form(): string {
    this.madeForm ??= matchForm(this.text);
    return this.madeForm;
  }

  get signs(): readonly string[] {
    this.madeSigns ??= signsOf(this.text);
    return this.madeSigns;
  }
}

/** The first that deals with a message. */
export function firstMatch<Who>(
  rules: readonly Rule<Who>[],
  { text, at, codeOf = () => undefined }: MessageToMatch<Who>,
): Found<Who> | undefined {
  const read = new ReadText(text);
  for (const rule of rules) {
    const { who, listening, look } = rule;
    if (look === 'late' ? !hasEnded(listening, at) : !isOnDuty(listening, at)) continue;
    const none = { who, look, word: -1, code: undefined };
    if (look === 'any' || look === 'wrong' || look === 'unknown') return none;
    if (look === 'codes') {
      const code = codeOf(who);
      if (code !== undefined) return { ...none, code };
      continue;
    }
    const word = wordIn(rule, read);
    if (word >= 0) return { ...none, word };
  }
  return undefined;
}
