import fc from 'fast-check';
import {
  isEconomicNumber,
  isLegalId,
  isNationalId,
  isRegistrationNumber,
  legalIdProblem,
  nationalIdProblem,
} from './identity';

describe('nationalIdProblem', () => {
  it.each(['0012345679', '1276123450', '0499123451'])('accepts %s', (value) => {
    expect(nationalIdProblem(value)).toBeNull();
    expect(isNationalId(value)).toBe(true);
  });

  it.each([
    ['1111111111', 'repeated'],
    ['0000000000', 'repeated'],
    ['0012345670', 'checksum'],
    ['001234567', 'format'],
    ['00123456790', 'format'],
    ['', 'format'],
    ['۰۰۱۲۳۴۵۶۷۹', 'format'],
    ['0012345679\n', 'format'],
  ])('refuses %j: %s', (value, problem) => {
    expect(nationalIdProblem(value)).toBe(problem);
    expect(isNationalId(value)).toBe(false);
  });

  it('notices every single mistyped digit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 1, max: 9 }), (at, shift) => {
        const digits = [...'1276123450'];
        digits[at] = String((Number(digits[at]) + shift) % 10);
        expect(nationalIdProblem(digits.join(''))).toBe('checksum');
      }),
    );
  });
});

describe('legalIdProblem', () => {
  it.each(['10380284790', '10100862200', '14007000001'])('accepts %s', (value) => {
    expect(legalIdProblem(value)).toBeNull();
  });

  it.each(['123', '1234567890'])('accepts %s, which is too short to have a check digit', (value) => {
    expect(isLegalId(value)).toBe(true);
  });

  it.each([
    ['10380284791', 'checksum'],
    ['10300000008', 'checksum'],
    ['12', 'format'],
    ['103802847900', 'format'],
    ['1038028479a', 'format'],
  ])('refuses %s: %s', (value, problem) => {
    expect(legalIdProblem(value)).toBe(problem);
  });
});

describe('numbers of a company', () => {
  it('has a registration number of 3 to 15 digits', () => {
    expect([2, 3, 15, 16].map((count) => isRegistrationNumber('1'.repeat(count)))).toEqual([false, true, true, false]);
    expect(isRegistrationNumber('12a')).toBe(false);
  });

  it('has an economic number of 3 to 12 digits', () => {
    expect([2, 3, 12, 13].map((count) => isEconomicNumber('1'.repeat(count)))).toEqual([false, true, true, false]);
    expect(isEconomicNumber('12-')).toBe(false);
  });
});
