import fc from 'fast-check';
import { isJalaliDate } from './calendar';
import { persianDigits } from './digits';
import { jalaliToText } from './format';
import { parseJalali, parseJalaliDateTime } from './parse';

describe('parseJalali', () => {
  it.each([
    '1405/08/29',
    '1405-08-29',
    '1405/8/29',
    '14050829',
    '۱۴۰۵/۰۸/۲۹',
    '١٤٠٥/٠٨/٢٩',
    ' \u200e1405/08/29\u202c ',
  ])('reads %j', (text) => {
    expect(parseJalali(text)).toEqual({ ok: true, date: { jy: 1405, jm: 8, jd: 29 } });
  });

  it('knows 30 Esfand of leap years only, and says so', () => {
    expect(parseJalali('1403/12/30').ok).toBe(true);
    expect(parseJalali('1408/12/30').ok).toBe(true);
    expect(parseJalali('1502/12/30').ok).toBe(true);
    expect(parseJalali('1404/12/30')).toEqual({
      ok: false,
      reason: 'notLeap',
      message: 'سال ۱۴۰۴ کبیسه نیست و اسفند آن ۲۹ روز دارد.',
    });
  });

  it.each([
    ['', 'format'],
    ['1405', 'format'],
    ['1405/08', 'format'],
    ['85/08/29', 'format'],
    ['1405/08/29/1', 'format'],
    ['1405/08-', 'format'],
    ['1405/08/29 12:00', 'format'],
    ['فردا', 'format'],
    ['3178/01/01', 'year'],
    ['-0062/01/01', 'year'],
    ['1405/13/01', 'month'],
    ['1405/00/01', 'month'],
    ['1405/01/00', 'day'],
    ['1405/01/32', 'day'],
    ['1405/07/31', 'day'],
    ['1403/12/31', 'day'],
  ])('refuses %j: %s', (text, reason) => {
    expect(parseJalali(text)).toMatchObject({ ok: false, reason });
  });

  it('tells how many days the month has', () => {
    expect(parseJalali('1405/07/31')).toMatchObject({ message: 'روز در ماه مهر باید عددی از ۱ تا ۳۰ باشد.' });
  });

  it('reads back what jalaliToText writes and accepts exactly the days that exist', () => {
    const field = fc.record({
      jy: fc.integer({ min: -70, max: 3190 }),
      jm: fc.integer({ min: 0, max: 13 }),
      jd: fc.integer({ min: 0, max: 32 }),
    });
    fc.assert(
      fc.property(field, (parts) => {
        const parsed = parseJalali(persianDigits(jalaliToText(parts)));
        expect(parsed.ok).toBe(isJalaliDate(parts));
        if (parsed.ok) expect(parsed.date).toEqual(parts);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('parseJalaliDateTime', () => {
  it.each(['1405/08/29 14:05', '۱۴۰۵/۰۸/۲۹  ۱۴:۰۵', '14050829 14:05'])('reads %j', (text) => {
    expect(parseJalaliDateTime(text)).toEqual({ ok: true, date: { jy: 1405, jm: 8, jd: 29 }, hour: 14, minute: 5 });
  });

  it.each([
    ['1405/08/29', 'time'],
    ['1405/08/29 24:00', 'time'],
    ['1405/08/29 12:60', 'time'],
    ['1405/08/29 12', 'time'],
    ['1404/12/30 12:00', 'notLeap'],
    ['12:00', 'format'],
    ['1405/08/29 12:00 x', 'format'],
    ['', 'format'],
  ])('refuses %j: %s', (text, reason) => {
    expect(parseJalaliDateTime(text)).toMatchObject({ ok: false, reason });
  });
});
