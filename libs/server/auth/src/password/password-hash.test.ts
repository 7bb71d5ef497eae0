/**
 * What is hashed here is hashed as it is for customers, not as cheaply as in other tests.
 * @jest-environment node
 */
import crypto from 'node:crypto';
import { hashPassword, verifyPassword } from './password-hash';

describe('a password', () => {
  it('fits its own hash and no other', async () => {
    const phc = await hashPassword('correct horse');
    expect(phc).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verifyPassword('correct horse', phc)).toBe(true);
    expect(await verifyPassword('correct horsf', phc)).toBe(false);
  });

  it('is hashed as argon2id says: the vector of another implementation', async () => {
    const phc = '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHQtb2YtcGV5aw$FJxqxr6L+4JEKlZUJILuk5g+kK9lEa3QNJubNczrsLQ';
    expect(await verifyPassword('correct horse', phc)).toBe(true);
    expect(await verifyPassword('correct horsf', phc)).toBe(false);
  });

  it('has another hash each time', async () => {
    expect(await hashPassword('same')).not.toBe(await hashPassword('same'));
  });

  it('is the same in composed and decomposed letters', async () => {
    expect(await verifyPassword('e\u0301', await hashPassword('\u00e9'))).toBe(true);
  });

  it('is compared in a time that does not tell how much of it was right', async () => {
    const phc = await hashPassword('correct horse');
    const compare = jest.spyOn(crypto, 'timingSafeEqual');
    await verifyPassword('correct horsf', phc);
    expect(compare).toHaveBeenCalledTimes(1);
    compare.mockRestore();
  });

  it('does not fit what is no hash', async () => {
    expect(await verifyPassword('x', 'plain text')).toBe(false);
  });
});
