import { PASSWORD_MAX_CHARS, PASSWORD_MIN_CHARS } from './limits';
import { hasPersianLetters } from './persian-letters';

/** What a password lacks, or has too much of. */
export type PasswordProblem = 'tooShort' | 'tooLong' | 'noLetter' | 'noDigit' | 'noUppercase' | 'persianLetters';

/** 0 very weak, 1 weak, 2 medium, 3 strong, 4 very strong. */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4;

/** The levels' names, by level: keys of `PASSWORD_STRENGTH_LABELS`. */
export const PASSWORD_STRENGTHS = ['veryWeak', 'weak', 'medium', 'strong', 'veryStrong'] as const;

const LONG_PASSWORD_CHARS = 12;
const FEWEST_DIFFERENT_CHARS = 5;

/**
 * Everything that keeps a password from being accepted, in the order in which to tell it; empty when it is accepted.
 * Rules: 8 characters or more, letters and digits, at least one uppercase letter, none from a Persian keyboard.
 */
export function passwordProblems(password: string): PasswordProblem[] {
  const problems: PasswordProblem[] = [];
  if (hasPersianLetters(password)) problems.push('persianLetters');
  if (password.length < PASSWORD_MIN_CHARS) problems.push('tooShort');
  if (password.length > PASSWORD_MAX_CHARS) problems.push('tooLong');
  if (!/[A-Za-z]/.test(password)) problems.push('noLetter');
  if (!/\d/.test(password)) problems.push('noDigit');
  if (!/[A-Z]/.test(password)) problems.push('noUppercase');
  return problems;
}

export function isPassword(password: string): boolean {
  return passwordProblems(password).length === 0;
}

/** Whether a password contains the username, in any case; advice, not a rule. A username below 3 characters is no hint. */
export function passwordContainsUsername(password: string, username: string): boolean {
  return username.length >= 3 && password.toLowerCase().includes(username.toLowerCase());
}

/**
 * How hard a password is to guess, for the meter beside the field: by its kinds of characters (digit, lower, upper, other) and
 * its length. Below 8 characters, with few different characters or with the username inside it is weak at most.
 */
export function passwordStrength(password: string, username = ''): PasswordStrength {
  const kinds = [/\d/, /[a-z]/, /[A-Z]/, /[^A-Za-z0-9]/].filter((kind) => kind.test(password)).length;
  if (kinds <= 1) return 0;
  const guessable =
    password.length < PASSWORD_MIN_CHARS ||
    new Set(password).size < FEWEST_DIFFERENT_CHARS ||
    passwordContainsUsername(password, username);
  if (guessable || kinds === 2) return 1;
  const long = password.length >= LONG_PASSWORD_CHARS;
  if (kinds === 3) return long ? 3 : 2;
  return long ? 4 : 3;
}

/** What makes a good password, as a list to tick off while typing; keys of `PASSWORD_RULE_LABELS`. */
export type PasswordRule = 'minChars' | 'digit' | 'uppercase' | 'lowercase' | 'special' | 'withoutUsername';

export interface PasswordRuleState {
  readonly rule: PasswordRule;
  readonly kept: boolean;
  /** Without it the password is not accepted; the others are advice. */
  readonly required: boolean;
}

/**
 * The rules with their verdict, the required ones first. All required ones kept means that `passwordProblems` has no more to
 * say than that it is too long or has Persian letters. The username is judged where there is one.
 */
export function passwordRules(password: string, username = ''): readonly PasswordRuleState[] {
  const rules: PasswordRuleState[] = [
    { rule: 'minChars', kept: password.length >= PASSWORD_MIN_CHARS, required: true },
    { rule: 'digit', kept: /\d/.test(password), required: true },
    { rule: 'uppercase', kept: /[A-Z]/.test(password), required: true },
    { rule: 'lowercase', kept: /[a-z]/.test(password), required: false },
    { rule: 'special', kept: /[^A-Za-z0-9]/.test(password), required: false },
  ];
  if (username === '') return rules;
  const kept = password !== '' && !passwordContainsUsername(password, username);
  return [...rules, { rule: 'withoutUsername', kept, required: false }];
}
