import fc from 'fast-check';
import { cleanCode, cleanGroupedCode, cleanTyped, cleanTypedLines, stripInvisible, trimText } from './clean';
import { digitsOnly, normaliseDigits, toPersianDigits } from './digits';
import { hasPersianLetters } from './persian-letters';

describe('digits', () => {
  it('become Latin from Persian and Arabic, and everything else stays', () => {
    expect(normaliseDigits('۰۱۲۳۴۵۶۷۸۹ ٠١٢٣٤٥٦٧٨٩ 0123456789 الف abc')).toBe(
      '0123456789 0123456789 0123456789 الف abc',
    );
  });

  it('become Latin from every other script that has decimal digits', () => {
    expect(normaliseDigits('０９ ०९ ߀߉ 𝟎𝟗 𝟘𝟡 𝟶𝟿')).toBe('09 09 09 09 09 09');
    expect(digitsOnly('０９２４-۱٢३')).toBe('0924123');
    expect(normaliseDigits('½ ² Ⅷ')).toBe('½ ² Ⅷ');
  });

  it('become Persian for display, from numbers too', () => {
    expect(toPersianDigits('قیمت 1٣۷')).toBe('قیمت ۱۳۷');
    expect(toPersianDigits(1405)).toBe('۱۴۰۵');
    expect(toPersianDigits(9007199254740993n)).toBe('۹۰۰۷۱۹۹۲۵۴۷۴۰۹۹۳');
  });

  it('go to Persian and back without loss', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9a-z ]*$/), (text) => normaliseDigits(toPersianDigits(text)) === text),
    );
  });

  it('are all that a number field keeps', () => {
    expect(digitsOnly('+۹۸ (924) abc-٥')).toBe('989245');
    expect(digitsOnly('')).toBe('');
  });
});

describe('cleaning', () => {
  it('drops BOM, ZWSP and bidi marks, but never a half-space', () => {
    expect(stripInvisible('\ufeffمی\u200cروم\u200b\u200e\u200f\u202a\u202c\u2066\u2069')).toBe('می\u200cروم');
  });

  it('trims a text at its ends and leaves its inside alone', () => {
    expect(trimText(' \u200c\u00a0می\u200cروم  خانه ۱۲\n\u200c')).toBe('می\u200cروم  خانه ۱۲');
  });

  it('cleans what is typed or pasted into one line, and leaves half-spaces and the blank that is being typed', () => {
    expect(cleanTyped('\ufeffمی\u200cروم\u00a0۱۲\t\u2009٣\r\n\u200f４ ')).toBe('می\u200cروم 12  3  4 ');
  });

  it('cleans what is typed or pasted into several lines, and leaves the lines', () => {
    expect(cleanTypedLines('\ufeff۱\u00a0۲\r\n۳\r۴\u2028۵\n')).toBe('1 2\n3\n4\n5\n');
  });

  it('brings a code to its canonical form', () => {
    expect(cleanCode(' \u200e۰۰۱۲۳\u200c۴۵۶۷۹\u200f ')).toBe('0012345679');
  });

  it('takes grouped numbers together', () => {
    expect(cleanGroupedCode('ir11 0170-0000 ۰۱۲۳')).toBe('IR11017000000123');
  });

  it('changes nothing the second time', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => cleanCode(cleanCode(text)) === cleanCode(text)));
  });
});

describe('hasPersianLetters', () => {
  it.each(['سلام', 'user_ن', 'ي', 'ك', 'a،b', 'a؟', 'a\u200cb', 'aِ', 'کـ'])('finds them in %j', (text) => {
    expect(hasPersianLetters(text)).toBe(true);
  });

  it.each(['', 'user_1', 'A b-c@d.e', '۱۲۳', '٣', 'é'])('finds none in %j', (text) => {
    expect(hasPersianLetters(text)).toBe(false);
  });
});
