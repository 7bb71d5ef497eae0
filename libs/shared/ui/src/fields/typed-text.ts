import { cleanTyped, cleanTypedLines, digitsOnly, hasPersianLetters, normaliseDigits } from '@peyk/shared-validation';

/**
 * How a field treats what is typed:
 * `text` free text of one line; `lines` of several; `search` as text;
 * `latin` is written left to right and refuses letters of a Persian keyboard (usernames, e-mails, codes, Latin titles);
 * `digits` keeps nothing but digits; `tel` is `digits` for telephone numbers, with their keys only;
 * `password` refuses Persian letters and touches nothing else but digits: blanks are part of a password.
 */
export type TextKind = 'text' | 'lines' | 'search' | 'latin' | 'digits' | 'tel' | 'password';

/** Something the field did not take: letters of a Persian keyboard, a decimal sign, or digits after the last of a telephone number. */
export type Refusal = 'persian' | 'decimal' | 'cut';

/** A single point is a decimal sign, several part thousands; in Persian the sign is `٫`. */
const DECIMAL = /^[^.٫]*[.٫][^.٫]*$/;
/** A fraction that says nothing, as in 12,000.00; three zeros behind a point may be thousands. */
const EMPTY_FRACTION = /(?:\.0{1,2}|٫0+)\s*$/;

interface Taken {
  /** What the field holds now, or `null` where it keeps what it had. */
  readonly text: string | null;
  readonly refused: Refusal | null;
}

/**
 * What a keyboard or a paste gave, as this kind of field keeps it. A change with Persian letters is refused as a whole where
 * they are not allowed, because a part of a pasted code is a wrong code. What is too long is taken whole and told: a part of
 * a pasted title or amount is a wrong one, too. A telephone number alone ends where the specification ends it, and that is told.
 */
export function takeTyped(typed: string, kind: TextKind, maxLength = Infinity): Taken {
  const plain = kind === 'digits' ? normaliseDigits(typed).replace(EMPTY_FRACTION, '') : typed;
  // Without its sign 3,456.7 would be 34,567, ten times the money.
  if (kind === 'digits' && DECIMAL.test(plain)) return { text: null, refused: 'decimal' };
  const clean = cleanFor(kind)(plain);
  if ((kind === 'latin' || kind === 'password') && hasPersianLetters(clean)) return { text: null, refused: 'persian' };
  const isCut = kind === 'tel' && clean.length > maxLength;
  return { text: isCut ? clean.slice(0, maxLength) : clean, refused: isCut ? 'cut' : null };
}

/** How many characters of a cleaned text are too many. A pair of surrogates is one, as in the contract. */
export function countOver(text: string, maxLength = Infinity): number {
  return Math.max(0, [...text].length - maxLength);
}

function cleanFor(kind: TextKind): (typed: string) => string {
  if (kind === 'digits' || kind === 'tel') return digitsOnly;
  if (kind === 'password') return normaliseDigits;
  if (kind === 'lines') return cleanTypedLines;
  return kind === 'latin' ? (typed) => cleanTyped(typed).replace(/[\u200c\u200d]/g, '') : cleanTyped;
}

/** What the length of a kind is counted in. */
export const unitOf = (kind: TextKind) => (kind === 'digits' || kind === 'tel' ? 'رقم' : 'نویسه');

interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/**
 * Whether a telephone field takes a key: digits of every script, Backspace, Delete, left and right arrows, Tab, and the
 * shortcuts for copy, paste and select-all. Everything else that would write a character is refused. Keys that write
 * nothing (Home, Enter, Escape, F5, undo) belong to the page and the browser: taking them away would lock people in.
 */
export function isTelephoneKey({ key, ctrlKey, metaKey }: Key): boolean {
  if (ctrlKey || metaKey) return true;
  return [...key].length > 1 || /^\p{Nd}$/u.test(key);
}
