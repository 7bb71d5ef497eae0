import { matchForm } from './match-form';
import { firstMatch, inOrder, isOnDuty } from './matching';
import type { Listening } from './matching';

const ALWAYS = { startsAt: null, endsAt: null, fromHour: null, toHour: null };
const listening = (match: Listening['match'], ...words: string[]) => ({ match, words, ...ALWAYS });
const AT = new Date('2026-11-20T08:30:00Z');
const chosen = (text: string, ...all: Listening[]) => {
  const found = firstMatch(inOrder(all), { text, at: AT });
  return found && all.indexOf(found.who);
};

describe('a word', () => {
  it.each([
    ['قيمت', 'قیمت'],
    ['كد ۱۲٣', 'کد 123'],
    ['  SALE ', 'sale'],
    ['می‌خواهم', 'میخواهم'],
    ['قیمت؟!', 'قیمت'],
    ['«قیمت»', 'قیمت'],
    ['قیمت \u200f  امروز', 'قیمت امروز'],
  ])('is «%s» and «%s» alike', (one, other) => {
    expect(matchForm(one)).toBe(matchForm(other));
  });

  it('is plain text, and no rule of its own', () => {
    expect(chosen('abc', listening('contains', '.*'))).toBeUndefined();
    expect(chosen('قیمت', listening('exact', 'قیم.'))).toBeUndefined();
  });

  it('stands by itself in a message', () => {
    expect(chosen('نه، ممنون', listening('contains', 'نه'))).toBe(0);
    expect(chosen('خانه کجاست', listening('contains', 'نه'))).toBeUndefined();
    expect(chosen('قیمت امروز چند است', listening('contains', 'قيمت امروز'))).toBe(0);
  });

  it('is the whole message where it is to be', () => {
    expect(chosen('قیمت.', listening('exact', 'قیمت'))).toBe(0);
    expect(chosen('قیمت چند', listening('exact', 'قیمت'))).toBeUndefined();
  });
});

describe('an expression', () => {
  it('is found in what was written by any keyboard, with its punctuation', () => {
    expect(chosen('سفارش ۱۲۳۴', listening('regex', '^سفارش \\d{4}$'))).toBe(0);
    expect(chosen('سفارش ۱۲۳۴!', listening('regex', '^سفارش \\d{4}$'))).toBeUndefined();
    expect(chosen('كتاب', listening('regex', 'نامه', 'کتاب'))).toBe(0);
  });

  it('looks at a message whose form was made once, however many are looked for', () => {
    const seen: unknown[] = [];
    const look = (signs: readonly string[]) => seen.push(signs) < 0;
    const rules = inOrder([listening('regex', 'الف', 'ب'), listening('regex', 'ج')]);
    const looking = rules.map((rule) => ({ ...rule, finds: rule.finds.map(() => look) }));
    expect(firstMatch(looking, { text: 'سفارش', at: AT })).toBeUndefined();
    expect([seen.length, new Set(seen).size]).toEqual([3, 1]);
  });

  it('that is none any more finds nothing, and holds nothing up', () => {
    expect(chosen('(', listening('regex', '('), listening('any'))).toBe(1);
  });
});

describe('of several', () => {
  it('exact words come first, then words somewhere, then expressions, then any message, whichever was made first', () => {
    const all = [
      listening('any'),
      listening('regex', 'قیم'),
      listening('contains', 'قیمت'),
      listening('exact', 'قیمت'),
    ];
    const texts = ['قیمت', 'قیمت چند', 'قیمتش چند', 'سلام'];
    expect(texts.map((text) => chosen(text, ...all))).toEqual([3, 2, 1, 0]);
  });

  it('the older of two of a kind', () => {
    expect(chosen('قیمت', listening('exact', 'نرخ', 'قیمت'), listening('exact', 'قیمت'))).toBe(0);
  });

  it('one that is not on duty leaves the message to the next', () => {
    const over = { ...listening('exact', 'قیمت'), endsAt: AT };
    expect(chosen('قیمت', over, listening('any'))).toBe(1);
  });
});

describe('the duty', () => {
  const at = (time: string) => new Date(`2026-11-20T${time}Z`);
  it('begins with its first moment and is over with its last', () => {
    const rule = { ...listening('any'), startsAt: at('08:00:00'), endsAt: at('09:00:00') };
    expect([at('07:59:59'), at('08:00:00'), at('08:59:59'), at('09:00:00')].map((one) => isOnDuty(rule, one))).toEqual([
      ...[false, true, true, false],
    ]);
  });

  it.each([
    // 12:00 in Iran is 08:30 of the world.
    [12, 13, '08:30:00', true],
    [12, 13, '09:29:59', true],
    [12, 13, '09:30:00', false],
    [13, 24, '08:30:00', false],
    [22, 6, '19:30:00', true],
    [22, 6, '02:29:59', true],
    [22, 6, '02:30:00', false],
  ])('of the hours %i to %i holds at %s: %s', (fromHour, toHour, time, holds) => {
    expect(isOnDuty({ ...listening('any'), fromHour, toHour }, at(time))).toBe(holds);
  });
});
