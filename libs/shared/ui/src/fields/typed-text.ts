import { cleanTyped, cleanTypedLines, digitsOnly, hasPersianLetters, normaliseDigits } from '@peyk/shared-validation';

/**
 * How a field treats what is typed:
 * `text` free text of one line; `lines` of several; `search` as text;
 * `latin` is written left to right and refuses letters of a Persian keyboard (usernames, e-mails, codes, Latin titles);
 * `digits` keeps nothing but digits; `tel` is `digits` for telephone numbers, with their keys only;
 * `password` refuses Persian letters and touches nothing else but digits: blanks are part of a password.
 */
export type TextKind = 'text' | 'lines' | 'search' | 'latin' | 'digits' | 'tel' | 'password';

/** Something the field did not take: letters of a Persian keyboard, a decimal sign, or what was too long. */
export type Refusal = 'persian' | 'decimal' | 'tooLong';

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
 * they are not allowed, because a part of a pasted code is a wrong code. The limit counts after cleaning, so that signs
 * and invisible marks cost no places; it never cuts a pair of surrogates in two.
 */
export function takeTyped(typed: string, kind: TextKind, maxLength?: number): Taken {
  const plain = kind === 'digits' ? normaliseDigits(typed).replace(EMPTY_FRACTION, '') : typed;
  // Without its sign 3,456.7 would be 34,567, ten times the money.
  if (kind === 'digits' && DECIMAL.test(plain)) return { text: null, refused: 'decimal' };
  const clean = cleanFor(kind)(plain);
  if ((kind === 'latin' || kind === 'password') && hasPersianLetters(clean)) return { text: null, refused: 'persian' };
  if (maxLength === undefined || clean.length <= maxLength) return { text: clean, refused: null };
  const splitsPair = /[\ud800-\udbff]$/.test(clean.slice(0, maxLength));
  return { text: clean.slice(0, splitsPair ? maxLength - 1 : maxLength), refused: 'tooLong' };
}

function cleanFor(kind: TextKind): (typed: string) => string {
  if (kind === 'digits' || kind === 'tel') return digitsOnly;
  if (kind === 'password') return normaliseDigits;
  if (kind === 'lines') return cleanTypedLines;
  return kind === 'latin' ? (typed) => cleanTyped(typed).replace(/[\u200c\u200d]/g, '') : cleanTyped;
}

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
