import fc from 'fast-check';
import { PASSWORD_STRENGTH_LABELS } from './messages';
import {
  PASSWORD_STRENGTHS,
  isPassword,
  passwordContainsUsername,
  passwordProblems,
  passwordStrength,
} from './password';

describe('passwordProblems', () => {
  it.each(['Abcdefg1', 'ABCDEFG1', 'Aa1!Aa1!', `A1${'x'.repeat(126)}`])('accepts %j', (password) => {
    expect(passwordProblems(password)).toEqual([]);
    expect(isPassword(password)).toBe(true);
  });

  it.each([
    ['Abcdef1', ['tooShort']],
    ['abcdefg1', ['noUppercase']],
    ['Abcdefgh', ['noDigit']],
    ['12345678', ['noLetter', 'noUppercase']],
    ['Abcdefg1س', ['persianLetters']],
    [`A1${'x'.repeat(127)}`, ['tooLong']],
    ['', ['tooShort', 'noLetter', 'noDigit', 'noUppercase']],
  ])('names everything wrong with %j', (password, problems) => {
    expect(passwordProblems(password)).toEqual(problems);
  });
});

describe('passwordStrength', () => {
  it.each([
    ['', 0],
    ['12345678901234', 0],
    ['Ab1!', 1],
    ['abcdefg1', 1],
    ['Aa1!Aa1!', 1],
    ['Abcdefg1', 2],
    ['Abcdefghijk1', 3],
    ['Abcdef1!', 3],
    ['Abcdefghij1!', 4],
  ])('rates %j as %i', (password, level) => {
    expect(passwordStrength(password)).toBe(level);
  });

  it('is weak at most with the username inside, in any case', () => {
    expect(passwordStrength('Maryam-2026!xyz')).toBe(4);
    expect(passwordStrength('Maryam-2026!xyz', 'maryam')).toBe(1);
    expect(passwordContainsUsername('xMARYAMx', 'maryam')).toBe(true);
    expect(passwordContainsUsername('abc', 'ab')).toBe(false);
  });

  it('never falls when a password grows', () => {
    const chars = fc.string({ unit: fc.constantFrom('a', 'b', 'C', 'D', '1', '2', '!', '-') });
    fc.assert(fc.property(chars, chars, (a, b) => passwordStrength(a + b) >= passwordStrength(a)));
  });

  it('has a Persian label for each of its five levels', () => {
    expect(PASSWORD_STRENGTHS.map((level) => PASSWORD_STRENGTH_LABELS[level])).toEqual([
      'خیلی ضعیف',
      'ضعیف',
      'متوسط',
      'قوی',
      'خیلی قوی',
    ]);
  });
});
