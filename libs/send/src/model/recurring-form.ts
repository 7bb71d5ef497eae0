import { MAX_TEXT_CHARS } from '@peyk/shared-sms';
import { mixed, object, string, type TestContext } from 'yup';
import type { Recurring, RecurringContent, RecurringParams } from '../api/recurring';
import { messages } from '../messages';
import { recurringMessages } from '../recurring-messages';
import { EMPTY_COMPOSITION, type Composition } from './composition';
import { NOBODY, hasPeople, type ChosenPeople } from './people';
import { peopleFromParams } from './people-from-params';
import { isAnniversary, newRule, ruleOf, valuesOf, type RuleValues } from './recurring-rule';
import { roomFor } from './text-facts';
import type { Line } from './types';
import { PHONEBOOK_WAY } from './ways/phonebook-way';
import { QUICK_WAY } from './ways/quick-way';

const { problems } = recurringMessages;

/** The contract's own limits. */
export const MAX_RECURRING_NUMBERS = 10_000;
const MAX_SENDS = 10_000;

/** A send that comes again, as it is written: what is sent, when, and to whom. */
export interface RecurringValues extends Composition, RuleValues {
  readonly to: 'numbers' | 'people';
  /** Of birthdays: only who stands in one of these; empty for all contacts. */
  readonly books: readonly string[];
}

export function newRecurring(nowMs: number): RecurringValues {
  return { ...EMPTY_COMPOSITION, ...newRule(nowMs), to: 'numbers', books: [] };
}

/** One that is there, to be changed. */
export function recurringValues(recurring: Recurring): RecurringValues {
  const { params, rule, rate_per_second: rate, validity_minutes: validity } = recurring;
  const { recipients = [], phonebook_ids: books = [] } = params ?? {};
  return {
    ...EMPTY_COMPOSITION,
    ...valuesOf(rule),
    line: recurring.from_number,
    text: recurring.message,
    charity: recurring.charity,
    rate: rate === null ? '' : String(rate),
    validity: validity === null ? '' : String(validity),
    numbers: recipients,
    people: isAnniversary(rule) ? NOBODY : peopleFromParams(params ?? {}),
    to: params?.recipients ? 'numbers' : 'people',
    books: isAnniversary(rule) ? books : [],
  };
}

/** What the server is asked for. */
export function contentOf(values: RecurringValues): RecurringContent {
  return {
    from_number: values.line,
    message: values.text,
    rule: ruleOf(values),
    params: paramsOf(values),
    charity: values.charity,
    ...(values.rate !== '' && { rate_per_second: Number(values.rate) }),
    ...(values.validity !== '' && { validity_minutes: Number(values.validity) }),
  };
}

function paramsOf(values: RecurringValues): RecurringParams {
  if (isAnniversary(values)) return values.books.length === 0 ? {} : { phonebook_ids: [...values.books] };
  return (values.to === 'numbers' ? QUICK_WAY : PHONEBOOK_WAY).paramsOf(values) ?? {};
}

const isDigitsWithin = (digits: string, most: number) =>
  /^\d+$/.test(digits) && Number(digits) >= 1 && Number(digits) <= most;

/** Formik hands over all fields with each. */
function formOf({ parent }: TestContext): RecurringValues {
  // What yup holds there is the form itself.
  return parent as RecurringValues;
}

/** What it needs before it can be planned from one of these lines. */
export function recurringSchema(lines: readonly Line[]) {
  const needed = (
    sentence: string,
    isNeeded: (values: RecurringValues) => boolean,
    isGood = (text: string) => text !== '',
  ) => string().test('needed', sentence, (text = '', context) => !isNeeded(formOf(context)) || isGood(text));
  return object({
    line: string().required(messages.problems.line),
    text: string()
      .test('written', messages.problems.emptyText, (text = '') => text.trim() !== '')
      .test('short', messages.problems.longText, (text = '', context) => {
        const line = lines.find(({ number }) => number === formOf(context).line);
        return text.length <= roomFor(line, MAX_TEXT_CHARS);
      }),
    weekdays: mixed<readonly string[]>().test(
      'chosen',
      problems.weekdays,
      (days = [], context) => formOf(context).every !== 'week' || days.length > 0,
    ),
    monthDay: needed(problems.monthDay, ({ every }) => every === 'month'),
    propertyId: needed(problems.property, ({ every }) => every === 'property'),
    time: string().required(problems.time),
    startsOn: string().required(problems.startsOn),
    endsOn: needed(problems.endsOn, ({ ends }) => ends === 'day'),
    maxSends: needed(
      problems.maxSends,
      ({ ends }) => ends === 'count',
      (digits) => isDigitsWithin(digits, MAX_SENDS),
    ),
    numbers: mixed<readonly string[]>()
      .test(
        'some',
        messages.problems.noNumbers,
        (numbers = [], context) => !asksFor('numbers', context) || numbers.length > 0,
      )
      .test('few', problems.tooManyNumbers, (numbers = []) => numbers.length <= MAX_RECURRING_NUMBERS),
    people: mixed<ChosenPeople>().test(
      'some',
      messages.problems.noPeople,
      (people = NOBODY, context) => !asksFor('people', context) || hasPeople(people),
    ),
  });
}

function asksFor(to: RecurringValues['to'], context: TestContext): boolean {
  const values = formOf(context);
  return !isAnniversary(values) && values.to === to;
}
