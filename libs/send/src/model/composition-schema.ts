import { boolean, object, string } from 'yup';
import { MAX_TEXT_CHARS } from '@peyk/shared-sms';
import { messages } from '../messages';
import type { Composition } from './composition';
import { roomFor } from './text-facts';
import type { Line } from './types';

/** The contract's own limits: parts a second, and minutes. */
const MAX_RATE = 100_000;
const MAX_WEEKLY = 50;
const MIN_VALIDITY = 5;
const MAX_VALIDITY = 10_080;

function isWithin(digits = '', least: number, most: number): boolean {
  return digits === '' || (Number(digits) >= least && Number(digits) <= most);
}

/** The options of a composition, those that no send takes as if nobody had typed them. */
export function optionsWithinLimits({
  sendTime,
  rate,
  validity,
  weeklyLimit,
}: Composition): Pick<Composition, 'sendTime' | 'rate' | 'validity' | 'weeklyLimit'> {
  return {
    sendTime,
    rate: isWithin(rate, 1, MAX_RATE) ? rate : '',
    validity: isWithin(validity, MIN_VALIDITY, MAX_VALIDITY) ? validity : '',
    weeklyLimit: isWithin(weeklyLimit, 1, MAX_WEEKLY) ? weeklyLimit : '',
  };
}

/** What a composition needs before it can be sent on one of these lines, beside its recipients: those are its way's (`problemOf`). No text where each recipient brings one. */
export function compositionSchema(lines: readonly Line[], needsText: boolean) {
  return object({
    line: string()
      .required(messages.problems.line)
      .test('known', messages.problems.line, (number) => lines.some((line) => line.number === number && line.active)),
    text: string()
      .test('written', messages.problems.emptyText, (text = '') => !needsText || text.trim() !== '')
      .test('short', messages.problems.longText, (text = '', context) => {
        const parent: unknown = context.parent;
        const line = lines.find(({ number }) => isChosen(parent, number));
        return !needsText || text.length <= roomFor(line, MAX_TEXT_CHARS);
      }),
    charity: boolean().defined(),
    // Formik leaves out what is empty.
    sendTime: string().test(
      'ahead',
      messages.problems.pastTime,
      (instant = '') => instant === '' || Date.parse(instant) > Date.now(),
    ),
    rate: string().test('range', messages.problems.rate, (digits) => isWithin(digits, 1, MAX_RATE)),
    weeklyLimit: string().test('range', messages.problems.weeklyLimit, (digits) => isWithin(digits, 1, MAX_WEEKLY)),
    validity: string().test('range', messages.problems.validity, (digits) =>
      isWithin(digits, MIN_VALIDITY, MAX_VALIDITY),
    ),
  });
}

function isChosen(composition: unknown, number: string): boolean {
  return (
    typeof composition === 'object' && composition !== null && 'line' in composition && composition.line === number
  );
}
