import { isCommonPassword } from './common-passwords';

describe('a common password', () => {
  it.each([
    'Password1',
    'P@ssw0rd1',
    'Passw0rd',
    'Qwerty123',
    'Iran1404',
    'Admin1234!',
    '123Admin',
    'AliAli12',
    'Peyk2026',
  ])('is %s', (password) => expect(isCommonPassword(password)).toBe(true));

  it.each(['Anar-Kavir-27', 'Tb7kdmwQ', 'Rood9Derakht', 'Passage-77-Bagh', '12345678', ''])('is not %j', (password) =>
    expect(isCommonPassword(password)).toBe(false),
  );
});
