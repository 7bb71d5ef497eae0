import { isCommonPassword } from './common-password';
import { digitsOnly } from './digits';
import { PASSWORD_MAX_CHARS, PASSWORD_MIN_CHARS } from './limits';
import { hasPersianLetters } from './persian-letters';

/** What a password lacks, or has too much of. */
export type PasswordProblem =
  'tooShort' | 'tooLong' | 'noLetter' | 'noDigit' | 'noUppercase' | 'persianLetters' | 'hasMobile' | 'common';

/** Whose password it is, as far as that is known. */
export interface PasswordOwner {
  readonly username?: string;
  /** However it is written: its last digits are looked for. */
  readonly mobile?: string | number;
}

/** 0 very weak, 1 weak, 2 medium, 3 strong, 4 very strong. */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4;

/** The levels' names, by level: keys of `PASSWORD_STRENGTH_LABELS`. */
export const PASSWORD_STRENGTHS = ['veryWeak', 'weak', 'medium', 'strong', 'veryStrong'] as const;

const LONG_PASSWORD_CHARS = 12;
const FEWEST_DIFFERENT_CHARS = 5;

/** So many digits of a mobile say whose it is. */
const MOBILE_DIGITS = 7;
const LEAST_NAME_CHARS = 3;

/**
 * Everything that keeps a password from being accepted, in the order in which to tell it; empty when it is accepted.
 * Rules: 8 characters or more, letters and digits, at least one uppercase letter, none from a Persian keyboard; not the mobile, and
 * none that is tried first, as the username itself is. That the username be not in it is advice only, see `passwordRules`. What looks
 * the same on different keyboards is the same (NFKC), as for the hash.
 */
export function passwordProblems(given: string, owner: PasswordOwner = {}): PasswordProblem[] {
  const password = given.normalize('NFKC');
  const problems: PasswordProblem[] = [];
  if (hasPersianLetters(password)) problems.push('persianLetters');
  if (password.length < PASSWORD_MIN_CHARS) problems.push('tooShort');
  if (password.length > PASSWORD_MAX_CHARS || given.length > PASSWORD_MAX_CHARS) problems.push('tooLong');
  if (!/[A-Za-z]/.test(password)) problems.push('noLetter');
  if (!/\d/.test(password)) problems.push('noDigit');
  if (!/[A-Z]/.test(password)) problems.push('noUppercase');
  if (passwordContainsMobile(password, String(owner.mobile ?? ''))) problems.push('hasMobile');
  if (password.length <= PASSWORD_MAX_CHARS && isTriedFirst(password, owner)) problems.push('common');
  return problems;
}

export function isPassword(password: string, owner: PasswordOwner = {}): boolean {
  return passwordProblems(password, owner).length === 0;
}

/** Whether a password contains the username, in any case. A username below 3 characters says nothing. */
export function passwordContainsUsername(password: string, username: string): boolean {
  const name = plain(username.trim());
  return name.length >= LEAST_NAME_CHARS && plain(password).includes(name);
}

const plain = (text: string) => text.normalize('NFKC').toLowerCase();

/** Whether it is one that everybody knows, or the username and nothing more. */
function isTriedFirst(password: string, { username = '' }: PasswordOwner): boolean {
  return plain(password) === plain(username.trim()) || isCommonPassword(password);
}

/** Whether a password contains the last seven digits of the mobile. */
export function passwordContainsMobile(password: string, mobile: string): boolean {
  const digits = digitsOnly(mobile).slice(-MOBILE_DIGITS);
  return digits.length === MOBILE_DIGITS && digitsOnly(password).includes(digits);
}

/**
 * How hard a password is to guess, for the meter beside the field: by its kinds of characters (digit, lower, upper, other) and
 * its length. Below 8 characters or with few different characters it is weak at most; one that is tried first, or has the mobile in
 * it, is very weak, however many kinds it has: it is refused. With the username in it, it is a level weaker than without.
 */
export function passwordStrength(given: string, owner: PasswordOwner = {}): PasswordStrength {
  const password = given.normalize('NFKC');
  const level = levelOf(password, owner);
  if (level === 0 || !passwordContainsUsername(password, owner.username ?? '')) return level;
  return BELOW[level];
}

const BELOW = { 1: 0, 2: 1, 3: 2, 4: 3 } as const satisfies Readonly<Record<1 | 2 | 3 | 4, PasswordStrength>>;

function levelOf(password: string, owner: PasswordOwner): PasswordStrength {
  const kinds = [/\d/, /[a-z]/, /[A-Z]/, /[^A-Za-z0-9]/].filter((kind) => kind.test(password)).length;
  if (kinds <= 1 || isKnown(password, owner)) return 0;
  const guessable = password.length < PASSWORD_MIN_CHARS || new Set(password).size < FEWEST_DIFFERENT_CHARS;
  if (guessable || kinds === 2) return 1;
  const long = password.length >= LONG_PASSWORD_CHARS;
  if (kinds === 3) return long ? 3 : 2;
  return long ? 4 : 3;
}

/** Whether anybody who tries to get in tries this one first. */
function isKnown(password: string, owner: PasswordOwner): boolean {
  if (password.length < PASSWORD_MIN_CHARS) return false;
  return (
    passwordContainsMobile(password, String(owner.mobile ?? '')) ||
    isTriedFirst(password.slice(0, PASSWORD_MAX_CHARS), owner)
  );
}

/** What makes a good password, as a list to tick off while typing; keys of `PASSWORD_RULE_LABELS`. */
export type PasswordRule =
  'minChars' | 'digit' | 'uppercase' | 'uncommon' | 'withoutMobile' | 'lowercase' | 'special' | 'withoutUsername';

export interface PasswordRuleState {
  readonly rule: PasswordRule;
  readonly kept: boolean;
  /** Without it the password is not accepted; the others are advice. */
  readonly required: boolean;
}

/**
 * The rules with their verdict, the required ones first. All required ones kept means that `passwordProblems` has no more to
 * say than that it is too long or has Persian letters. Username and mobile are judged where there are any; nothing is judged to be
 * uncommon before it is long enough.
 */
export function passwordRules(
  given: string,
  { username = '', mobile = '' }: PasswordOwner = {},
): readonly PasswordRuleState[] {
  const password = given.normalize('NFKC');
  const isLong = password.length >= PASSWORD_MIN_CHARS;
  const required = (rule: PasswordRule, kept: boolean) => ({ rule, kept, required: true });
  const advised = (rule: PasswordRule, kept: boolean) => ({ rule, kept, required: false });
  return [
    required('minChars', isLong),
    required('digit', /\d/.test(password)),
    required('uppercase', /[A-Z]/.test(password)),
    required('uncommon', isLong && !isTriedFirst(password.slice(0, PASSWORD_MAX_CHARS), { username })),
    ...(mobile === '' ? [] : [required('withoutMobile', isLong && !passwordContainsMobile(password, String(mobile)))]),
    advised('lowercase', /[a-z]/.test(password)),
    advised('special', /[^A-Za-z0-9]/.test(password)),
    ...(username === '' ? [] : [advised('withoutUsername', isLong && !passwordContainsUsername(password, username))]),
  ];
}
