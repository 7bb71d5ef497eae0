import { jsonText } from './json-text';

it('keeps a text with what PostgreSQL would refuse: a NUL, half a character', () => {
  const value = { search: 'a\0b', deep: [{ c: '\ud83d' }, '\ude00'] };
  expect(jsonText(value)).toBe('{"search":"a\ufffdb","deep":[{"c":"\ufffd"},"\ufffd"]}');
});

it('leaves everything else as it is, also what only looks like that', () => {
  const value = { text: String.raw`\u0000 \ud83d`, smile: '😀', number: 12, none: null, yes: true };
  expect(JSON.parse(jsonText(value))).toEqual(value);
});
