import { isOwnOrigin } from './is-own-origin';

describe('the origin of a live socket', () => {
  it.each([
    ['https://panel.example', 'panel.example'],
    ['https://panel.example', 'panel.example:443'],
    ['http://panel.example', 'panel.example:80'],
    ['http://127.0.0.1:4300', '127.0.0.1:4300'],
    ['http://[::1]:4300', '[::1]:4300'],
    ['https://PANEL.example', 'panel.EXAMPLE'],
  ])('is ours when the page %s asks %s', (origin, host) => {
    expect(isOwnOrigin(origin, host, [])).toBe(true);
  });

  it.each([
    ['https://evil.example', 'panel.example'],
    ['https://panel.example.evil.example', 'panel.example'],
    ['https://evil.example', 'panel.example@evil.example:1'],
    ['http://127.0.0.1:4301', '127.0.0.1:4300'],
    ['null', 'panel.example'],
    ['file://panel.example', 'panel.example'],
    ['chrome-extension://panel.example', 'panel.example'],
    ['https://panel.example', ''],
    ['', ''],
  ])('is foreign when the page %s asks %s', (origin, host) => {
    expect(isOwnOrigin(origin, host, [])).toBe(false);
  });

  it('is ours where the settings name it, to the letter', () => {
    expect(isOwnOrigin('https://panel.example', 'api.example', ['https://panel.example'])).toBe(true);
    expect(isOwnOrigin('http://panel.example', 'api.example', ['https://panel.example'])).toBe(false);
  });

  it('is not asked for where no browser is', () => {
    expect(isOwnOrigin(undefined, 'panel.example', [])).toBe(true);
  });
});
