import { countsOf } from './counts';
import type { StoredCounts } from './counts';

const NONE: StoredCounts = {
  total: 0,
  queued: 0,
  sent: 0,
  reachedTelecom: 0,
  delivered: 0,
  undelivered: 0,
  blacklisted: 0,
  inDoubt: 0,
  expired: 0,
  cancelled: 0,
  refused: 0,
  unmarked: 0,
};

function sum({ total: _total, ...counts }: ReturnType<typeof countsOf>): number {
  return Object.values(counts).reduce((all, count) => all + count, 0);
}

describe('counts of a send', () => {
  it('shows as submitted what a cursor has passed and nobody has answered', () => {
    const counts = countsOf({ ...NONE, total: 100, queued: 70, sent: 20, delivered: 8, refused: 2, unmarked: 55 });
    expect(counts).toMatchObject({ queued: 55, submitted: 15 });
    expect(sum(counts)).toBe(100);
  });

  it('shows nothing as submitted before the first mark and after the last answer', () => {
    expect(countsOf({ ...NONE, total: 10, queued: 10, unmarked: 10 })).toMatchObject({ queued: 10, submitted: 0 });
    expect(countsOf({ ...NONE, total: 10, delivered: 10 })).toMatchObject({ queued: 0, submitted: 0 });
  });

  it('lets what is in flight end when the rest was cancelled', () => {
    const counts = countsOf({ ...NONE, total: 100, queued: 5, sent: 35, cancelled: 60 });
    expect(counts).toMatchObject({ queued: 0, submitted: 5, cancelled: 60 });
  });

  it('answers with the counts of people only, so that they add up', () => {
    expect(countsOf({ ...NONE, total: 3, queued: 3, unmarked: 2 })).not.toHaveProperty('unmarked');
  });
});
