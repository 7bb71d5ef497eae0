import { costOf } from './cost';
import type { RecipientCounts } from './types';

const counts: RecipientCounts = {
  ...{ total: 0, queued: 0, submitted: 0, sent: 0, reached_telecom: 0, delivered: 0, undelivered: 0 },
  ...{ blacklisted: 0, in_doubt: 0, expired: 0, cancelled: 0, refused: 0 },
};

describe('the cost of a send', () => {
  it('is its price as soon as its recipients are known', () => {
    const known = { ...counts, total: 3, queued: 3 };
    expect(costOf({ state: 10, counts: known, cost: '4110', held: '4110' })).toEqual({ rial: '4110', isAtMost: false });
  });

  it('is at most what was set aside until then', () => {
    expect(costOf({ state: 11, counts, cost: '0', held: '4110' })).toEqual({ rial: '4110', isAtMost: true });
  });

  it('is unknown where nothing was set aside', () => {
    expect(costOf({ state: 0, counts, cost: '0', held: '0' }).rial).toBeNull();
  });

  it('is nothing for a send that ended without recipients', () => {
    expect(costOf({ state: 7, counts, cost: '0', held: '0' })).toEqual({ rial: '0', isAtMost: false });
  });
});
