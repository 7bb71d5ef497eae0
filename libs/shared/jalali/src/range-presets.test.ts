import { jalaliDate } from './calendar';
import { endOfJalaliDay, jalaliRangePreset, startOfJalaliDay } from './range-presets';

// 1405/08/30, one hour past midnight in Tehran, while it is still the day before in UTC.
const NOW = '2026-11-20T21:30:00Z';

describe('jalaliRangePreset', () => {
  it.each([
    ['today', '2026-11-20T20:30:00.000Z', '2026-11-21T20:29:59.999Z'],
    ['yesterday', '2026-11-19T20:30:00.000Z', '2026-11-20T20:29:59.999Z'],
    ['last7Days', '2026-11-14T20:30:00.000Z', '2026-11-21T20:29:59.999Z'],
    ['last30Days', '2026-10-22T20:30:00.000Z', '2026-11-21T20:29:59.999Z'],
    ['thisMonth', '2026-10-22T20:30:00.000Z', '2026-11-21T20:29:59.999Z'],
  ] as const)('knows %s on the clock of Tehran', (preset, from, to) => {
    expect(jalaliRangePreset(preset, NOW)).toEqual({ from, to });
  });

  it('begins this month on its first day', () => {
    expect(jalaliRangePreset('thisMonth', '2026-11-25T10:00:00Z').from).toBe(startOfJalaliDay(jalaliDate(1405, 9, 1)));
  });

  it('knows that the day on which summer time began had 23 hours', () => {
    const day = jalaliDate(1401, 1, 2);
    const hours = (Date.parse(endOfJalaliDay(day)) + 1 - Date.parse(startOfJalaliDay(day))) / 3_600_000;
    expect(hours).toBe(23);
  });
});
