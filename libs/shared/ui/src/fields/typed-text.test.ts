import { countOver, isTelephoneKey, takeTyped } from './typed-text';

const key = (name: string, held: { ctrlKey?: boolean; metaKey?: boolean } = {}) => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  ...held,
});

describe('a telephone field', () => {
  it.each([...'0123456789۰۹٠٩'])('takes the digit %s', (digit) => {
    expect(isTelephoneKey(key(digit))).toBe(true);
  });

  it.each(['Backspace', 'Delete', 'ArrowLeft', 'ArrowRight', 'Tab'])('takes %s', (name) => {
    expect(isTelephoneKey(key(name))).toBe(true);
  });

  it.each(['c', 'v', 'a', 'ر'])('takes the shortcuts copy, paste and select-all, on any keyboard: Ctrl-%s', (name) => {
    expect(isTelephoneKey(key(name, { ctrlKey: true }))).toBe(true);
    expect(isTelephoneKey(key(name, { metaKey: true }))).toBe(true);
  });

  it.each(['a', 'س', ' ', '+', '-', '.', '*', '😀'])('refuses %j', (name) => {
    expect(isTelephoneKey(key(name))).toBe(false);
  });

  it.each(['Home', 'End', 'Enter', 'Escape', 'F5'])('leaves %s to the page, which writes nothing', (name) => {
    expect(isTelephoneKey(key(name))).toBe(true);
  });
});

describe('what a field keeps', () => {
  const PASTED = '\ufeff\u200f+۹۸\u00a0(٩٢４)\u2009000\u200b-\u202a1122\u202c\r\n';

  it('is nothing but digits of a telephone or number pasted with every kind of digit, space, BOM and invisible mark', () => {
    expect(takeTyped(PASTED, 'tel').text).toBe('989240001122');
    expect(takeTyped(PASTED, 'digits').text).toBe('989240001122');
  });

  it('is the text as it was meant, with plain spaces, Latin digits and half-spaces', () => {
    expect(takeTyped('\ufeffمی\u200cروم\u00a0۱٢３\u200e', 'text').text).toBe('می\u200cروم 123');
  });

  it('is a Latin text without half-spaces', () => {
    expect(takeTyped('user\u200c۱\ufeff', 'latin')).toEqual({ text: 'user1', refused: null });
  });

  it.each(['latin', 'password'] as const)('is what it was when Persian letters come into a %s field', (kind) => {
    expect(takeTyped('userس', kind)).toEqual({ text: null, refused: 'persian' });
    expect(takeTyped('كاربر', kind).refused).toBe('persian');
  });

  it('is a password with its blanks', () => {
    expect(takeTyped(' a b ۱ ', 'password').text).toBe(' a b 1 ');
  });

  it.each(['۳٬۴۵۶٫۷', '3,456.7', '3456.', '1.000', '12.000 ریال'])(
    'refuses the amount %s with its decimal sign',
    (text) => {
      expect(takeTyped(text, 'digits')).toEqual({ text: null, refused: 'decimal' });
    },
  );

  it.each([
    ['1.000.000', '1000000'],
    ['۳٬۴۵۶', '3456'],
    ['3,456.00', '3456'],
  ])('takes %s as %s', (text, whole) => {
    expect(takeTyped(text, 'digits')).toEqual({ text: whole, refused: null });
  });

  it('is cut of a telephone number alone, which is told', () => {
    expect(takeTyped('98924000000123', 'tel', 12)).toEqual({ text: '989240000001', refused: 'cut' });
    expect(takeTyped('1234', 'digits', 3)).toEqual({ text: '1234', refused: null });
  });

  it('is counted in characters, as the contract counts them', () => {
    expect(countOver('1234', 3)).toBe(1);
    expect(countOver('ab😀', 3)).toBe(0);
    expect(countOver('ab😀😀', 3)).toBe(1);
    expect(countOver('ab', undefined)).toBe(0);
  });
});
