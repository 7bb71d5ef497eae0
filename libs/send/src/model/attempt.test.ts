import { beginAttempt, fingerprintOf, isRepeatOf, readAttempt } from './attempt';
import { EMPTY_COMPOSITION, type Composition } from './composition';
import type { Quote } from './types';
import { PHONEBOOK_WAY } from './ways/phonebook-way';
import { QUICK_WAY } from './ways/quick-way';

const composition: Composition = {
  ...EMPTY_COMPOSITION,
  line: '20001405',
  text: 'سلام',
  numbers: ['989240000001'],
};
const writtenAs = (changed: Composition) => ({ composition: changed, way: QUICK_WAY });
const written = writtenAs(composition);
const quote: Quote = {
  quote_id: '77',
  expires_at: '2026-11-20T08:30:00.000Z',
  reachable_count: 1,
  excluded: { invalid: 0, duplicate: 0, blacklisted: 0, opted_out: 0 },
  by_operator: [],
  subtotal: '1503',
  charity: '0',
  total: '1503',
  credit: '10000',
  enough_credit: true,
};
const HOUR_MS = 3_600_000;

describe('an attempt', () => {
  const attempt = beginAttempt(written, quote, 0);

  it('is another one in another way of sending, though the text is the same', () => {
    expect(isRepeatOf(attempt, { composition, way: PHONEBOOK_WAY }, HOUR_MS)).toBe(false);
  });

  it('is repeated by the same composition, whichever object holds it', () => {
    expect(isRepeatOf(attempt, writtenAs({ ...composition, numbers: [...composition.numbers] }), HOUR_MS)).toBe(true);
  });

  it.each<Partial<Composition>>([
    { text: 'سلام!' },
    { line: '30001405' },
    { numbers: ['989240000001', '989240000002'] },
    { charity: true },
    { sendTime: '2026-12-01T06:30:00.000Z' },
    { rate: '50' },
    { validity: '60' },
  ])('is not repeated by a composition with %j', (change) => {
    expect(isRepeatOf(attempt, writtenAs({ ...composition, ...change }), HOUR_MS)).toBe(false);
  });

  it('is not repeated once the API may have forgotten its key', () => {
    expect(isRepeatOf(attempt, written, 22 * HOUR_MS)).toBe(true);
    expect(isRepeatOf(attempt, written, 23 * HOUR_MS)).toBe(false);
  });

  it('is read again as it was written, and nothing else is taken for one', () => {
    expect(readAttempt(JSON.stringify(attempt))).toEqual(attempt);
    for (const kept of [null, '{', '[]', '{}', JSON.stringify({ ...attempt, quote: { quote_id: '77' } })]) {
      expect(readAttempt(kept)).toBeNull();
    }
  });
});

it('does not put a boundary between numbers into the fingerprint of another list', () => {
  const joined = fingerprintOf(writtenAs({ ...composition, numbers: ['98924000000198', '9240000002'] }));
  expect(fingerprintOf(writtenAs({ ...composition, numbers: ['989240000001', '989240000002'] }))).not.toBe(joined);
});
