import { limits } from '@peyk/shared-contract';
import { EMPTY_POLL, POLL_SCHEMA, QUESTION_LIMITS, answerThatOptsOut, answerTwice, pollBodyOf } from './poll-form';
import { REPLY_CHARS, TITLE_LIMITS } from './secretary-form';

const { title, question, reply } = limits.createPollLimits;
const OPTIONS = [
  { title: 'شمال', codes: 'الف|1' },
  { title: 'جنوب', codes: '' },
];
const WRITTEN = { ...EMPTY_POLL, title: 'نام', line: '30001405', question: 'کدام؟', options: OPTIONS };
interface Limits {
  required: boolean;
  minLength: number;
  maxLength: number;
}
const lengths = ({ required, minLength, maxLength }: Limits) => ({ required, minLength, maxLength });

it('has the limits of the contract', () => {
  expect([TITLE_LIMITS, QUESTION_LIMITS]).toEqual([lengths(title), lengths(question)]);
  expect(REPLY_CHARS).toBe(reply.maxLength);
});

it('leaves out what was not written, and the answer to another vote where all count', () => {
  const options = [...OPTIONS, { title: '', codes: ' | ' }];
  const values = { ...WRITTEN, options, repeatVotes: 'all' as const, reply: ' شمرده شد ', repeatReply: 'دوباره' };
  expect(pollBodyOf(values)).toEqual({
    ...{ title: 'نام', line: '30001405', question: 'کدام؟', repeat_votes: 'all', reply: 'شمرده شد' },
    options: [{ title: 'شمال', codes: ['الف', '1'] }, { title: 'جنوب' }],
    most_in_ten_minutes: 5,
  });
});

it.each<[string, object, string]>([
  ['no question', { question: ' ' }, 'question'],
  ['one option', { options: [OPTIONS[0], { title: ' ', codes: '' }] }, 'options'],
  ['codes without their option', { options: [...OPTIONS, { title: '', codes: 'ج' }] }, 'options'],
  ['a code of two options', { options: [OPTIONS[0], { title: 'جنوب', codes: 'ب|۱' }] }, 'options'],
  [
    'more codes than an option has',
    { options: [OPTIONS[0], { title: 'ب', codes: Array.from({ length: 21 }, (_one, at) => `c${at}`).join('|') }] },
    'options',
  ],
  ['a code that asks to opt out', { options: [OPTIONS[0], { title: 'ب', codes: 'لغو' }] }, 'options'],
  ['a code that is too long', { options: [OPTIONS[0], { title: 'ب', codes: 'c'.repeat(61) }] }, 'options'],
  ['an end before the beginning', { startsAt: '2026-12-01', endsAt: '2026-11-01' }, 'endsAt'],
])('does not take %s', async (_what, change, field) => {
  await expect(POLL_SCHEMA.validateAt(field, { ...WRITTEN, ...change })).rejects.toThrow();
});

it('names what two options would be chosen by, by any keyboard', () => {
  expect(answerTwice(OPTIONS)).toBeUndefined();
  expect(
    answerTwice([
      { title: 'كوچك', codes: '' },
      { title: 'ب', codes: 'کوچک' },
    ]),
  ).toBe('کوچک');
  // The place of an option without codes is its code.
  expect(
    answerTwice([
      { title: 'الف', codes: '۲' },
      { title: 'ب', codes: '' },
    ]),
  ).toBe('2');
  expect(
    answerTwice([
      { title: 'بله', codes: 'بله|1' },
      { title: 'خیر', codes: '' },
    ]),
  ).toBeUndefined();
});

it('names what asks to opt out, also as the place of the eleventh option', () => {
  const options = Array.from({ length: 12 }, (_one, at) => ({ title: `گزینه ${at}`, codes: '' }));
  expect(answerThatOptsOut(options)).toBe('11');
  const coded = options.map((one, at) => (at === 10 ? { ...one, codes: 'یازده' } : one));
  expect([answerThatOptsOut(coded), answerThatOptsOut([{ title: 'الف', codes: 'ب|۱۱' }])]).toEqual([undefined, '۱۱']);
});
