import { isAlive, openCount, stretchesOf } from './journey';
import type { RecipientCounts } from './types';

const none: RecipientCounts = {
  total: 0,
  queued: 0,
  submitted: 0,
  sent: 0,
  reached_telecom: 0,
  delivered: 0,
  undelivered: 0,
  blacklisted: 0,
  in_doubt: 0,
  expired: 0,
  cancelled: 0,
  refused: 0,
};
const each: RecipientCounts = {
  total: 2047,
  queued: 1,
  submitted: 2,
  sent: 4,
  reached_telecom: 8,
  delivered: 16,
  undelivered: 32,
  blacklisted: 64,
  in_doubt: 128,
  expired: 256,
  cancelled: 512,
  refused: 1024,
};

describe('the bar of a send', () => {
  it('puts every recipient into exactly one stretch', () => {
    expect(stretchesOf(each).reduce((sum, stretch) => sum + stretch.count, 0)).toBe(each.total);
  });

  it('tells what has left and is not decided from what will not arrive and from what nobody knows', () => {
    const by = Object.fromEntries(stretchesOf(each).map(({ key, count }) => [key, count]));
    expect(by).toEqual({
      delivered: 16,
      underway: 14,
      queued: 1,
      undelivered: 288,
      blacklisted: 64,
      doubtful: 128,
      unsent: 1536,
    });
  });

  it('keeps the stretches of nobody, so that the legend does not jump', () => {
    expect(stretchesOf(none).map(({ label }) => label)).toEqual(['رسیده', 'رفته', 'در صف', 'نرسیده', 'لیست سیاه']);
  });
});

describe('a send that is alive', () => {
  it('is being worked on', () => {
    expect(isAlive({ state: 0, counts: none })).toBe(true);
    expect(isAlive({ state: 5, counts: none })).toBe(true);
  });

  it('or still waits for receipts after its end', () => {
    expect(isAlive({ state: 6, counts: { ...none, total: 3, delivered: 2, sent: 1 } })).toBe(true);
    expect(openCount({ ...none, sent: 1 })).toBe(1);
  });

  it('does not look alive while it is paused and nothing is on its way', () => {
    expect(isAlive({ state: 10, counts: { ...none, total: 3, queued: 2, delivered: 1 } })).toBe(false);
    expect(isAlive({ state: 10, counts: { ...none, total: 3, queued: 2, submitted: 1 } })).toBe(true);
  });

  it('is no longer alive when nothing more is expected', () => {
    expect(isAlive({ state: 6, counts: { ...none, total: 3, delivered: 3 } })).toBe(false);
    expect(isAlive({ state: 8, counts: none })).toBe(false);
  });
});
