import { optionalText, readOneOf, text } from '@peyk/server-module';
import type { OptionHelp, Values } from '@peyk/server-module';
import { fail } from './fail';

const [LEAST_NOTE_CHARS, MOST_NOTE_CHARS] = [3, 500];

/** A reason of the domain's list, and what the reviewer adds. */
export interface Refusal<Reason extends string> {
  reason: Reason;
  note: string | undefined;
}

/** The options of a command that refuses, by the domain's reasons. */
export const REFUSAL_OPTIONS = (reasons: readonly string[]): Record<'reason' | 'note', OptionHelp> => ({
  reason: { kind: 'text', help: `One of ${reasons.join(', ')}.`, required: true },
  note: { kind: 'text', help: 'A Persian sentence; the account reads it. Needed with the reason "other".' },
});

/** What was typed. @throws UsageError, noteMissing */
export function refusalOf<Reason extends string>(values: Values, reasons: readonly Reason[]): Refusal<Reason> {
  const reason = readOneOf(text(values, 'reason'), reasons);
  const note = optionalText(values, 'note')?.trim();
  const chars = [...(note ?? '')].length;
  if ((reason === 'other' && chars < LEAST_NOTE_CHARS) || chars > MOST_NOTE_CHARS) fail('noteMissing');
  return { reason, note: note === '' ? undefined : note };
}
