import { MAX_PASTED_NUMBERS } from '@peyk/shared-sms';
import { readNumbers } from './read-numbers';

it('reads one number per line and numbers between commas of both scripts', () => {
  const read = readNumbers('09240000001\n 9240000002 ,+989240000003،00989240000004\r\n\n۰۹۲۴۰۰۰۰۰۰۵', []);
  expect(read.valid).toEqual(['989240000001', '989240000002', '989240000003', '989240000004', '989240000005']);
  expect(read.invalid).toEqual([]);
});

it('lists each wrong entry once', () => {
  expect(readNumbers('abc, 0941, abc', []).invalid).toEqual(['abc', '0941']);
});

it('lists as repeated what came twice and what was there before', () => {
  const read = readNumbers('09240000001,09240000001,09240000002', ['989240000002']);
  expect(read.valid).toEqual(['989240000001']);
  expect(read.duplicate).toEqual(['989240000001', '989240000002']);
});

it('reads a thousand entries and counts what it did not read', () => {
  const text = Array.from(
    { length: MAX_PASTED_NUMBERS + 1 },
    (_unused, index) => `0924${String(index).padStart(7, '0')}`,
  ).join('\n');
  const read = readNumbers(text, []);
  expect(read.valid).toHaveLength(MAX_PASTED_NUMBERS);
  expect(read.ignoredCount).toBe(1);
});
