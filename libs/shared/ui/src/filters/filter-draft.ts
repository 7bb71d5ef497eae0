import {
  endOfJalaliDay,
  instantToTehran,
  jalaliToText,
  parseJalali,
  startOfJalaliDay,
  type JalaliDate,
} from '@peyk/shared-jalali';
import { tooLongMessage } from '@peyk/shared-validation';
import { countOver, unitOf } from '../fields/typed-text';
import {
  isFilterRange,
  type FilterField,
  type FilterRange,
  type FilterValue,
  type FilterValues,
  type SearchFilter,
} from './filter-field';
import { MAX_FILTER_CHARS } from './filter-look';

/** What stands in the fields before it is applied: as in the values, but typed days are Jalali text, maybe half written. */
export type FilterDraft = Readonly<Record<string, FilterValue>>;

/** What is wrong in which field, by key. The two ends of a range have keys of their own. */
export type FilterErrors = Readonly<Record<string, string>>;

/** Typed texts that a calendar field has not taken as a day, by the same keys as the errors. */
export type UnreadTexts = Readonly<Record<string, string>>;

export interface ReadDraft {
  readonly values: FilterValues;
  readonly errors: FilterErrors;
}

const WRONG_ORDER = 'ابتدای بازه بعد از پایان آن است؛ جای آن دو را عوض کنید.';
const NUMBER = /^\d{1,15}$/;
const WRONG_NUMBER = 'عدد را با حداکثر ۱۵ رقم بنویسید.';

export const errorKey = (field: FilterField, end: 'from' | 'to') => `${field.key}.${end}`;

/** What the fields show for the values that are applied. */
export function draftOf(fields: readonly FilterField[], values: FilterValues): FilterDraft {
  const shown = fields.flatMap((field) => {
    const value = values[field.key];
    return value === undefined ? [] : [[field.key, draftValue(field, value)] as const];
  });
  return Object.fromEntries(shown);
}

/**
 * The values that the fields mean, without what is empty; and what is wrong with the fields that mean nothing. What is unread stands
 * for what its field has: nothing that someone typed is dropped in silence.
 */
export function readDraft(fields: readonly FilterField[], draft: FilterDraft, unread: UnreadTexts): ReadDraft {
  const values: Record<string, FilterValue> = {};
  const errors: Record<string, string> = {};
  for (const field of fields) {
    const { value, ...wrong } = readField(field, draft[field.key], unread);
    Object.assign(errors, wrong.errors);
    if (value !== undefined) values[field.key] = value;
  }
  return { values, errors };
}

interface ReadField {
  readonly value?: FilterValue;
  readonly errors?: FilterErrors;
}

function readField(field: FilterField, draft: FilterValue | undefined, unread: UnreadTexts): ReadField {
  if (field.type === 'date_range' || field.type === 'search_range') {
    const { from, to } = isFilterRange(draft) ? draft : {};
    return readRange(field, {
      from: unread[errorKey(field, 'from')] ?? from,
      to: unread[errorKey(field, 'to')] ?? to,
    });
  }
  if (draft !== undefined && typeof draft !== 'string')
    return isFilterRange(draft) || draft.length === 0 ? {} : { value: draft };
  const text = (unread[field.key] ?? draft ?? '').trim();
  if (text === '') return {};
  if (field.type === 'date') {
    const day = readDay(text, startOfJalaliDay);
    return day.error === undefined ? { value: day.end } : { errors: { [field.key]: day.error } };
  }
  const problem = field.type === 'search' ? problemOf(field, text) : undefined;
  return problem === undefined ? { value: text } : { errors: { [field.key]: problem } };
}

/** Why a text is not searched for. */
export function problemOf(
  { kind, maxLength = MAX_FILTER_CHARS, check }: SearchFilter,
  text: string,
): string | undefined {
  const over = countOver(text, maxLength);
  if (over === 0) return check?.(text);
  return tooLongMessage(maxLength, over, unitOf(kind ?? 'search'));
}

function readRange(field: FilterField, { from = '', to = '' }: FilterRange): ReadField {
  const read = field.type === 'date_range' ? readDay : readNumber;
  const first = from.trim() === '' ? OPEN : read(from.trim(), startOfJalaliDay);
  const last = to.trim() === '' ? OPEN : read(to.trim(), endOfJalaliDay);
  if (first.error !== undefined || last.error !== undefined) {
    return {
      errors: {
        ...(first.error !== undefined && { [errorKey(field, 'from')]: first.error }),
        ...(last.error !== undefined && { [errorKey(field, 'to')]: last.error }),
      },
    };
  }
  const value: FilterRange = {
    ...(first.end !== undefined && { from: first.end }),
    ...(last.end !== undefined && { to: last.end }),
  };
  if (value.from === undefined && value.to === undefined) return {};
  if (isBackwards(field, value)) return { errors: { [errorKey(field, 'to')]: WRONG_ORDER } };
  return { value };
}

interface ReadEnd {
  readonly end?: string;
  readonly error?: string;
}
const OPEN: ReadEnd = {};

/** A day from a calendar is an instant already; a typed one is Jalali text. */
function readDay(text: string, at: (day: JalaliDate) => string): ReadEnd {
  if (text.includes('T')) return { end: text };
  const parsed = parseJalali(text);
  return parsed.ok ? { end: at(parsed.date) } : { error: parsed.message };
}

function readNumber(text: string): ReadEnd {
  return NUMBER.test(text) ? { end: text } : { error: WRONG_NUMBER };
}

function isBackwards(field: FilterField, { from, to }: FilterRange): boolean {
  if (from === undefined || to === undefined) return false;
  return field.type === 'date_range' ? Date.parse(from) > Date.parse(to) : Number(from) > Number(to);
}

function draftValue(field: FilterField, value: FilterValue): FilterValue {
  if ((field.type !== 'date' && field.type !== 'date_range') || field.typed !== true) return value;
  if (typeof value === 'string') return textOfDay(value);
  if (!isFilterRange(value)) return value;
  const { from, to } = value;
  return { ...(from !== undefined && { from: textOfDay(from) }), ...(to !== undefined && { to: textOfDay(to) }) };
}

/** The day of an instant, as it is written in a field. What is no instant (an old saved filter) is an empty field. */
function textOfDay(instant: string): string {
  try {
    return jalaliToText(instantToTehran(instant));
  } catch {
    return '';
  }
}
