import fc from 'fast-check';
import { PASSWORD_RULE_LABELS, PASSWORD_STRENGTH_LABELS } from './messages';
import {
  PASSWORD_STRENGTHS,
  isPassword,
  passwordContainsUsername,
  passwordProblems,
  passwordRules,
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

describe('passwordRules', () => {
  const kept = (password: string, username?: string) =>
    passwordRules(password, username)
      .filter((state) => state.kept)
      .map(({ rule }) => rule);

  it('ticks off 8 characters, digits, uppercase, lowercase and special characters', () => {
    expect(kept('')).toEqual([]);
    expect(kept('1')).toEqual(['digit']);
    expect(kept('aB')).toEqual(['uppercase', 'lowercase']);
    expect(kept('-')).toEqual(['special']);
    expect(kept('Abcdef1!')).toEqual(['minChars', 'digit', 'uppercase', 'lowercase', 'special']);
  });

  it('recommends, and does not require, that it not contain the username', () => {
    expect(kept('xMaryamx', 'maryam')).not.toContain('withoutUsername');
    expect(kept('Abcdef1!', 'maryam')).toContain('withoutUsername');
    expect(passwordRules('', 'maryam').find(({ rule }) => rule === 'withoutUsername')?.required).toBe(false);
  });

  it('accepts exactly the passwords that keep every required rule', () => {
    const ascii = fc.string({ unit: fc.constantFrom('a', 'B', '1', '!', ' '), maxLength: 20 });
    fc.assert(
      fc.property(ascii, (password) => {
        const misses = passwordRules(password).some((state) => state.required && !state.kept);
        return misses !== isPassword(password);
      }),
    );
  });

  it('has a Persian label for each', () => {
    for (const { rule } of passwordRules('', 'x')) expect(PASSWORD_RULE_LABELS[rule]).toMatch(/[آ-ی]/);
  });
});
