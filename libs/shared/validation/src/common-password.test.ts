import { isCommonPassword, loadCommonWords } from './common-password';
import { effortOf } from './keyboard';
import { passwordProblems, passwordStrength } from './password';

/** Passwords that keep every rule of characters and stand at the head of every guesser's list, or of an Iranian one. */
const TRIED_FIRST = `
  Password1 P@ssw0rd P@ssw0rd1 Passw0rd Passw0rd! Password123 Password1! Pa$$w0rd1 P455w0rd Password2026
  Qwerty123 Qwerty1234 Qwertyuiop1 Qwer1234 1qaz2WSX 1Qaz2wsx Zaq12wsx !QAZ2wsx Qazwsx123 Asdfghjkl1
  Asdf1234 Zxcvbnm1 Zxcvbn123 Abc12345 Abcd1234 Abcdefg1 Aa123456 A1234567 1234567A Aaaaaaa1
  Admin123 Admin1234! Admin@123 123Admin Administrator1 Welcome1 Welcome123 Letmein1 Changeme1 Default1
  Iloveyou1 Sunshine1 Princess1 Football1 Baseball1 Superman1 Batman123 Michael1 Dragon12 Monkey123
  Trustno1 Master123 Shadow12 Charlie1 Summer2026 Iran1404 Iran@1404 Tehran123 Persepolis1 Esteghlal1
  AliAli12 AliReza1 Mohammad1 Peyk2026 Salam1234 Sghl1234 Hdvhk1404
`
  .trim()
  .split(/\s+/);

beforeAll(loadCommonWords);

describe('a password that is tried first', () => {
  it('is known to the list of more than sixty, every one of which keeps the rules of characters', () => {
    expect(TRIED_FIRST.length).toBeGreaterThanOrEqual(65);
    expect(TRIED_FIRST.filter((password) => !isCommonPassword(password))).toEqual([]);
    // Nothing but being known speaks against them: length, letters, digits and capitals are there.
    expect(
      TRIED_FIRST.filter((password) => password.length < 8 || !/[A-Z]/.test(password) || !/\d/.test(password)),
    ).toEqual([]);
  });

  it('is refused for that reason and very weak to the meter, which says so before the server does', () => {
    for (const password of TRIED_FIRST) {
      expect([password, passwordProblems(password), passwordStrength(password)]).toEqual([password, ['common'], 0]);
    }
  });

  it('is known in other spellings of its letters too', () => {
    expect(isCommonPassword('Ｐassword１')).toBe(true);
    expect(isCommonPassword('P-a-s-s-w-o-r-d-1')).toBe(true);
  });
});

describe('a password of somebody’s own', () => {
  it.each([
    'Anar-Kavir-27',
    'Tb7kdmwQ',
    'Rood9Derakht',
    'Passage-77-Bagh',
    'Mountain-8848',
    'Kooh-Sabz-81',
    'X9!vLq27#rTz',
    '',
  ])('is not taken for a common one: %j', (password) => expect(isCommonPassword(password)).toBe(false));

  it('is taken for one in less than one case in a thousand', () => {
    const letters = 'bcdfghjklmnpqrstvwxz';
    const words = Array.from({ length: 4_000 }, (_, n) => {
      const word = Array.from(
        { length: 7 },
        (_, at) => letters[(n * (at * 2 + 3) + at * 7 + (n >> at)) % letters.length],
      );
      return `X${word.join('')}9`;
    });
    expect(words.filter(isCommonPassword).length / words.length).toBeLessThan(0.005);
  });
});

describe('the effort of a password', () => {
  it.each([
    ['aaaaaaaa', 1],
    ['qwerty123', 2],
    ['1qaz2wsx', 1],
    ['abcdefg1', 2],
    ['tb7kdmwq', 8],
    ['', 0],
  ])('of %j is %i', (password, effort) => expect(effortOf(password)).toBe(effort));
});
