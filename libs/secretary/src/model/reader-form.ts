import { contractText } from '@peyk/shared-screens';
import { array, object, string } from 'yup';
import type { Reader, ReaderFields } from '../api/readers';
import { messages } from '../messages';
import { readerMessages } from '../reader-messages';
import {
  LIMIT_SCHEMA,
  LIMIT_SERVER_FIELDS,
  USUAL_LIMITS,
  limitBodyOf,
  limitValuesOf,
  type LimitValues,
} from './limit-form';
import { REPLY_CHARS, TITLE_LIMITS } from './secretary-form';

/** As the contract has it, which a test holds. */
export const MAX_KEYWORDS = 20;
export const KEYWORD_CHARS = 60;

/** A keyword while it is written. */
export interface KeywordValues {
  readonly word: string;
  readonly reply: string;
}

/** What stands in the form; an empty text is nothing. */
export interface ReaderValues extends LimitValues {
  readonly title: string;
  readonly line: string;
  readonly fromNumber: string;
  readonly reply: string;
  readonly duplicateReply: string;
  readonly wrongReply: string;
  readonly keywords: readonly KeywordValues[];
  readonly addTo: string;
  /** Instants. */
  readonly startsAt: string;
  readonly endsAt: string;
}

export const EMPTY_READER: ReaderValues = {
  ...USUAL_LIMITS,
  ...{ title: '', line: '', fromNumber: '', reply: '', duplicateReply: '', wrongReply: '' },
  ...{ keywords: [], addTo: '', startsAt: '', endsAt: '' },
};

/** What the server calls the fields of the form. */
export const READER_SERVER_FIELDS = {
  ...LIMIT_SERVER_FIELDS,
  fromNumber: 'from_number',
  duplicateReply: 'duplicate_reply',
  wrongReply: 'wrong_reply',
  addTo: 'add_to_phonebook_id',
  startsAt: 'starts_at',
  endsAt: 'ends_at',
} as const;

/** Keywords of which something is written. Formik hands an empty text over as nothing. */
export const writtenOf = (keywords: readonly Partial<KeywordValues>[]): KeywordValues[] =>
  keywords
    .map(({ word = '', reply = '' }) => ({ word: word.trim(), reply: reply.trim() }))
    .filter(({ word, reply }) => word !== '' || reply !== '');

const isComplete = ({ word, reply }: KeywordValues) => word !== '' && reply !== '';
const isTwice = (keywords: readonly KeywordValues[]) =>
  new Set(keywords.map(({ word }) => word.toLowerCase())).size < keywords.length;

export const READER_SCHEMA = object({
  ...LIMIT_SCHEMA,
  title: contractText(TITLE_LIMITS, { label: readerMessages.fields.title }),
  line: string().required(messages.noLine),
  fromNumber: string(),
  reply: string()
    .max(REPLY_CHARS)
    .test(
      'something',
      readerMessages.nothingToDo,
      (text = '', { parent }) => text.trim() !== '' || writtenOf(parent.keywords ?? []).length > 0,
    ),
  duplicateReply: string().max(REPLY_CHARS),
  wrongReply: string().max(REPLY_CHARS),
  keywords: array()
    .test('complete', readerMessages.keywordIncomplete, (rows) => writtenOf(rows ?? []).every(isComplete))
    .test('once', readerMessages.keywordTwice, (rows) => !isTwice(writtenOf(rows ?? []))),
  addTo: string(),
  startsAt: string(),
  endsAt: string().test(
    'after',
    messages.endBeforeStart,
    (end, { parent }) => !end || !parent.startsAt || end > parent.startsAt,
  ),
});

/** What is sent; what is not written is left out. */
export function readerBodyOf(values: ReaderValues): ReaderFields {
  const keywords = writtenOf(values.keywords);
  const given = (name: keyof ReaderFields, text: string) => (text.trim() === '' ? {} : { [name]: text.trim() });
  return {
    title: values.title,
    line: values.line,
    ...(keywords.length > 0 && { keywords }),
    ...given('from_number', values.fromNumber),
    ...given('reply', values.reply),
    ...given('duplicate_reply', values.duplicateReply),
    ...given('wrong_reply', values.wrongReply),
    ...given('add_to_phonebook_id', values.addTo),
    ...limitBodyOf(values),
    ...given('starts_at', values.startsAt),
    ...given('ends_at', values.endsAt),
  };
}

/** A code reader as the form shows it. */
export const readerValuesOf = (reader: Reader): ReaderValues => ({
  title: reader.title,
  line: reader.line,
  fromNumber: reader.from_number === reader.line ? '' : reader.from_number,
  reply: reader.reply ?? '',
  duplicateReply: reader.duplicate_reply ?? '',
  wrongReply: reader.wrong_reply ?? '',
  keywords: reader.keywords,
  addTo: reader.add_to_phonebook_id ?? '',
  ...limitValuesOf(reader),
  startsAt: reader.starts_at ?? '',
  endsAt: reader.ends_at ?? '',
});
