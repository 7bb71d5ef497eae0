import { type PickerLayout, type PickerTextReader } from '@peyk/shared-jalali';
import { normaliseDigits } from '@peyk/shared-validation';
import { isWithin, outsideMessage, type PickerBounds } from './picker-bounds';
import { valueOf, type ValueRules } from './picker-value';
import { instantToTehran } from '@peyk/shared-jalali';
import { RESTORED } from './picker-words';

const DATE_DIGITS = 8;
const MINUTE_DIGITS = 12;
const SECOND_DIGITS = 14;
const CLOCK_WITH_MINUTE = /\s\d{1,2}:\d{2}$/;
const CLOCK_WITH_SECOND = /\s\d{1,2}:\d{2}:\d{2}$/;

/** What the picker's input keeps of a keystroke or a paste: digits, slash, colon and blank; digits of any script as Latin ones. */
export function keepDateSigns(typed: string): string {
  return normaliseDigits(typed)
    .replace(/[^\d/: ]/g, '')
    .slice(0, '1405/08/29 14:05:09'.length);
}

/** Whether a text is worth reading now: a whole date of 8 digits, or a whole date and time. Less is still being typed. */
export function isWholeDate(text: string, { withTime, withSeconds = false }: PickerLayout): boolean {
  const digits = text.replace(/\D/g, '').length;
  if (digits === DATE_DIGITS && !text.includes(':')) return true;
  if (!withTime) return digits > DATE_DIGITS;
  if (digits === MINUTE_DIGITS && !withSeconds) return true;
  return digits === SECOND_DIGITS || (withSeconds ? CLOCK_WITH_SECOND : CLOCK_WITH_MINUTE).test(text);
}

interface TypedContext {
  readonly layout: PickerLayout;
  readonly rules: ValueRules;
  readonly bounds: PickerBounds;
  /** The value before, whose time a date without a time takes over. */
  readonly shown: string;
}

export type TypedDate =
  | { readonly ok: true; readonly value: string; readonly hasTime: boolean }
  | { readonly ok: false; readonly message: string };

/** The value of a typed text, or the sentence that says why there is none. */
export function readTypedDate(reader: PickerTextReader, text: string, context: TypedContext): TypedDate {
  const { layout, rules, bounds, shown } = context;
  const reading = reader.readPickerText(text, layout);
  if (!reading.ok) return { ok: false, message: reading.message };
  const clock = reading.hasTime || shown === '' ? reading.wall : withClockOf(shown, reading.wall);
  const value = valueOf(clock, rules);
  const isAllowed = isWithin(value, bounds, layout.withTime);
  if (isAllowed) return { ok: true, value, hasTime: reading.hasTime };
  return { ok: false, message: outsideMessage(value, bounds, layout.withTime) };
}

/** The refusal with what happened to the text: the last valid value is back, or the field is empty as before. */
export function refusalText(message: string, previous: string): string {
  return `${message} ${previous === '' ? RESTORED.empty : RESTORED.previous}`;
}

function withClockOf(instant: string, { jy, jm, jd }: { jy: number; jm: number; jd: number }) {
  const { hour, minute, second } = instantToTehran(instant);
  return { jy, jm, jd, hour, minute, second };
}
