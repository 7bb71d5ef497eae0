import { limits } from '@peyk/shared-contract';
import { EMPTY_SECRETARY, REPLY_CHARS, SCHEMA, TITLE_LIMITS, bodyOf, wordsOf } from './secretary-form';

const { title, reply } = limits.createSecretaryLimits;

it('has the limits of the contract', () => {
  expect(TITLE_LIMITS).toEqual({ required: title.required, minLength: title.minLength, maxLength: title.maxLength });
  expect(REPLY_CHARS).toBe(reply.maxLength);
});

it('takes a word from each line', () => {
  expect(wordsOf(' قیمت \n\n تعرفه\n')).toEqual(['قیمت', 'تعرفه']);
});

it('leaves out what was not written', () => {
  const written = { ...EMPTY_SECRETARY, title: 'نام', line: '30001405', reply: ' سلام ', words: 'x' };
  expect(bodyOf(written)).toEqual({
    ...{ title: 'نام', line: '30001405', match: 'any', reply: 'سلام' },
    most_in_ten_minutes: 5,
  });
});

it.each<[string, object, string]>([
  ['one hour alone', { fromHour: '8' }, 'toHour'],
  ['the same hour twice', { fromHour: '8', toHour: '8' }, 'toHour'],
  ['an end before the beginning', { startsAt: '2026-12-01', endsAt: '2026-11-01' }, 'endsAt'],
  ['a word of 201 characters', { match: 'exact', words: 'ک'.repeat(201) }, 'words'],
  ['6 expressions', { match: 'regex', words: 'a\nb\nc\nd\ne\nf' }, 'words'],
  ['21 words', { match: 'exact', words: Array(21).fill('کد').join('\n') }, 'words'],
])('does not take %s', async (_what, change, field) => {
  const values = { ...EMPTY_SECRETARY, title: 'نام', line: '30001405', ...change };
  await expect(SCHEMA.validateAt(field, values)).rejects.toThrow();
  await expect(SCHEMA.validateAt('title', values)).resolves.toBe('نام');
});
