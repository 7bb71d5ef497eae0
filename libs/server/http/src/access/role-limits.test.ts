import { NO_LIMITS, hasLimits, isWithin, stricterOf } from './role-limits';

const OWN = {
  ...NO_LIMITS,
  maxSendMrial: 500n,
  maxRecipients: 50,
  lineIds: [1n, 2n],
  masksNumbers: true,
  hidesTexts: true,
};

describe('limits of a role', () => {
  it('are there as soon as one is', () => {
    expect(hasLimits(NO_LIMITS)).toBe(false);
    expect(hasLimits({ ...NO_LIMITS, maxDayMrial: 0n })).toBe(true);
    expect(hasLimits({ ...NO_LIMITS, maxRecipients: 1 })).toBe(true);
    expect(hasLimits({ ...NO_LIMITS, masksNumbers: true })).toBe(true);
    expect(hasLimits({ ...NO_LIMITS, hidesTexts: true })).toBe(true);
  });

  it('of two roles are the stricter of each', () => {
    const other = { ...NO_LIMITS, maxSendMrial: 300n, maxDayMrial: 900n, maxRecipients: 70, lineIds: [2n, 3n] };
    expect(stricterOf(OWN, other)).toEqual({
      ...NO_LIMITS,
      maxSendMrial: 300n,
      maxDayMrial: 900n,
      maxRecipients: 50,
      lineIds: [2n],
      masksNumbers: true,
      hidesTexts: true,
    });
    expect(stricterOf(OWN, null)).toEqual(OWN);
    expect(stricterOf(null, OWN)).toEqual(OWN);
    expect(stricterOf(null, null)).toBeNull();
  });

  it('may be given by who has none, or none that is stricter', () => {
    expect(isWithin(NO_LIMITS, null)).toBe(true);
    expect(isWithin(OWN, OWN)).toBe(true);
    expect(isWithin({ ...OWN, maxSendMrial: 499n, maxRecipients: 49, lineIds: [2n], phonebookIds: [7n] }, OWN)).toBe(
      true,
    );
  });

  it.each([
    ['no limit', NO_LIMITS],
    ['a higher amount', { ...OWN, maxSendMrial: 501n }],
    ['no amount', { ...OWN, maxSendMrial: null }],
    ['more recipients', { ...OWN, maxRecipients: 51 }],
    ['any number of recipients', { ...OWN, maxRecipients: null }],
    ['another line', { ...OWN, lineIds: [1n, 3n] }],
    ['all lines', { ...OWN, lineIds: null }],
    ['texts of messages', { ...OWN, hidesTexts: false }],
    ['whole numbers', { ...OWN, masksNumbers: false }],
  ])('are not given with %s by who has them', (_, given) => {
    expect(isWithin(given, OWN)).toBe(false);
  });
});
