import { originOf } from './session-origin';

const MOZILLA = 'Mozilla/5.0';
const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const IPHONE = `${MOZILLA} (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)`;

describe('whence a session comes', () => {
  it.each([
    ['chrome', 'windows', `${MOZILLA} (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36`],
    [
      'edge',
      'windows',
      `${MOZILLA} (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
    ],
    ['opera', 'linux', `${MOZILLA} (X11; Linux x86_64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36 OPR/120.0.0.0`],
    [
      'samsung',
      'android',
      `${MOZILLA} (Linux; Android 15; SM) ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0.0.0 Safari/537.36`,
    ],
    ['firefox', 'linux', `${MOZILLA} (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0`],
    [
      'safari',
      'macos',
      `${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15`,
    ],
    ['safari', 'ios', `${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`],
    ['chrome', 'ios', `${IPHONE} CriOS/140.0.0.0 Mobile/15E148 Safari/604.1`],
    ['other', 'other', 'curl/8.5.0'],
    ['other', 'other', ''],
  ])('is read as %s on %s', (browser, system, userAgent) => {
    expect(originOf({ ip: '192.0.2.17', userAgent })).toMatchObject({ browser, system });
  });

  it('is nothing more than a neighbourhood of the address', () => {
    expect(originOf({ ip: '192.0.2.17' }).addressRange).toBe('192.0.2.0/24');
    expect(originOf({ ip: '2001:db8:1:2::3' }).addressRange).toBe('2001:db8:1::/48');
  });

  it('looks at the head of a header alone, however long it is', () => {
    const userAgent = `${'x '.repeat(300)}Firefox/140.0`;
    expect(originOf({ ip: '192.0.2.17', userAgent }).browser).toBe('other');
  });
});
