import { contractText } from '@peyk/shared-screens';
import { array, boolean, object, string } from 'yup';
import type { SecretaryFields } from '../api/change-secretaries';
import type { Secretary } from '../api/list-secretaries';
import { messages } from '../messages';
import {
  LIMIT_SCHEMA,
  LIMIT_SERVER_FIELDS,
  USUAL_LIMITS,
  limitBodyOf,
  limitValuesOf,
  type LimitValues,
} from './limit-form';

/** As the contract has them, which a test holds: `limits` comes in one file for all pages, and this form alone would add a kilobyte to it. */
export const TITLE_LIMITS = { required: true, minLength: 1, maxLength: 100 } as const;
export const TITLE_CHARS = TITLE_LIMITS.maxLength;
export const REPLY_CHARS = 1_400;
export const MAX_FORWARDS = 10;
/** Each expression is looked for in every message. */
const [MAX_WORDS, MAX_EXPRESSIONS, MAX_WORD_CHARS] = [20, 5, 200];

/** What stands in the form; an empty text is nothing. */
export interface SecretaryValues extends LimitValues {
  readonly title: string;
  readonly line: string;
  readonly fromNumber: string;
  readonly match: Secretary['match'];
  /** One in a line. */
  readonly words: string;
  readonly reply: string;
  readonly forwardTo: readonly string[];
  /** The id of a web address. */
  readonly webhook: string;
  readonly addTo: string;
  readonly removeFrom: string;
  readonly optsOut: boolean;
  readonly once: boolean;
  /** Instants. */
  readonly startsAt: string;
  readonly endsAt: string;
  readonly fromHour: string;
  readonly toHour: string;
}

export const EMPTY_SECRETARY: SecretaryValues = {
  ...USUAL_LIMITS,
  ...{
    title: '',
    line: '',
    fromNumber: '',
    match: 'any',
    words: '',
    reply: '',
    forwardTo: [],
    webhook: '',
    addTo: '',
    removeFrom: '',
  },
  ...{ optsOut: false, once: false, startsAt: '', endsAt: '', fromHour: '', toHour: '' },
};

/** What the server calls the fields of the form. */
export const SERVER_FIELDS = {
  ...LIMIT_SERVER_FIELDS,
  fromNumber: 'from_number',
  forwardTo: 'forward_to',
  webhook: 'forward_to_webhook_id',
  addTo: 'add_to_phonebook_id',
  removeFrom: 'remove_from_phonebook_id',
  startsAt: 'starts_at',
  endsAt: 'ends_at',
  fromHour: 'from_hour',
  toHour: 'to_hour',
} as const;

/** The words of a text with one in each line. */
export const wordsOf = (text: string): string[] =>
  text
    .split('\n')
    .map((word) => word.trim())
    .filter((word) => word !== '');

const fitting = (text: string, most: number) => {
  const words = wordsOf(text);
  return words.length <= most && words.every((word) => [...word].length <= MAX_WORD_CHARS);
};

export const SCHEMA = object({
  ...LIMIT_SCHEMA,
  title: contractText(TITLE_LIMITS, { label: messages.fields.title }),
  line: string().required(messages.noLine),
  fromNumber: string(),
  match: string(),
  words: string()
    .test('some', messages.noWords, (text, { parent }) => parent.match === 'any' || wordsOf(text ?? '').length > 0)
    .test(
      'few',
      messages.tooManyWords,
      (text, { parent }) => parent.match === 'regex' || fitting(text ?? '', MAX_WORDS),
    )
    .test(
      'expressions',
      messages.tooManyExpressions,
      (text, { parent }) => parent.match !== 'regex' || fitting(text ?? '', MAX_EXPRESSIONS),
    ),
  reply: string().max(REPLY_CHARS),
  forwardTo: array(),
  webhook: string(),
  addTo: string(),
  removeFrom: string(),
  optsOut: boolean(),
  once: boolean(),
  startsAt: string(),
  endsAt: string().test(
    'after',
    messages.endBeforeStart,
    (end, { parent }) => !end || !parent.startsAt || end > parent.startsAt,
  ),
  fromHour: string(),
  // Formik hands an empty text over as nothing.
  toHour: string().test('both', messages.bothHours, (to = '', { parent: { fromHour: from = '' } }) =>
    to === '' ? from === '' : from !== '' && to !== from,
  ),
});

/** What is sent; what is not written is left out. */
export function bodyOf(values: SecretaryValues): SecretaryFields {
  const { title, line, fromNumber, match, forwardTo, optsOut, once } = values;
  const given = (name: keyof SecretaryFields, text: string) => (text === '' ? {} : { [name]: text });
  const hour = (name: keyof SecretaryFields, text: string) => (text === '' ? {} : { [name]: Number(text) });
  return {
    title,
    line,
    match,
    ...(match !== 'any' && { words: wordsOf(values.words) }),
    ...(forwardTo.length > 0 && { forward_to: [...forwardTo] }),
    ...given('from_number', fromNumber),
    ...given('reply', values.reply.trim()),
    ...given('forward_to_webhook_id', values.webhook),
    ...given('add_to_phonebook_id', values.addTo),
    ...given('remove_from_phonebook_id', values.removeFrom),
    ...(optsOut && { opts_out: true }),
    ...(once && { once_per_sender: true }),
    ...limitBodyOf(values),
    ...given('starts_at', values.startsAt),
    ...given('ends_at', values.endsAt),
    ...hour('from_hour', values.fromHour),
    ...hour('to_hour', values.toHour),
  };
}

/** A secretary as the form shows it. */
export function valuesOf(secretary: Secretary): SecretaryValues {
  return {
    title: secretary.title,
    line: secretary.line,
    fromNumber: secretary.from_number === secretary.line ? '' : secretary.from_number,
    match: secretary.match,
    words: secretary.words.join('\n'),
    reply: secretary.reply ?? '',
    forwardTo: secretary.forward_to,
    webhook: secretary.forward_to_webhook_id ?? '',
    addTo: secretary.add_to_phonebook_id ?? '',
    removeFrom: secretary.remove_from_phonebook_id ?? '',
    optsOut: secretary.opts_out,
    once: secretary.once_per_sender,
    ...limitValuesOf(secretary),
    startsAt: secretary.starts_at ?? '',
    endsAt: secretary.ends_at ?? '',
    fromHour: secretary.from_hour?.toString() ?? '',
    toHour: secretary.to_hour?.toString() ?? '',
  };
}
