import { parseMobileKey } from '@peyk/shared-sms';
import fc from 'fast-check';
import { NumberLines } from './number-lines';
import { UploadRefusedError } from './upload-refused-error';

type Found = [key: number, line: number, text: string][];

/** What is found in `bytes` when they arrive in pieces of `size`. */
function find(bytes: Uint8Array, size = 64): Found {
  const found: Found = [];
  const lines = new NumberLines((...record) => found.push(record));
  for (let from = 0; from < bytes.length; from += size) lines.feed(bytes.subarray(from, from + size));
  lines.end();
  return found;
}

const utf8 = (text: string) => Buffer.from(text);
const utf16 = (text: string, order: 'le' | 'be') => {
  const bytes = Buffer.from(text, 'utf16le');
  return order === 'le' ? bytes : bytes.swap16();
};
const keysOf = (found: Found) => found.map(([key]) => key);

describe('NumberLines', () => {
  it('finds a number a line, whatever ends the lines, and passes over empty ones without losing count', () => {
    const lines = '09241110001\n\n  \r\n+989241110002\r۰۹۲۴۱۱۱۰۰۰۳\r\n\u200f\nسلام\n9241110004';
    expect(find(utf8(lines))).toEqual([
      [241110001, 1, ''],
      [241110002, 4, ''],
      [241110003, 5, ''],
      [-1, 7, 'سلام'],
      [241110004, 8, ''],
    ]);
  });

  it.each([
    ['UTF-8 with a mark', utf8('\ufeff09241110001\r\n۰۹۲۴۱۱۱۰۰۰۲')],
    ['UTF-16 LE with a mark', utf16('\ufeff09241110001\r\n۰۹۲۴۱۱۱۰۰۰۲', 'le')],
    ['UTF-16 BE with a mark', utf16('\ufeff09241110001\r\n۰۹۲۴۱۱۱۰۰۰۲', 'be')],
    ['UTF-16 LE without a mark', utf16('09241110001\n۰۹۲۴۱۱۱۰۰۰۲', 'le')],
    ['UTF-16 BE without a mark', utf16('09241110001\n۰۹۲۴۱۱۱۰۰۰۲', 'be')],
  ])('reads %s, also byte by byte', (_, bytes) => {
    for (const size of [1, 3, 64]) expect(keysOf(find(bytes, size))).toEqual([241110001, 241110002]);
  });

  it.each([
    ['a workbook', utf8('PK\u0003\u0004\u0014\u0000')],
    ['zeros between', utf8('09241110001\n\u0000\n')],
  ])('refuses %s', (_, bytes) => {
    expect(() => find(bytes)).toThrow(UploadRefusedError);
  });

  it('finds nothing in nothing', () => {
    expect(find(utf8(''))).toEqual([]);
    expect(find(utf8('\ufeff'))).toEqual([]);
  });

  it('keeps the first 40 characters of what is no number, and never half of one', () => {
    const [[, , text] = [0, 0, '']] = find(utf8(`${'x'.repeat(39)}😀${'y'.repeat(1_000_000)}`), 4096);
    expect(text).toBe('x'.repeat(39));
  });

  it('does not take a digit that is written longer than it must be', () => {
    const overlong = Buffer.concat([Buffer.from([0xc0, 0xb0]), utf8('9241110001')]);
    expect(keysOf(find(overlong))).toEqual([-1]);
  });

  it('agrees with parseMobileKey on every line of any text, in any pieces', () => {
    const digit = fc.constantFrom(...'0123456789۰۹٠٩');
    const number = fc
      .tuple(fc.constantFrom('', '0', '+98', '0098', '98'), fc.constantFrom('924', '904', '994', '۹۲۴'))
      .chain(([prefix, start]) =>
        fc.string({ unit: digit, minLength: 6, maxLength: 8 }).map((rest) => `${prefix}${start}${rest}`),
      );
    const junk = fc.string({
      unit: fc.constantFrom(' ', '\u200f', '\u00a0', 'a', 'ی', '😀', '-', '+', '\t'),
      maxLength: 3,
    });
    const line = fc.oneof(
      fc.tuple(junk, number, junk).map((parts) => parts.join('')),
      junk,
      fc.string({ unit: 'binary-ascii' }),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), fc.integer({ min: 1, max: 9 }), (given, size) => {
        const lines = given.map((one) => one.replace(/\p{Cc}/gu, '?'));
        const expected = lines
          .filter(
            (one) =>
              one.replace(/[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g, '').trim() !== '',
          )
          .map(parseMobileKey);
        expect(keysOf(find(utf8(lines.join('\n')), size))).toEqual(expected);
      }),
      { numRuns: 2000 },
    );
  });

  it('takes any bytes for what a decoder makes of them', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), fc.integer({ min: 1, max: 5 }), (tail, size) => {
        const bytes = Buffer.concat([utf8('0924111'), tail.map((byte) => (byte < 9 ? 63 : byte))]);
        const lines = bytes.toString('utf8').split(/\r\n|\r|\n/);
        const counted = lines.map(parseMobileKey).filter((key) => key >= 0);
        expect(keysOf(find(bytes, size)).filter((key) => key >= 0)).toEqual(counted);
      }),
      { numRuns: 2000 },
    );
  });
});
