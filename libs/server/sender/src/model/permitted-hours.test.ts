import {
  closesAt,
  createTehranHour,
  haveCommonHour,
  isPermittedAt,
  nextPermitted,
  toPermittedHours,
  windowsOf,
} from './permitted-hours';

const at = (iso: string) => new Date(iso);
const DAY = { from: 8, to: 22 };
const NIGHT = { from: 22, to: 6 };

describe('permitted hours', () => {
  // Tehran is 3:30 ahead of UTC now, and was 4:30 ahead in summer until 2022.
  it.each([
    ['2026-11-21T04:29:59Z', DAY, false],
    ['2026-11-21T04:30:00Z', DAY, true],
    ['2026-11-21T18:29:59Z', DAY, true],
    ['2026-11-21T18:30:00Z', DAY, false],
    ['2026-07-21T04:30:00Z', DAY, true],
    ['2022-07-21T03:30:00Z', DAY, true],
    ['2022-07-21T17:30:00Z', DAY, false],
    ['2026-11-21T18:29:59Z', NIGHT, false],
    ['2026-11-21T18:30:00Z', NIGHT, true],
    ['2026-11-21T20:30:00Z', NIGHT, true],
    ['2026-11-22T02:29:59Z', NIGHT, true],
    ['2026-11-22T02:30:00Z', NIGHT, false],
    ['2026-11-21T20:29:59Z', { from: 8, to: 24 }, true],
    ['2026-11-21T20:30:00Z', { from: 8, to: 24 }, false],
  ])('at %s of %j: %s', (iso, hours, isPermitted) => {
    expect(isPermittedAt([hours], at(iso))).toBe(isPermitted);
    expect(nextPermitted([hours], at(iso)) === null).toBe(isPermitted);
  });

  it('come again on the same day, or on the next', () => {
    expect(nextPermitted([DAY], at('2026-11-21T01:00:00Z'))).toEqual(at('2026-11-21T04:30:00Z'));
    expect(nextPermitted([DAY], at('2026-11-21T19:00:00Z'))).toEqual(at('2026-11-22T04:30:00Z'));
    expect(nextPermitted([NIGHT], at('2026-11-21T12:00:00Z'))).toEqual(at('2026-11-21T18:30:00Z'));
    // Over the end of the Persian year, and over midnight at which a summer time began.
    expect(nextPermitted([DAY], at('2026-03-20T19:00:00Z'))).toEqual(at('2026-03-21T04:30:00Z'));
    expect(nextPermitted([DAY], at('2022-03-21T19:00:00Z'))).toEqual(at('2022-03-22T03:30:00Z'));
  });

  it('are always where the line has none', () => {
    expect(toPermittedHours(null, null)).toBeNull();
    expect(toPermittedHours(8, 22)).toEqual(DAY);
    expect(nextPermitted(windowsOf(null, null), at('2026-11-21T00:00:00Z'))).toBeNull();
  });

  it('are read from a clock that may go back', () => {
    const hour = createTehranHour();
    expect(
      ['2026-11-21T04:30:00Z', '2026-11-21T04:29:59Z', '2026-11-21T05:30:00Z'].map((iso) => hour(at(iso))),
    ).toEqual([8, 7, 9]);
  });

  it.each([
    // Of a line and of its account: the later beginning, on the next day when today's is past.
    [[DAY, { from: 9, to: 17 }], '2026-11-21T04:40:00Z', '2026-11-21T05:30:00Z'],
    [[DAY, { from: 9, to: 17 }], '2026-11-21T14:00:00Z', '2026-11-22T05:30:00Z'],
    [[DAY, { from: 6, to: 10 }], '2026-11-21T12:00:00Z', '2026-11-22T04:30:00Z'],
    // Two pieces of the day in common.
    [[{ from: 20, to: 10 }, DAY], '2026-11-21T08:30:00Z', '2026-11-21T16:30:00Z'],
    [[{ from: 20, to: 10 }, DAY], '2026-11-21T18:30:00Z', '2026-11-22T04:30:00Z'],
    [[NIGHT, DAY], '2026-11-21T08:30:00Z', null],
    [[NIGHT, DAY], '2026-11-21T20:30:00Z', null],
  ])('several hold together: %j closed at %s open at %s', (windows, iso, opening) => {
    expect(isPermittedAt(windows, at(iso))).toBe(false);
    expect(nextPermitted(windows, at(iso))?.toISOString() ?? null).toEqual(opening && at(opening).toISOString());
    expect(haveCommonHour(windows)).toBe(opening !== null);
  });

  it('that touch each other have no hour in common', () => {
    expect(
      haveCommonHour([
        { from: 8, to: 12 },
        { from: 12, to: 20 },
      ]),
    ).toBe(false);
    expect(
      haveCommonHour([
        { from: 8, to: 13 },
        { from: 12, to: 20 },
      ]),
    ).toBe(true);
    expect(haveCommonHour([])).toBe(true);
  });
});

describe('when a line closes', () => {
  it.each([
    ['2026-11-21T08:00:00Z', [DAY], '2026-11-21T18:30:00Z'],
    ['2026-11-21T20:00:00Z', [NIGHT], '2026-11-22T02:30:00Z'],
    ['2026-11-21T08:00:00Z', [{ from: 8, to: 24 }], '2026-11-21T20:30:00Z'],
    ['2026-11-21T17:00:00Z', [DAY, { from: 20, to: 21 }], '2026-11-21T17:30:00Z'],
  ])('%s in %j: %s', (now, windows, closing) => {
    expect(closesAt(windows, at(now))).toEqual(at(closing));
  });

  it('is never where it is always open, and nothing where it is closed', () => {
    expect(closesAt([], at('2026-11-21T08:00:00Z'))).toBeNull();
    expect(closesAt([DAY], at('2026-11-21T20:00:00Z'))).toBeNull();
    const both = [
      { from: 0, to: 12 },
      { from: 12, to: 0 + 24 },
    ];
    expect(closesAt(both, at('2026-11-21T08:00:00Z'))).toBeNull();
  });
});
