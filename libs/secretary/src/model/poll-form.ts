import { contractText } from '@peyk/shared-screens';
import { asksToOptOut, normaliseForMatching } from '@peyk/shared-sms';
import { toPersianDigits } from '@peyk/shared-validation';
import { array, object, string } from 'yup';
import type { Poll, PollFields } from '../api/polls';
import { messages } from '../messages';
import { pollMessages } from '../poll-messages';
import {
  LIMIT_SCHEMA,
  LIMIT_SERVER_FIELDS,
  USUAL_LIMITS,
  limitBodyOf,
  limitValuesOf,
  type LimitValues,
} from './limit-form';
import { REPLY_CHARS, TITLE_LIMITS } from './secretary-form';

/** As the contract has them, which a test holds. */
export const QUESTION_LIMITS = { required: true, minLength: 1, maxLength: 300 } as const;
export const [MIN_OPTIONS, MAX_OPTIONS] = [2, 20];
export const [MAX_CODES, CODE_CHARS] = [20, 60];
/** Of all codes of an option as they are typed, with what stands between them. */
export const CODES_CHARS = MAX_CODES * (CODE_CHARS + 1);

/** An option while it is written: its codes with `|` between them. */
export interface OptionValues {
  readonly title: string;
  readonly codes: string;
}

/** What stands in the form; an empty text is nothing. */
export interface PollValues extends LimitValues {
  readonly title: string;
  readonly line: string;
  readonly fromNumber: string;
  readonly question: string;
  readonly options: readonly OptionValues[];
  readonly repeatVotes: Poll['repeat_votes'];
  readonly reply: string;
  readonly repeatReply: string;
  readonly unknownReply: string;
  readonly endedReply: string;
  /** Instants. */
  readonly startsAt: string;
  readonly endsAt: string;
}

const NO_OPTION: OptionValues = { title: '', codes: '' };

export const EMPTY_POLL: PollValues = {
  ...USUAL_LIMITS,
  ...{ title: '', line: '', fromNumber: '', question: '', options: [NO_OPTION, NO_OPTION], repeatVotes: 'first' },
  ...{ reply: '', repeatReply: '', unknownReply: '', endedReply: '', startsAt: '', endsAt: '' },
};

/** What the server calls the fields of the form. */
export const POLL_SERVER_FIELDS = {
  ...LIMIT_SERVER_FIELDS,
  fromNumber: 'from_number',
  repeatVotes: 'repeat_votes',
  repeatReply: 'repeat_reply',
  unknownReply: 'unknown_reply',
  endedReply: 'ended_reply',
  startsAt: 'starts_at',
  endsAt: 'ends_at',
} as const;

/** Codes out of a text with `|` between them. */
export const codesOf = (text: string): string[] =>
  text
    .split('|')
    .map((code) => code.trim())
    .filter((code) => code !== '');

/** Options of which something is written. Formik hands an empty text over as nothing. */
export const writtenOptions = (options: readonly Partial<OptionValues>[]): OptionValues[] =>
  options
    .map(({ title = '', codes = '' }) => ({ title: title.trim(), codes: codes.trim() }))
    .filter(({ title, codes }) => title !== '' || codesOf(codes).length > 0);

/** What an option is chosen by: its title, and its codes or its place. */
const answersOf = ({ title, codes }: OptionValues, place: number): string[] => {
  const own = codesOf(codes);
  return [title, ...(own.length > 0 ? own : [String(place + 1)])];
};

/** What would choose an option, and asks for no more messages instead: nobody could vote for it with that. */
export const answerThatOptsOut = (options: readonly OptionValues[]): string | undefined =>
  options.flatMap(answersOf).find(asksToOptOut);

/** What two options would both be chosen by; the server compares in the same way, and without punctuation. */
export function answerTwice(options: readonly OptionValues[]): string | undefined {
  const taken = new Map<string, number>();
  for (const [place, option] of options.entries()) {
    for (const text of answersOf(option, place)) {
      const form = normaliseForMatching(text).trim().toLowerCase();
      if ((taken.get(form) ?? place) !== place) return text;
      taken.set(form, place);
    }
  }
  return undefined;
}

const isFitting = ({ codes }: OptionValues) => {
  const own = codesOf(codes);
  return own.length <= MAX_CODES && own.every((code) => [...code].length <= CODE_CHARS);
};

const OPTIONS = array()
  .test('few', pollMessages.fewOptions, (rows) => writtenOptions(rows ?? []).length >= MIN_OPTIONS)
  .test('titles', pollMessages.optionWithoutTitle, (rows) =>
    writtenOptions(rows ?? []).every(({ title }) => title !== ''),
  )
  .test('codes', pollMessages.tooManyCodes, (rows) => writtenOptions(rows ?? []).every(isFitting))
  .test('once', (rows, { createError }) => {
    const twice = answerTwice(writtenOptions(rows ?? []));
    return twice === undefined || createError({ message: pollMessages.answerTwice(toPersianDigits(twice)) });
  })
  .test('votes', (rows, { createError }) => {
    const text = answerThatOptsOut(writtenOptions(rows ?? []));
    return text === undefined || createError({ message: pollMessages.optsOut(toPersianDigits(text)) });
  });

export const POLL_SCHEMA = object({
  ...LIMIT_SCHEMA,
  title: contractText(TITLE_LIMITS, { label: pollMessages.fields.title }),
  line: string().required(messages.noLine),
  fromNumber: string(),
  question: contractText(QUESTION_LIMITS, { label: pollMessages.fields.question }),
  options: OPTIONS,
  repeatVotes: string(),
  reply: string().max(REPLY_CHARS),
  repeatReply: string().max(REPLY_CHARS),
  unknownReply: string().max(REPLY_CHARS),
  endedReply: string().max(REPLY_CHARS),
  startsAt: string(),
  endsAt: string().test(
    'after',
    messages.endBeforeStart,
    (end, { parent }) => !end || !parent.startsAt || end > parent.startsAt,
  ),
});

/** What is sent; what is not written is left out. */
export function pollBodyOf(values: PollValues): PollFields {
  const given = (name: keyof PollFields, text: string) => (text.trim() === '' ? {} : { [name]: text.trim() });
  const options = writtenOptions(values.options).map(({ title, codes }) => {
    const own = codesOf(codes);
    return { title, ...(own.length > 0 && { codes: own }) };
  });
  return {
    title: values.title,
    line: values.line,
    question: values.question,
    options,
    repeat_votes: values.repeatVotes,
    ...given('from_number', values.fromNumber),
    ...given('reply', values.reply),
    // Where all votes count there is no other one.
    ...(values.repeatVotes !== 'all' && given('repeat_reply', values.repeatReply)),
    ...given('unknown_reply', values.unknownReply),
    ...given('ended_reply', values.endedReply),
    ...limitBodyOf(values),
    ...given('starts_at', values.startsAt),
    ...given('ends_at', values.endsAt),
  };
}

/** A poll as the form shows it. */
export const pollValuesOf = (poll: Poll): PollValues => ({
  title: poll.title,
  line: poll.line,
  fromNumber: poll.from_number === poll.line ? '' : poll.from_number,
  question: poll.question,
  options: poll.options.map(({ title, codes }) => ({ title, codes: codes.join('|') })),
  repeatVotes: poll.repeat_votes,
  reply: poll.reply ?? '',
  repeatReply: poll.repeat_reply ?? '',
  unknownReply: poll.unknown_reply ?? '',
  endedReply: poll.ended_reply ?? '',
  ...limitValuesOf(poll),
  startsAt: poll.starts_at ?? '',
  endsAt: poll.ends_at ?? '',
});
