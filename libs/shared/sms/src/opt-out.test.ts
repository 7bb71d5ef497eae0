import { OPT_OUT_CHARS } from './limits';
import { normaliseForMatching } from './normalise';
import { OPT_OUT_SUFFIX, hasOptOut, withOptOut } from './opt-out';

describe('hasOptOut', () => {
  it.each([
    'تخفیف ویژه\nلغو11',
    'تخفیف ویژه\nلغو۱۱',
    'تخفیف ویژه\nلغو١١',
    'تخفیف ویژه\nلغو ۱۱',
    'تخفیف ویژه\nلغو=11',
    'تخفیف ویژه لغو = ۱۱ با سپاس',
    'تخفیف ویژه لغو:11',
    'لغو\u200c۱۱',
    'لغو11 تخفیف ویژه',
    'لغـو11',
    'لغو 11.\nبا سپاس',
    'لغو 11\r\nبا سپاس',
  ])('finds the cancel-11 line in %j', (text) => {
    expect(hasOptOut(text)).toBe(true);
  });

  it.each(['', 'سلام', 'لغو', '11', 'لغو 1100 سفارش', 'لغو110', 'لغو 11 سفارش انجام شد', 'ملغو11', 'لغو {{11}}'])(
    'finds none in %j',
    (text) => {
      expect(hasOptOut(text)).toBe(false);
    },
  );
});

describe('withOptOut', () => {
  it('adds a new line and five characters, once', () => {
    const once = withOptOut('تخفیف ویژه');
    expect(once).toBe('تخفیف ویژه\nلغو11');
    expect(withOptOut(once)).toBe(once);
    expect(OPT_OUT_SUFFIX).toHaveLength(OPT_OUT_CHARS);
  });

  it('does not touch a text that has the line in another spelling', () => {
    expect(withOptOut('تخفیف\nلغو ۱۱')).toBe('تخفیف\nلغو ۱۱');
  });
});

describe('normaliseForMatching', () => {
  it.each([
    ['علي و كتاب ى', 'علی و کتاب ی'],
    ['۰۱۲۳۴۵۶۷۸۹ ٠١٢٣٤٥٦٧٨٩', '0123456789 0123456789'],
    ['می\u200cروم', 'میروم'],
    ['سـلـام', 'سلام'],
    ['مُحَمَّدٌ هٰذا', 'محمد هذا'],
    ['Hello, 1!', 'Hello, 1!'],
  ])('brings %j to %j', (text, expected) => {
    expect(normaliseForMatching(text)).toBe(expected);
  });

  it('leaves variables as they are, and only them', () => {
    expect(normaliseForMatching('كد {{كد۱}} ۲')).toBe('کد {{كد۱}} 2');
    expect(normaliseForMatching('{{ناتمام ۱')).toBe('{{ناتمام 1');
  });

  it('changes nothing the second time', () => {
    const once = normaliseForMatching('علي\u200cپور ۱۲');
    expect(normaliseForMatching(once)).toBe(once);
  });
});
