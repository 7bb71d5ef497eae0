import { isScanner } from './scanners';

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; SM-A546E) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36';
const visit = (change: Partial<Parameters<typeof isScanner>[0]> = {}) => ({
  method: 'GET',
  userAgent: PHONE,
  purposes: [undefined, undefined],
  ...change,
});

describe('isScanner', () => {
  it.each([
    PHONE,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.2 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:121.0) Gecko/20100101 Firefox/121.0',
    'Mozilla/5.0 (Linux; Android 11; CUBOT X50) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/119.0.0.0 Mobile Safari/537.36',
    'Opera/9.80 (J2ME/MIDP; Opera Mini/4.2.14912/870; U; id) Presto/2.4.15',
  ])('takes %s for a person', (userAgent) => {
    expect(isScanner(visit({ userAgent }))).toBe(false);
  });

  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'TelegramBot (like TwitterBot)',
    'WhatsApp/2.23.20.0',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'Mozilla/5.0 (Windows NT 6.1; WOW64) AppleWebKit/534+ (KHTML, like Gecko) BingPreview/1.0b',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/120.0.0.0 Safari/537.36',
    'curl/8.4.0',
    'python-requests/2.31.0',
    '',
    '  ',
    undefined,
  ])('takes %s for a program', (userAgent) => {
    expect(isScanner(visit({ userAgent }))).toBe(true);
  });

  it.each(['HEAD', 'OPTIONS', 'POST'])('takes %s for a program', (method) => {
    expect(isScanner(visit({ method }))).toBe(true);
  });

  it.each(['prefetch', 'prefetch;prerender', 'Preview'])('takes the purpose %s for a program', (purpose) => {
    expect(isScanner(visit({ purposes: [purpose, undefined] }))).toBe(true);
    expect(isScanner(visit({ purposes: [undefined, purpose] }))).toBe(true);
  });
});
