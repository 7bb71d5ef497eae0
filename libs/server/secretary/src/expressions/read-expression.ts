import { normaliseForMatching } from '@peyk/shared-sms';

/** A part of an expression. */
export type Part =
  | { kind: 'sign'; fits: (sign: string) => boolean }
  /** Between two signs; undefined at an end of the text. */
  | { kind: 'edge'; holds: (before: string | undefined, after: string | undefined) => boolean }
  | { kind: 'sequence'; parts: readonly Part[] }
  | { kind: 'choice'; parts: readonly Part[] }
  | { kind: 'repeat'; part: Part; least: number; most: number };

/** It cannot be read. Met where expressions are checked; nothing that was kept throws it. */
export class BadExpression extends Error {}

/** Highest number in braces: each repetition is a copy. */
const MOST_TIMES = 100;
const WORD = /[\p{L}\p{M}\p{N}_]/u;
const QUANTIFIERS: Readonly<Record<string, readonly [least: number, most: number]>> = {
  '*': [0, Infinity],
  '+': [1, Infinity],
  '?': [0, 1],
};

const isWord = (sign: string | undefined) => sign !== undefined && WORD.test(sign);
const isDigit = (sign: string) => sign >= '0' && sign <= '9';
const isBlank = (sign: string) => sign === ' ';
const KINDS: Readonly<Record<string, (sign: string) => boolean>> = {
  d: isDigit,
  D: (sign) => !isDigit(sign),
  w: isWord,
  W: (sign) => !isWord(sign),
  s: isBlank,
  S: (sign) => !isBlank(sign),
};

/** Nobody sees them; messages and copied examples have them. */
const MARKS_OF_DIRECTION = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
const withoutMarks = (text: string): string => text.replace(MARKS_OF_DIRECTION, '');

/**
 * The form of a message that expressions look at: one keyboard, Latin digits, small letters, single blanks, no marks of direction; punctuation
 * stays.
 */
export const expressionForm = (text: string): string =>
  normaliseForMatching(withoutMarks(text)).replace(/\s+/g, ' ').trim().toLowerCase();

/**
 * Reads an expression: signs, `.`, `[a-z]`, `[^a]`, `\d \w \s` and their opposites, `\b`, `^`, `$`, groups, `|`, `* + ? {n} {n,} {n,m}`.
 * What looks around or back has no place here: it cannot be found in one pass over the text. @throws BadExpression
 */
export function readExpression(written: string): Part {
  const text = withoutMarks(written);
  refuseLostSigns([...text]);
  const reader = new Reader([...normaliseForMatching(text)]);
  const part = reader.choice();
  if (!reader.isAtEnd()) throw new BadExpression('a bracket that was not opened');
  return part;
}

/**
 * Half-spaces, tatweels and diacritics are in no message that is looked at, and may be left out of an expression as they are left out of words.
 * Not where a sign is meant by itself: with `?` behind it the letter before it would be asked for, and of two in `[]` the other alone.
 * @throws BadExpression
 */
function refuseLostSigns(signs: readonly string[]): void {
  let isInSet = false;
  for (const [at, sign] of signs.entries()) {
    const isEscaped = isEscapedAt(signs, at);
    if (normaliseForMatching(sign) === '') {
      if (isInSet || isEscaped || '*+?{'.includes(signs[at + 1] ?? ' ')) throw new BadExpression('a sign that is lost');
    } else if (!isEscaped && (sign === '[' || sign === ']')) isInSet = sign === '[';
  }
}

/** Behind an odd number of backslashes. */
function isEscapedAt(signs: readonly string[], at: number): boolean {
  let before = at;
  while (signs[before - 1] === '\\') before -= 1;
  return (at - before) % 2 === 1;
}

class Reader {
  private at = 0;

  constructor(private readonly signs: readonly string[]) {}

  isAtEnd = (): boolean => this.at >= this.signs.length;

  choice(): Part {
    const parts = [this.sequence()];
    while (this.takes('|')) parts.push(this.sequence());
    return parts.length === 1 ? (parts[0] as Part) : { kind: 'choice', parts };
  }

  private sequence(): Part {
    const parts: Part[] = [];
    while (!this.isAtEnd() && this.next !== '|' && this.next !== ')') parts.push(this.repeated(this.atom()));
    return { kind: 'sequence', parts };
  }

