import { depthOf, typeWords } from './field-words';
import type { Field } from './reference';

const field = (more: Partial<Field>): Field => ({ name: 'x', type: 'text', isRequired: true, ...more });

it.each<[string, Partial<Field>]>([
  ['متن، حداکثر ۲٬۷۰۰ نویسه', { limits: [1, 2700] }],
  ['متن، ۸ تا ۱۰۰ نویسه', { limits: [8, 100] }],
  ['فهرست متن‌ها، حداکثر ۱٬۰۰۰ مورد', { type: 'list', of: 'text', limits: [null, 1000] }],
  ['فهرست، دست‌کم ۲ مورد', { type: 'list', limits: [2, null] }],
  ['عدد صحیح، ۱ تا ۱۰۰', { type: 'integer', limits: [1, 100] }],
  ['عدد صحیح، ۰ تا ۲۳، یا null', { type: 'integer', limits: [0, 23], isNullable: true }],
  ['متن، ۶ نویسه', { limits: [6, 6] }],
  ['شناسه', { type: 'id', limits: [0, null] }],
])('says %s', (words, given) => {
  expect(typeWords(field(given))).toBe(words);
});

it('knows how deep a field stands', () => {
  expect(['a', 'a.b', 'a[].b.c'].map((name) => depthOf(field({ name })))).toEqual([0, 1, 2]);
});
