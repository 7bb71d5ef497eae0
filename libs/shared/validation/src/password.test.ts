import fc from 'fast-check';
import { PASSWORD_RULE_LABELS, PASSWORD_STRENGTH_LABELS } from './messages';
import { PASSWORD_STRENGTHS, isPassword, passwordProblems, passwordRules, passwordStrength } from './password';

describe('passwordProblems', () => {
  it.each(['Kavirgoz1', 'KAVIRGOZ1', 'Kv7!Kv7!', `A1${'xkq'.repeat(42)}`])('accepts %j', (password) => {
    expect(passwordProblems(password)).toEqual([]);
    expect(isPassword(password)).toBe(true);
  });

  it.each([
    ['Kavirz1', ['tooShort']],
    ['kavirgoz1', ['noUppercase']],
    ['Kavirgozar', ['noDigit']],
    ['87654321', ['noLetter', 'noUppercase', 'common']],
    ['Kavirgoz1س', ['persianLetters']],
    [`A1${'x'.repeat(127)}`, ['tooLong']],
    ['Kavirgoz-Maryam-1', []],
    ['Kavirgoz-1234567', ['hasMobile']],
    ['P@ssw0rd', ['common']],
    ['', ['tooShort', 'noLetter', 'noDigit', 'noUppercase']],
  ])('names everything wrong with %j', (password, problems) => {
    expect(passwordProblems(password, { username: 'maryam', mobile: '989241234567' })).toEqual(problems);
  });

  it.each(['Kavirgoz1', 'kavirgoz1', 'ＫＡＶＩＲＧＯＺ1', ' Kavirgoz1 '])(
    'refuses the username %j itself as one that is tried first, in any case and spelling',
    (username) => {
      expect(passwordProblems('Kavirgoz1', { username })).toEqual(['common']);
      expect(passwordStrength('Kavirgoz1', { username })).toBe(0);
      expect(passwordRules('Kavirgoz1', { username })).toContainEqual({
        ...{ rule: 'uncommon', kept: false, required: true },
      });
      expect(passwordProblems('Kavirgoz1x', { username })).toEqual([]);
    },
  );
});

describe('passwordStrength', () => {
  it.each([
    ['', 0],
    ['12345678901234', 0],
    ['Ab1!', 1],
    ['kavirgoz1', 1],
    ['Kv7!Kv7!', 1],
    ['Abcdefg1', 0],
    ['P@ssw0rd', 0],
    ['Kavirgoz1', 2],
    ['Kavirgozar12', 3],
    ['Kavirz1!', 3],
    ['Kavirgozar1!', 4],
  ])('rates %j as %i', (password, level) => {
    expect(passwordStrength(password)).toBe(level);
  });

  it.each([
    ['Kavirgoz-2026!', 4],
    ['xＫＡＶＩＲＧＯＺx-2026', 4],
    ['Kavirgoz1', 2],
    ['kavirgoz1', 1],
    ['kavirgoz', 0],
  ])('is a level weaker for %j, from %i, with the username inside, in any case and spelling', (password, level) => {
    expect(passwordStrength(password)).toBe(level);
    expect(passwordStrength(password, { username: 'kavirgoz' })).toBe(Math.max(0, level - 1));
  });

  it('is very weak with the mobile inside, and lets very short names and numbers be', () => {
    expect(passwordStrength('Kav-0924 123 4567', { mobile: '989241234567' })).toBe(0);
    expect(passwordStrength('Kavirgozar1!', { username: 'ka', mobile: '9241' })).toBe(4);
  });

  it('never falls when a password grows, unless it grows into one that is tried first', () => {
    const chars = fc.string({ unit: fc.constantFrom('k', 'v', 'Z', 'G', '1', '7', '!', '-') });
    fc.assert(
      fc.property(chars, chars, (a, b) => {
        const grown = passwordStrength(a + b);
        return grown >= passwordStrength(a) || (grown === 0 && passwordProblems(a + b).includes('common'));
      }),
    );
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
  const kept = (password: string) =>
    passwordRules(password)
      .filter((state) => state.kept)
      .map(({ rule }) => rule);

  it('ticks off 8 characters, digits, uppercase, lowercase and special characters', () => {
    expect(kept('')).toEqual([]);
    expect(kept('1')).toEqual(['digit']);
    expect(kept('aB')).toEqual(['uppercase', 'lowercase']);
    expect(kept('-')).toEqual(['special']);
    expect(kept('Kavirz1!')).toEqual(['minChars', 'digit', 'uppercase', 'uncommon', 'lowercase', 'special']);
  });

  it('advises against the username, and requires that it not contain the mobile and be no common one', () => {
    const owner = { username: 'maryam', mobile: '989241234567' };
    const broken = (password: string) =>
      passwordRules(password, owner)
        .filter(({ kept, required }) => required && !kept)
        .map(({ rule }) => rule);
    expect(broken('Kavirgoz1')).toEqual([]);
    expect(broken('Kavirgoz1-maryam')).toEqual([]);
    expect(passwordRules('Kavirgoz1-maryam', owner)).toContainEqual({
      rule: 'withoutUsername',
      kept: false,
      required: false,
    });
    expect(broken('Kavirgoz-1234567')).toEqual(['withoutMobile']);
    expect(broken('P@ssw0rd')).toEqual(['uncommon']);
    expect(broken('')).toEqual(['minChars', 'digit', 'uppercase', 'uncommon', 'withoutMobile']);
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
    for (const { rule } of passwordRules('', { username: 'x', mobile: '9' }))
      expect(PASSWORD_RULE_LABELS[rule]).toMatch(/[آ-ی]/);
  });
});
