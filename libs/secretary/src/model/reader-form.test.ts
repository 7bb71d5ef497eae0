import { limits } from '@peyk/shared-contract';
import { EMPTY_READER, MAX_KEYWORDS, READER_SCHEMA, readerBodyOf } from './reader-form';
import { REPLY_CHARS, TITLE_LIMITS } from './secretary-form';

const { title, reply } = limits.createReaderLimits;
const WRITTEN = { ...EMPTY_READER, title: 'نام', line: '30001405', reply: 'ثبت شد.' };

it('has the limits of the contract', () => {
  expect(TITLE_LIMITS).toEqual({ required: title.required, minLength: title.minLength, maxLength: title.maxLength });
  expect(REPLY_CHARS).toBe(reply.maxLength);
  expect(MAX_KEYWORDS).toBe(20);
});

it('leaves out what was not written', () => {
  const keywords = [
    { word: ' راهنما ', reply: 'کد بفرستید.' },
    { word: '', reply: ' ' },
  ];
  expect(readerBodyOf({ ...WRITTEN, keywords })).toEqual({
    ...{ title: 'نام', line: '30001405', reply: 'ثبت شد.' },
    ...{ keywords: [{ word: 'راهنما', reply: 'کد بفرستید.' }], most_in_ten_minutes: 5 },
  });
});

it.each<[string, object, string]>([
  ['no answer and no keyword', { reply: ' ' }, 'reply'],
  ['a keyword without an answer', { keywords: [{ word: 'راهنما', reply: '' }] }, 'keywords'],
  ['an answer without its keyword', { keywords: [{ word: '', reply: 'کد بفرستید.' }] }, 'keywords'],
  ['a keyword twice', { keywords: ['کد', ' کد'].map((word) => ({ word, reply: 'الف' })) }, 'keywords'],
  ['an end before the beginning', { startsAt: '2026-12-01', endsAt: '2026-11-01' }, 'endsAt'],
])('does not take %s', async (_what, change, field) => {
  await expect(READER_SCHEMA.validateAt(field, { ...WRITTEN, ...change })).rejects.toThrow();
});

it('takes keywords alone', async () => {
  const keywords = [{ word: 'راهنما', reply: 'کد بفرستید.' }];
  await expect(READER_SCHEMA.validate({ ...WRITTEN, reply: '', keywords })).resolves.toBeTruthy();
});
