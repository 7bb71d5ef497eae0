import { birthDaySchema, dayToText, textToDay } from './birth-day';
import { showDay } from './show-day';

describe('a day of birth', () => {
  it('is shown and written in the Jalali calendar, and kept in the other', () => {
    expect(showDay('1991-03-21')).toBe('۱۳۷۰/۰۱/۰۱');
    expect(dayToText('1991-03-21')).toBe('1370/01/01');
    expect(textToDay('1370/01/01')).toBe('1991-03-21');
    expect(textToDay(dayToText('2000-02-29'))).toBe('2000-02-29');
  });

  it('may be empty', () => {
    expect(dayToText(null)).toBe('');
    expect(textToDay('')).toBeNull();
    expect(birthDaySchema(() => '2026-11-20').isValidSync('')).toBe(true);
  });

  it.each([
    ['1405/08/29', true],
    ['1405/08/30', false],
    ['1405/13/01', false],
    ['1258/01/01', false],
    ['1370', false],
  ])('that is typed as %s is taken on the day 1405/08/29: %s', (text, isTaken) => {
    expect(birthDaySchema(() => '2026-11-20').isValidSync(text)).toBe(isTaken);
  });
});
