import { formatBytes } from './format-bytes';

const MIB = 1024 * 1024;

it.each([
  [0, '۰ بایت'],
  [1023, '۱٬۰۲۳ بایت'],
  [1024, '۱ کیلوبایت'],
  [1536, '۱٫۵ کیلوبایت'],
  [12 * MIB, '۱۲ مگابایت'],
  [3 * 1024 * MIB, '۳ گیگابایت'],
])('writes a size of %d bytes in words', (bytes, words) => {
  expect(formatBytes(bytes)).toBe(words);
});

it('never writes what is over a limit as the limit itself', () => {
  expect(formatBytes(10 * MIB + 1)).toBe('۱۰٫۱ مگابایت');
});
