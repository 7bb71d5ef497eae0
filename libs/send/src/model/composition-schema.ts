import { array, boolean, object, string } from 'yup';
import { MAX_TEXT_CHARS } from '@peyk/shared-sms';
import { messages } from '../messages';
import { roomFor } from './text-facts';
import type { Line } from './types';

/** Most recipients of one quick send; more come from a file or a phonebook. The contract's own limit. */
export const MAX_RECIPIENTS = 100_000;

/** What a composition needs before it can be sent on one of these lines. */
export function compositionSchema(lines: readonly Line[]) {
  return object({
    line: string()
      .required(messages.problems.line)
      .test('known', messages.problems.line, (number) => lines.some((line) => line.number === number && line.active)),
    text: string()
      .test('written', messages.problems.emptyText, (text = '') => text.trim() !== '')
      .test('short', messages.problems.longText, (text = '', context) => {
        const parent: unknown = context.parent;
        const line = lines.find(({ number }) => isChosen(parent, number));
        return text.length <= roomFor(line, MAX_TEXT_CHARS);
      }),
    numbers: array()
      .of(string().defined())
      .min(1, messages.problems.noNumbers)
      .max(MAX_RECIPIENTS, messages.problems.tooManyNumbers)
      .defined(),
    charity: boolean().defined(),
  });
}

function isChosen(composition: unknown, number: string): boolean {
  return (
    typeof composition === 'object' && composition !== null && 'line' in composition && composition.line === number
  );
}
