import { relativeTime } from './relative-time';

const NOW_MS = Date.parse('2026-11-20T10:35:00Z');
const SECOND = 1;
const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

describe('relativeTime', () => {
  it.each([
    [0, 'همین الان'],
    [14.999 * SECOND, 'همین الان'],
    [15 * SECOND, 'لحظاتی پیش'],
    [29.999 * SECOND, 'لحظاتی پیش'],
    [30 * SECOND, '۳۰ ثانیه پیش'],
    [MINUTE - 1, '۵۹ ثانیه پیش'],
    [MINUTE, '۱ دقیقه پیش'],
    [HOUR - 1, '۵۹ دقیقه پیش'],
    [HOUR, '۱ ساعت پیش'],
    [DAY - 1, '۲۳ ساعت پیش'],
    [DAY, '۱ روز پیش'],
    [30 * DAY - 1, '۲۹ روز پیش'],
    [30 * DAY, '۱ ماه پیش'],
    [364 * DAY, '۱۲ ماه پیش'],
    [365 * DAY, '۱ سال پیش'],
    [10 * 365 * DAY, '۱۰ سال پیش'],
  ])('says of %d seconds ago: %s', (agoSeconds, phrase) => {
    expect(relativeTime(NOW_MS - agoSeconds * 1000, NOW_MS)).toBe(phrase);
  });

  it.each([
    [14, 'همین الان'],
    [15, 'لحظاتی دیگر'],
    [31, '۳۱ ثانیه دیگر'],
    [5 * MINUTE, '۵ دقیقه دیگر'],
    [3 * DAY, '۳ روز دیگر'],
  ])('says of %d seconds from now: %s', (aheadSeconds, phrase) => {
    expect(relativeTime(NOW_MS + aheadSeconds * 1000, new Date(NOW_MS))).toBe(phrase);
  });

  it('refuses what is no instant', () => {
    expect(() => relativeTime('2026-11-20', NOW_MS)).toThrow(RangeError);
  });
});
