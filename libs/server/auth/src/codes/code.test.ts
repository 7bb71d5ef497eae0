import crypto from 'node:crypto';
import { hashToken, newToken } from '@peyk/server-http';
import { hashCode, hashSubject, isSameHash, newCode } from './code';

const PEPPER = 'a pepper for tests';
const [ONE, OTHER] = [hashToken(newToken()), hashToken(newToken())];

afterEach(() => jest.restoreAllMocks());

describe('a new code', () => {
  it('has as many digits as wanted, zeros in front included', () => {
    for (let n = 0; n < 200; n += 1) expect([newCode(), newCode(6)].join(' ')).toMatch(/^\d{5} \d{6}$/);
  });

  it('comes from the random numbers of cryptography: who knows the others of the process knows nothing', () => {
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
    const codes = Array.from({ length: 50 }, () => newCode());
    // Fifty equal ones by chance: once in 10^245 runs.
    expect(new Set(codes).size).toBeGreaterThan(1);
  });
});

describe('what is stored of a code', () => {
  it('is another one with another key, so that a stolen table is of no use', () => {
    expect(hashCode(PEPPER, ONE, '12345').equals(hashCode('another pepper', ONE, '12345'))).toBe(false);
    expect(hashCode(PEPPER, ONE, '12345').equals(hashCode(PEPPER, ONE, '12345'))).toBe(true);
  });

  it('is another one for another sign-in and for another code', () => {
    expect(hashCode(PEPPER, ONE, '12345').equals(hashCode(PEPPER, OTHER, '12345'))).toBe(false);
    expect(hashCode(PEPPER, ONE, '12345').equals(hashCode(PEPPER, ONE, '12346'))).toBe(false);
  });
});

describe('what is stored of a name or a number', () => {
  it('is another one with another key, and of another kind', () => {
    const hash = hashSubject(PEPPER, 'mobile', '241234567');
    expect(hash.equals(hashSubject('another pepper', 'mobile', '241234567'))).toBe(false);
    expect(hash.equals(hashSubject(PEPPER, 'registration', '241234567'))).toBe(false);
    expect(hash.equals(hashSubject(PEPPER, 'mobile', '241234567'))).toBe(true);
  });
});

describe('the comparison of two hashes', () => {
  it('takes as long for a wrong one as for the right one', () => {
    const compare = jest.spyOn(crypto, 'timingSafeEqual');
    const hash = hashCode(PEPPER, ONE, '12345');
    expect(isSameHash(hash, Buffer.from(hash))).toBe(true);
    expect(isSameHash(hash, hashCode(PEPPER, ONE, '12346'))).toBe(false);
    expect(compare).toHaveBeenCalledTimes(2);
  });

  it('says no where the lengths differ', () => {
    expect(isSameHash(Buffer.alloc(32), Buffer.alloc(31))).toBe(false);
  });
});
