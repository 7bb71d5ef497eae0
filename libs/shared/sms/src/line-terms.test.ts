import { createTermsCheck } from './line-terms';

const words = (...forbiddenWords: string[]) => createTermsCheck({ forbiddenWords, linksAllowed: true });
const noLinks = createTermsCheck({ forbiddenWords: [], linksAllowed: false });

describe('words that a line does not carry', () => {
  it.each([
    ['شرط‌بندی', 'سایت شرط‌بندی ما', 'with its half-space'],
    ['شرط‌بندی', 'سایت شرط بندی ما', 'with a space'],
    ['شرط‌بندی', 'سایت شرطبندی ما', 'in one piece'],
    ['شرط‌بندی', 'سایت شرط.بندي ما', 'with a dot, from an Arabic keyboard'],
    ['قمار', 'قمار‌ها', 'before a half-space'],
    ['وام فوری', 'وامِ فوری', 'with a vowel mark'],
    ['VIP', 'خدمات vip.', 'in small letters'],
    ['کد ۱۱', 'کد 11', 'with Latin digits'],
  ])('%s is found in «%s»: %s', (word, text) => {
    expect(words('چیز دیگر', word)(text)).toEqual({ kind: 'forbiddenWord', found: word });
  });

  it.each([
    ['بت', 'نوبت شما'],
    ['قمار', 'قمارباز'],
    ['وام فوری', 'وام بدون کارمزد، ارسال فوری'],
    ['', 'هر متنی'],
    ['...', 'هر متنی...'],
  ])('%s is not found in «%s»', (word, text) => {
    expect(words(word)(text)).toBeNull();
  });
});

describe('links on a line without them', () => {
  it.each([
    ['ببینید: https://example.com/a?b=1', 'https://example.com/a?b=1'],
    ['HTTP://Example.com', 'HTTP://Example.com'],
    ['در www.example.ir هستیم', 'www.example.ir'],
    ['کانال t.me/peyk', 't.me/peyk'],
    ['فروشگاه shop.example.co.', 'shop.example.co.'],
  ])('«%s» has one', (text, found) => {
    expect(noLinks(text)).toEqual({ kind: 'forbiddenLink', found });
  });

  it.each(['بدون پیوند', 'Hi.Ali', 'info@example.com', 'ساعت 10.30', 'نسخهٔ 1.2.3'])('«%s» has none', (text) => {
    expect(noLinks(text)).toBeNull();
  });

  it('says nothing of links where they are allowed', () => {
    expect(words('قمار')('https://example.com')).toBeNull();
  });
});
