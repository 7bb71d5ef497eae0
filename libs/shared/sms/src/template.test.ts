import { fillTemplate, readTemplate } from './template';

const fill = (text: string, names: readonly (string | readonly string[])[], values: readonly string[]) =>
  fillTemplate(readTemplate(text, names), values);

describe('a text with variables', () => {
  it('is filled with the values of its columns, wherever and however often they stand', () => {
    expect(fill('{{نام}} عزیز، بدهی {{نام}}: {{مبلغ}}', ['مبلغ', 'نام'], ['۵۰۰', 'سارا'])).toBe(
      'سارا عزیز، بدهی سارا: ۵۰۰',
    );
    expect(fill('بی‌متغیر', ['نام'], ['سارا'])).toBe('بی‌متغیر');
  });

  it('knows a name however it was typed, and by any of its names', () => {
    const names = [['کد پیگیری', 'track_code']];
    for (const name of ['کد پیگیری', ' كد  پيگيري ', 'Track_Code']) expect(fill(`{{${name}}}`, names, ['7'])).toBe('7');
  });

  it('tells which column has no value, unless the text says what to write then', () => {
    expect(fill('{{نام}} {{مبلغ}}', ['نام', 'مبلغ'], ['سارا', ' '])).toBe(1);
    expect(fill('{{نام|مشتری}} {{مبلغ|}}', ['نام', 'مبلغ'], ['', ''])).toBe('مشتری ');
  });

  it('names variables that are no column, once each, and leaves them in the text', () => {
    const template = readTemplate('{{نام}} {{ کد }} {{کد}} {{شهر|تهران}}', ['نام']);
    expect(template.unknown).toEqual(['کد', 'شهر']);
    expect(fillTemplate(template, ['سارا'])).toBe('سارا {{ کد }} {{کد}} {{شهر|تهران}}');
  });

  it('does not read what was filled in once more', () => {
    expect(fill('{{نام}}', ['نام', 'رمز'], ['{{رمز}}', '1234'])).toBe('{{رمز}}');
  });

  it('leaves braces that are no variable alone', () => {
    for (const text of ['{{}}', '{نام}', '{{نام', '{{نا\nم}}', `{{${'ن'.repeat(65)}}}`]) {
      expect(fill(text, ['نام'], ['سارا'])).toBe(text);
    }
  });

  it('takes the first of two columns of one name', () => {
    expect(fill('{{نام}}', ['نام', 'نام'], ['سارا', 'علی'])).toBe('سارا');
  });
});
