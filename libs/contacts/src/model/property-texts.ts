import { parseJalali } from '@peyk/shared-jalali';
import { normaliseDigits } from '@peyk/shared-validation';
import type { PropertyType } from '../api/properties';
import type { Contact } from '../api/list-contacts';
import { dayToText, textToDay } from './birth-day';

/** What was typed of a property. Its type stands with it: the form of a contact does not know the properties. */
export interface TypedProperty {
  readonly type: PropertyType;
  readonly text: string;
}

/** By the ids of properties, only those in which something was typed. */
export type TypedProperties = Readonly<Record<string, TypedProperty>>;
type Value = Contact['properties'][number];

const WHOLE_NUMBER = /^[+-]?\d{1,14}$/;

/** A value of the contract as its field has it: days in the Jalali calendar. */
export function valueToText(type: PropertyType, value: string | undefined): string {
  if (value === undefined) return '';
  return type === 'date' ? dayToText(value) : value;
}

/** Whether a text is a value of its type; the empty text takes the value away. */
export function isPropertyText({ type, text }: TypedProperty): boolean {
  const trimmed = text.trim();
  if (trimmed === '' || type === 'string') return true;
  return type === 'date' ? parseJalali(trimmed).ok : WHOLE_NUMBER.test(normaliseDigits(trimmed));
}

/** The same as the contract has it; `null` for the empty text. @throws RangeError for what {@link isPropertyText} refuses */
function textToValue({ type, text }: TypedProperty): string | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  if (type === 'date') return textToDay(trimmed);
  return type === 'int' ? normaliseDigits(trimmed) : trimmed;
}

/** What was typed and is not what the contact has. */
export function changedProperties(known: readonly Value[], typed: TypedProperties) {
  return Object.entries(typed)
    .map(([id, property]) => ({ id, value: textToValue(property) }))
    .filter(({ id, value }) => value !== (known.find((one) => one.id === id)?.value ?? null));
}

/** What was typed, for a contact that has nothing yet. */
export function newProperties(typed: TypedProperties): Value[] {
  return changedProperties([], typed).flatMap(({ id, value }) => (value === null ? [] : [{ id, value }]));
}
