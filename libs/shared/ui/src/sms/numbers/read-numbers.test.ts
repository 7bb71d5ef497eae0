import { MAX_PASTED_NUMBERS } from '@peyk/shared-sms';
import { readNumbers, whyInvalid } from './read-numbers';

const nobody = new Set<string>();
const many = (count: number) =>
  Array.from({ length: count }, (_unused, index) => `0924${String(index).padStart(7, '0')}`).join('\n');

it('reads one number per line, and splits on commas of both scripts, semicolons and tabs', () => {
  const read = readNumbers(
    '09240000001\n 9240000002 ,+989240000003،00989240000004\r\n\n۰۹۲۴۰۰۰۰۰۰۵;9240000006؛9240000007\t9240000008',
    nobody,
  );
  expect(read.valid).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((last) => `98924000000${last}`));
  expect(read.invalid).toEqual([]);
});

it('trims entries and drops empty ones', () => {
  expect(readNumbers(' ,\n ;\t\u00a0\r\n', nobody)).toEqual({ valid: [], invalid: [], duplicate: [], beyond: [] });
});

it('makes a leading 0 to 98, and prefixes 98 unless the entry already starts with 98', () => {
  expect(readNumbers('09240000001,9240000002,989240000003', nobody).valid).toEqual([
    '989240000001',
    '989240000002',
    '989240000003',
  ]);
});

it('takes no entry with other characters than those of a number', () => {
  const read = readNumbers('0924a0000001\n09240000001#\n"09240000002"', nobody);
  expect(read.valid).toEqual([]);
  expect(read.invalid).toEqual(['0924a0000001', '09240000001#', '"09240000002"']);
});

it('reads digits of every script, and ignores a BOM, invisible marks and half-spaces', () => {
  const text =
    '\ufeff٠٩٢٤٠٠٠٠٠٠١\n\u200e\u202a+98 924 000 0002\u202c\n０９２４０００００0３\n0924\u200c000\u200d0004\n\u2066۹۲۴۰۰۰۰۰۰۵\u2069';
  const read = readNumbers(text, nobody);
  expect(read.invalid).toEqual([]);
  expect(read.valid).toEqual([1, 2, 3, 4, 5].map((last) => `98924000000${last}`));
});

it.each(['0924 000 0001', '0924-000-0001', '(0924) 000 00 01', '0924.000.0001', '98 924 000 00 01', '0924–0000001'])(
  'reads %s as one number',
  (text) => {
    expect(readNumbers(text, nobody)).toMatchObject({ valid: ['989240000001'], invalid: [] });
  },
);

it('reads numbers that stand in one line with blanks between and inside them', () => {
  const read = readNumbers('09240000001 0924 000 0002  +98 924 000 0003 علی رضایی 09240000004', nobody);
  expect(read.valid).toEqual([1, 2, 3, 4].map((last) => `98924000000${last}`));
  expect(read.invalid).toEqual(['علی رضایی']);
});

it('lists each wrong entry once', () => {
  expect(readNumbers('abc, 0941, abc', nobody).invalid).toEqual(['abc', '0941']);
});

it('flags as already entered, once, what came twice and what was there before', () => {
  const read = readNumbers('09240000001,09240000001,+989240000001,09240000002', new Set(['989240000002']));
  expect(read.valid).toEqual(['989240000001']);
  expect(read.duplicate).toEqual(['989240000001', '989240000002']);
});

it('takes a thousand numbers of 1,001 and keeps the last one for the next turn', () => {
  const read = readNumbers(many(MAX_PASTED_NUMBERS + 1), nobody);
  expect(read.valid).toHaveLength(1000);
  expect(read.beyond).toEqual(['989240001000']);
});

it('counts only new numbers against the limit, and reads to the end whatever the length', () => {
  const read = readNumbers(`${many(1000)}\n${many(1000)}\nx\n09249999999`, nobody);
  expect(read.valid).toHaveLength(1000);
  expect(read.duplicate).toHaveLength(1000);
  expect(read.invalid).toEqual(['x']);
  expect(read.beyond).toEqual(['989249999999']);
});

it('says why an entry is no number', () => {
  expect(whyInvalid('0924x')).toBe('نویسه‌ای جز رقم دارد');
  expect(whyInvalid('0924 000')).toBe('رقم کم دارد');
  expect(whyInvalid('0924000000109240000002')).toBe('رقم زیاد دارد');
  expect(whyInvalid('02100000000')).toBe('شمارهٔ موبایل نیست');
});