  private atom(): Part {
    const sign = this.take();
    if (sign === '(') return this.group();
    if (sign === '[') return { kind: 'sign', fits: this.set() };
    if (sign === '.') return { kind: 'sign', fits: () => true };
    if (sign === '^') return { kind: 'edge', holds: (before) => before === undefined };
    if (sign === '$') return { kind: 'edge', holds: (_before, after) => after === undefined };
    if (sign === '\\') return this.escaped();
    if ('*+?{}]'.includes(sign)) throw new BadExpression('nothing to repeat, or a bracket that was not opened');
    return { kind: 'sign', fits: only(sign) };
  }

  private group(): Part {
    // `(?:` is a group like any other; what looks around begins in the same way, and is nothing here.
    if (this.takes('?') && !this.takes(':')) throw new BadExpression('a group of a kind that is not known');
    const part = this.choice();
    if (!this.takes(')')) throw new BadExpression('a group that is not closed');
    return part;
  }

  private escaped(): Part {
    const sign = this.take();
    if (sign === 'b') return { kind: 'edge', holds: (before, after) => isWord(before) !== isWord(after) };
    return { kind: 'sign', fits: KINDS[sign] ?? only(escapedSign(sign)) };
  }

  /** What stands in square brackets. */
  private set(): (sign: string) => boolean {
    const isOther = this.takes('^');
    const fits: ((sign: string) => boolean)[] = [];
    while (!this.takes(']')) {
      const kind = this.next === '\\' ? KINDS[this.signs[this.at + 1] ?? ''] : undefined;
      if (kind) {
        this.at += 2;
        fits.push(kind);
      } else fits.push(this.range());
    }
    if (fits.length === 0) throw new BadExpression('square brackets with nothing in them');
    return (sign) => fits.some((one) => one(sign)) !== isOther;
  }

  private range(): (sign: string) => boolean {
    const first = this.memberOfSet();
    if (this.next !== '-' || this.signs[this.at + 1] === ']') return only(first);
    this.at += 1;
    const [from, to] = [first.toLowerCase(), this.memberOfSet().toLowerCase()];
    if (from > to) throw new BadExpression('a range whose end comes before its beginning');
    return (sign) => sign >= from && sign <= to;
  }

  private memberOfSet(): string {
    const sign = this.take();
    return sign === '\\' ? escapedSign(this.take()) : sign;
  }

  private repeated(part: Part): Part {
    const times = this.times();
    if (times === undefined) return part;
    // Twice would be once, and a sign that only says how to look changes nothing in whether something is found.
    if ('*+?{'.includes(this.next ?? ' ')) throw new BadExpression('two signs of repetition');
    const [least, most] = times;
    return { kind: 'repeat', part, least, most };
  }

  private times(): readonly [least: number, most: number] | undefined {
    const known = QUANTIFIERS[this.next ?? ''];
    if (known) {
      this.at += 1;
      return known;
    }
    if (!this.takes('{')) return undefined;
    const least = this.number();
    const most = this.takes(',') ? (this.next === '}' ? Infinity : this.number()) : least;
    if (!this.takes('}') || least > most || most === 0) throw new BadExpression('braces without a number of times');
    return [least, most];
  }

  private number(): number {
    let digits = '';
    while (isDigit(this.next ?? ' ')) digits += this.take();
    if (digits === '' || Number(digits) > MOST_TIMES) throw new BadExpression('no number, or one that is too high');
    return Number(digits);
  }

  private get next(): string | undefined {
    return this.signs[this.at];
  }

  private take(): string {
    const sign = this.signs[this.at];
    if (sign === undefined) throw new BadExpression('it ends in the middle');
    this.at += 1;
    return sign;
  }

  private takes(sign: string): boolean {
    if (this.next !== sign) return false;
    this.at += 1;
    return true;
  }
}

/** In the form of messages. A sign may become two letters when it is made small; only its first is looked for. */
function only(written: string): (sign: string) => boolean {
  const [small] = /\s/.test(written) ? ' ' : written.toLowerCase();
  return (sign) => sign === small;
}

/** Letters and digits with a backslash mean something elsewhere (`\1`, `\n`, `\p`), and nothing here. */
function escapedSign(sign: string): string {
  if (isWord(sign)) throw new BadExpression('a backslash before a letter or a digit');
  return sign;
}
