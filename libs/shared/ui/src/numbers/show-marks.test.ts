import { showMarks } from './show-marks';

it('writes marks of direction out', () => {
  expect(showMarks('a\u202egpj.exe')).toBe('a[U+202E]gpj.exe');
  expect(showMarks('\u2066x\u2069')).toBe('[U+2066]x[U+2069]');
});

it('leaves half-spaces and everything else alone', () => {
  const plain = 'شماره\u200cها \u200e−۱۲.csv';
  expect(showMarks(plain)).toBe(plain);
});
