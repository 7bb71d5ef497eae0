import fc from 'fast-check';
import { maskClock, maskJalaliDate, maskJalaliDateTime } from './text-mask';

/** Types a text sign by sign, as a person does. */
function type(text: string, mask: (typed: string, previous: string) => string): string {
  let shown = '';
  for (const sign of text) shown = mask(shown + sign, shown);
  return shown;
}
const typeDate = (text: string) => type(text, maskJalaliDate);
const typeDateTime = (text: string) => type(text, (typed, previous) => maskJalaliDateTime(typed, { previous }));

describe('Jalali date text filter', () => {
  it('keeps only digits and slashes', () => {
    expect(maskJalaliDate('1a4-0 5:/0.8/آ29')).toBe('1405/08/29');
    expect(maskJalaliDate('تاریخ')).toBe('');
  });

  it('inserts a slash after the 4th and the 7th character while typing', () => {
    expect(typeDate('140')).toBe('140');
    expect(typeDate('1405')).toBe('1405/');
    expect(typeDate('140508')).toBe('1405/08/');
    expect(typeDate('14050829')).toBe('1405/08/29');
  });

  it('takes no more than ten characters', () => {
    expect(typeDate('14050829123')).toBe('1405/08/29');
  });

  it('does not double a slash that is typed by hand, and gives a short month its zero', () => {
    expect(typeDate('1405/08/29')).toBe('1405/08/29');
    expect(typeDate('1405/8/9')).toBe('1405/08/9');
    expect(typeDate('/1405')).toBe('1405/');
  });

  it('reads Persian and Arabic digits as Latin ones', () => {
    expect(typeDate('۱۴۰۵۰۸۲۹')).toBe('1405/08/29');
    expect(typeDate('١٤٠٥٠٨٢٩')).toBe('1405/08/29');
  });

  it('puts nothing back while somebody deletes', () => {
    expect(maskJalaliDate('1405', '1405/')).toBe('1405');
    expect(maskJalaliDate('1405/8/29', '1405/08/29')).toBe('1405/8/29');
    expect(maskJalaliDate('140/08/29', '1405/08/29')).toBe('140/08/29');
    expect(maskJalaliDate('1405/08/29', '140/08/29')).toBe('1405/08/29');
  });

  it('lays a pasted date out', () => {
    expect(maskJalaliDate('\u200f۱۴۰۵/۸/۲۹ ')).toBe('1405/8/29');
    expect(maskJalaliDate('14050829')).toBe('1405/08/29');
  });
});

describe('date-time filter', () => {
  it('keeps digits, slash, blank and colon', () => {
    expect(maskJalaliDateTime('1405/08/29T 14:05Z')).toBe('1405/08/29 14:05');
  });

  it('puts slashes after the year and month and a colon after the hour', () => {
    expect(typeDateTime('1405')).toBe('1405/');
    expect(typeDateTime('140508')).toBe('1405/08/');
    expect(typeDateTime('14050829')).toBe('1405/08/29');
    expect(typeDateTime('1405082914')).toBe('1405/08/29 14:');
    expect(typeDateTime('140508291405')).toBe('1405/08/29 14:05');
    expect(typeDateTime('1405/08/29 14:05')).toBe('1405/08/29 14:05');
    expect(typeDateTime('1405/8/9 7:05')).toBe('1405/08/09 07:05');
  });

  it('clamps the hour to 23 and the minute to 59', () => {
    expect(typeDateTime('140508292399')).toBe('1405/08/29 23:59');
    expect(typeDateTime('1405/08/29 99:75')).toBe('1405/08/29 23:59');
    expect(maskJalaliDateTime('1405/08/29 31:05', { previous: '1405/08/29 131:05' })).toBe('1405/08/29 23:05');
  });

  it('trims a trailing colon when asked, and only then', () => {
    expect(maskJalaliDateTime('1405/08/29 14:')).toBe('1405/08/29 14:');
    expect(maskJalaliDateTime('1405/08/29 14:', { trimTrailingColon: true })).toBe('1405/08/29 14');
    expect(maskJalaliDateTime('1405/08/', { trimTrailingColon: true })).toBe('1405/08');
  });

  it('leaves what it wrote unchanged when it sees it again', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789/: آ۵') }), (text) => {
        const once = maskJalaliDateTime(text);
        expect(maskJalaliDateTime(once)).toBe(once);
        expect(once).toMatch(/^[\d/: ]{0,16}$/);
        expect(maskJalaliDate(maskJalaliDate(text))).toBe(maskJalaliDate(text));
      }),
    );
  });
});

describe('time text', () => {
  it('puts a colon after the hour, clamps hour and minute, and lets a digit be deleted', () => {
    expect(type('1405', maskClock)).toBe('14:05');
    expect(type('9:5', maskClock)).toBe('09:5');
    expect(type('۲۵۷۵', maskClock)).toBe('23:59');
    expect(maskClock('14', '14:')).toBe('14');
    expect(type('14059', maskClock)).toBe('14:05');
  });
});
