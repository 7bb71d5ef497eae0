import { hoursConflictOf } from './hours-conflicts.policy';
import type { HoursQuestion } from './hours-conflicts.policy';

const DAY = { from: 8, to: 22 };
/** Tehran is three and a half hours ahead of UTC. */
const NOON = new Date('2026-11-20T08:30:00Z');
const NIGHT = new Date('2026-11-20T20:00:00Z');
const MORNING = new Date('2026-11-21T04:30:00Z');
const EVENING = new Date('2026-11-20T18:30:00Z');
const ask = (question: Partial<HoursQuestion>) =>
  hoursConflictOf({ windows: [DAY], at: NOON, expiresAt: null, parts: 1, ratePerSecond: null, ...question });

it('has nothing to say of a line that is always open, and of one that is open long enough', () => {
  expect(ask({ windows: [], at: NIGHT, parts: 1_000_000, ratePerSecond: 1 })).toBeNull();
  expect(ask({ parts: 36_000, ratePerSecond: 1 })).toBeNull();
});

it('tells when a send would begin', () => {
  expect(ask({ at: NIGHT })).toEqual({ kind: 'waits_until_open', opensAt: MORNING });
  expect(ask({ at: NIGHT, expiresAt: new Date(MORNING.getTime() + 1) })).toMatchObject({ kind: 'waits_until_open' });
});

it('tells that nobody would get it, because it expires before the line opens', () => {
  expect(ask({ at: NIGHT, expiresAt: MORNING })).toEqual({ kind: 'expires_before_open', opensAt: MORNING });
});

it('tells that the line closes before the last one has left, by the lowest rate', () => {
  expect(ask({ parts: 36_001, ratePerSecond: 1 })).toEqual({
    kind: 'ends_after_close',
    closesAt: EVENING,
    opensAt: MORNING,
  });
  expect(ask({ parts: 1_000_000, ratePerSecond: null })).toBeNull();
});

it('tells that two windows have no hour in common', () => {
  expect(ask({ windows: [DAY, { from: 22, to: 6 }] })).toEqual({ kind: 'never_open' });
});

it('knows what both windows leave open over midnight', () => {
  const windows = [
    { from: 20, to: 4 },
    { from: 0, to: 12 },
  ];
  expect(ask({ windows })).toEqual({ kind: 'waits_until_open', opensAt: new Date('2026-11-20T20:30:00Z') });
  expect(ask({ windows, at: new Date('2026-11-20T20:30:00Z'), parts: 4 * 3600 + 1, ratePerSecond: 1 })).toEqual({
    kind: 'ends_after_close',
    closesAt: new Date('2026-11-21T00:30:00Z'),
    opensAt: new Date('2026-11-21T20:30:00Z'),
  });
});
