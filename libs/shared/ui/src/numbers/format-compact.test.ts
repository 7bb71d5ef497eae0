import { formatCompact } from './format-compact';

it.each([
  [0, '۰'],
  [9999, '۹٬۹۹۹'],
  [10_000, '۱۰ هزار'],
  [12_550, '۱۲٫۵ هزار'],
  [999_999, '۹۹۹٫۹ هزار'],
  [1_500_000, '۱٫۵ میلیون'],
  [2_000_000_000, '۲ میلیارد'],
  [-12_000, '\u200e−۱۲ هزار'],
])('writes %d as %s', (value, words) => {
  expect(formatCompact(value)).toBe(words);
});
