import { addJalaliDays, jalaliDate } from './calendar';
import { jalaliToText } from './format';
import { loadPickerTextReader, pickerText, type PickerLayout } from './picker-text';

const DAY: PickerLayout = { withTime: false };
const MINUTE: PickerLayout = { withTime: true };
const SECOND: PickerLayout = { withTime: true, withSeconds: true };

async function read(text: string, layout: PickerLayout) {
  const { readPickerText } = await loadPickerTextReader();
  return readPickerText(text, layout);
}

describe('pickerText', () => {
  it('writes an instant on the clock of Tehran, in Latin digits', () => {
    expect(pickerText('2026-11-21T20:30:00.000Z', DAY)).toBe('1405/09/01');
    expect(pickerText('2026-11-21T20:30:00.000Z', MINUTE)).toBe('1405/09/01 00:00');
    expect(pickerText('2022-07-01T00:00:09.000Z', SECOND)).toBe('1401/04/10 04:30:09');
  });
});

describe('a typed date', () => {
  it.each(['140508/29', '1405/0829', '1405 08 29', '1405 8 29', '1405//08/29'])(
    'reads %j all the same',
    async (text) => {
      expect(await read(text, DAY)).toMatchObject({ ok: true, wall: { jy: 1405, jm: 8, jd: 29 } });
      expect(await read(`${text} 14:05`, MINUTE)).toMatchObject({ ok: true, wall: { jd: 29, hour: 14, minute: 5 } });
    },
  );

  it.each(['1405/08/29', '1405/8/29', '14050829', '۱۴۰۵/۰۸/۲۹', '١٤٠٥٠٨٢٩', '\u200e1405/08/29 '])(
    'reads %j',
    async (text) => {
      expect(await read(text, DAY)).toMatchObject({ ok: true, hasTime: false, wall: { jy: 1405, jm: 8, jd: 29 } });
      expect(await read(text, MINUTE)).toMatchObject({ ok: true, hasTime: false });
    },
  );

  it.each(['1405/08/29 14:05', '140508291405', '۱۴۰۵/۰۸/۲۹  ۱۴:۰۵'])('reads %j where a time is asked', async (text) => {
    const wall = { jy: 1405, jm: 8, jd: 29, hour: 14, minute: 5, second: 0 };
    expect(await read(text, MINUTE)).toEqual({ ok: true, hasTime: true, wall });
    expect((await read(text, DAY)).ok).toBe(false);
  });

  it('reads seconds where they are asked', async () => {
    expect(await read('1405/08/29 14:05:09', SECOND)).toMatchObject({ wall: { second: 9 } });
    expect((await read('1405/08/29 14:05:09', MINUTE)).ok).toBe(false);
  });

  it.each([
    ['1404/12/30', 'notLeap'],
    ['14041230', 'notLeap'],
    ['1405/07/31', 'day'],
    ['1405/13/01', 'month'],
    ['3178/01/01', 'year'],
    ['3178/12/30', 'year'],
    ['9999/12/30', 'year'],
    ['1405/08 14:05', 'format'],
    ['1405/08', 'format'],
    ['', 'format'],
    ['1405/08/29 25:00', 'time'],
    ['1405/08/29 12:60', 'time'],
    ['140508292500', 'time'],
  ])('refuses %j: %s', async (text, reason) => {
    expect(await read(text, MINUTE)).toMatchObject({ ok: false, reason });
  });

  it('knows that 30 Esfand exists in 1403 and not in 1404', async () => {
    expect(await read('1403/12/30', DAY)).toMatchObject({ ok: true, wall: { jy: 1403, jm: 12, jd: 30 } });
    expect((await read('1404/12/30', DAY)).ok).toBe(false);
  });

  it('reads the last days of the calendar, where moment gives up', async () => {
    expect(await read('3177/12/29', DAY)).toMatchObject({ ok: true, wall: { jy: 3177, jm: 12, jd: 29 } });
    expect(await read('3177/12/29 10:00', MINUTE)).toMatchObject({ ok: true, wall: { jy: 3177, hour: 10 } });
  });

  it('agrees with the calendar on every third day from 1300 to 1505', async () => {
    const { readPickerText } = await loadPickerTextReader();
    const wrong: string[] = [];
    for (let day = jalaliDate(1300, 1, 1); day.jy <= 1505; day = addJalaliDays(day, 3)) {
      const reading = readPickerText(jalaliToText(day), DAY);
      const same = reading.ok && reading.wall.jy === day.jy && reading.wall.jm === day.jm && reading.wall.jd === day.jd;
      if (!same) wrong.push(jalaliToText(day));
    }
    expect(wrong).toEqual([]);
  });
});
