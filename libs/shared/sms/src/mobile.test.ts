import fc from 'fast-check';
import { formatMobile, keyToMobile, mobileToKey, parseMobile, parseMobileKey } from './mobile';
import { MobileReader } from './mobile-units';

const PREFIXES = ['', '0', '98', '+98', '+980', '0098', '098', '00980'];
const INVISIBLE = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;

/** The specification's pattern, word for word, over a slow but plain clean-up. */
function referenceKey(input: string): number {
  const clean = input
    .replace(INVISIBLE, '')
    .trim()
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660));
  const match = /^(?:0|98|\+98|\+980|0098|098|00980)?9([0-39]\d{8})$/.exec(clean);
  return match === null ? -1 : Number(match[1]);
}

/** One reader for all: it must begin anew each time. */
const reader = new MobileReader();
function readUnitByUnit(input: string): number {
  for (let i = 0; i < input.length; i += 1) reader.push(input.charCodeAt(i));
  expect(reader.seen).toBe(input.replace(INVISIBLE, '').trim() !== '');
  return reader.end();
}

describe('parseMobile', () => {
  it.each(PREFIXES)('reads a number behind the prefix %j', (prefix) => {
    expect(parseMobile(`${prefix}9241234567`)).toBe('989241234567');
  });

  it.each([
    '۰۹۲۴۱۲۳۴۵۶۷',
    '٠٩٢٤١٢٣٤٥٦٧',
    '0924۱۲۳4567',
    '\ufeff09241234567',
    ' 09241234567\r',
    '\u202a+989241234567\u202c',
  ])('reads %j as the same number', (input) => {
    expect(parseMobile(input)).toBe('989241234567');
  });

  it('reads a number whose tail is short because of a blank behind it', () => {
    expect(parseMobile('9041234567 ')).toBe('989041234567');
    expect(parseMobile('9041234567\u200f')).toBe('989041234567');
  });

  it.each(['9044', '9041', '9952', '924'])(
    'takes a number that begins with %s, as the specification does',
    (prefix) => {
      expect(parseMobile(prefix.padEnd(10, '1'))).not.toBeNull();
    },
  );

  it.each([
    ['941'.padEnd(10, '1'), 'a second digit of 4 to 8'],
    ['', 'nothing'],
    ['   ', 'only blanks'],
    ['+', 'only a plus'],
    ['924123456', 'a digit too few'],
    ['92412345678', 'a digit too many'],
    ['+9241234567', 'a plus without the country'],
    ['++989241234567', 'two pluses'],
    ['9809241234567', '980 without its plus'],
    ['+09241234567', 'a plus before a zero'],
    ['0924 123 4567', 'blanks inside'],
    ['0924-123-4567', 'dashes inside'],
    ['0924123456a', 'a letter'],
    ['0000000009241234567', 'too many zeros'],
    ['000980009241234567', 'more digits than any spelling has'],
  ])('refuses %j: %s', (input) => {
    expect(parseMobile(input)).toBeNull();
    expect(parseMobileKey(input)).toBe(-1);
  });

  it('agrees with the specification’s pattern on near misses of every kind', () => {
    const noise = fc.constantFrom('', '', '', ' ', '\u200f', '+', '0', '9', '-', '۴', '\u00a0', 'x');
    const body = fc.stringMatching(/^[0-9۰-۹٠-٩]{8,11}$/);
    const nearMiss = fc
      .tuple(noise, fc.constantFrom(...PREFIXES, '980', '00', '+0'), noise, fc.constantFrom('9', '۹', ''), body, noise)
      .map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(fc.oneof(nearMiss, fc.string({ unit: 'binary' })), (input) => {
        const key = referenceKey(input);
        expect(parseMobileKey(input)).toBe(key);
        expect(parseMobile(input)).toBe(key < 0 ? null : `989${String(key).padStart(9, '0')}`);
        expect(readUnitByUnit(input)).toBe(key);
      }),
      { numRuns: 5000 },
    );
  });

  it('takes exactly the characters for blank that trim takes', () => {
    for (let unit = 0; unit <= 0xffff; unit += 1) {
      const input = `${String.fromCharCode(unit)}9241234567`;
      if (parseMobileKey(input) !== referenceKey(input)) throw new Error(`differs at U+${unit.toString(16)}`);
    }
  });
});

describe('the key of a mobile number', () => {
  it('is the nine digits after the leading 9 and fits int4', () => {
    const mobile = parseMobile('09241234567')!;
    expect(mobileToKey(mobile)).toBe(241_234_567);
    expect(parseMobileKey('09241234567')).toBe(241_234_567);
    expect(keyToMobile(241_234_567)).toBe(mobile);
  });

  it('goes there and back at both ends', () => {
    for (const key of [0, 399_999_999, 900_000_000, 999_999_999]) {
      expect(mobileToKey(keyToMobile(key))).toBe(key);
    }
  });

  it.each([-1, 1.5, 400_000_000, 899_999_999, 1_000_000_000, Number.NaN])('is refused when it is %s', (key) => {
    expect(() => keyToMobile(key)).toThrow(RangeError);
  });
});

describe('formatMobile', () => {
  it('groups the digits as people say them', () => {
    expect(formatMobile(parseMobile('+989241234567')!)).toBe('0924 123 4567');
  });
});
