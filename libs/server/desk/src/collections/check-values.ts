import type { CollectionField, ItemValues } from '@peyk/server-module';
import { linesOf } from '@peyk/server-module';
import { fail } from '../fail';

export interface GivenValue {
  name: string;
  value: string;
}

const FIRST_YEAR = 2000;
const LAST_YEAR = 2200;

function isInstant(value: string): boolean {
  const year = /^\d{4}-\d{2}-\d{2}T/.test(value) ? new Date(value).getUTCFullYear() : Number.NaN;
  return year >= FIRST_YEAR && year < LAST_YEAR;
}

const matches = (pattern: RegExp) => (value: string) => pattern.test(value);
const anyText = () => true;

/** Whether a value is of its kind. */
const IS_GOOD: Readonly<Record<CollectionField['kind'], (value: string, choices: readonly string[]) => boolean>> = {
  text: (value) => !/[\r\n]/.test(value),
  long_text: anyText,
  latin: (value) => !/[\r\n]/.test(value),
  number: matches(/^\d{1,9}$/),
  rial: matches(/^\d{1,15}$/),
  instant: isInstant,
  choice: (value, choices) => choices.includes(value),
  choices: (value, choices) => linesOf(value).every((line) => choices.includes(line)),
  switch: matches(/^(yes|no)$/),
  words: anyText,
  picture: matches(/^[A-Za-z0-9+/]+={0,2}$/),
};

function checkValue(field: CollectionField, value: string): void {
  const choices = field.choices.map((choice) => choice.value);
  const isLong = [...value].length > field.max_chars;
  if (isLong || !IS_GOOD[field.kind](value, choices)) fail('badValue', field.name);
}

/** Values of their fields, trimmed; empty ones too. @throws badValue, with the field */
function readValues(fields: readonly CollectionField[], given: readonly GivenValue[]): Map<string, string> {
  const read = new Map<string, string>();
  for (const { name, value } of given) {
    const field = fields.find((one) => one.name === name) ?? fail('badValue', name);
    const trimmed = value.trim();
    if (trimmed !== '') checkValue(field, trimmed);
    read.set(name, trimmed);
  }
  return read;
}

function requireNeeded(fields: readonly CollectionField[], values: ItemValues): ItemValues {
  const missing = fields.find(({ is_needed: isNeeded, name }) => isNeeded && !values.get(name));
  if (missing) fail('missingValue', missing.name);
  return new Map([...values].filter(([, value]) => value !== ''));
}

/** Values of a new item. @throws badValue, missingValue */
export function checkNew(fields: readonly CollectionField[], given: readonly GivenValue[]): ItemValues {
  return requireNeeded(fields, readValues(fields, given));
}

/** Values of an item that was there; what is not given stays. @throws badValue, missingValue */
export function checkChange(
  fields: readonly CollectionField[],
  before: ItemValues,
  given: readonly GivenValue[],
): ItemValues {
  // What stays as it was is no new value: a picture that is there is named by its mark, not by its bytes.
  const changed = given.filter(({ name, value }) => value.trim() !== (before.get(name) ?? ''));
  const read = readValues(fields, changed);
  const fixed = fields.find(({ is_fixed: isFixed, name }) => isFixed && read.has(name));
  if (fixed) fail('badValue', fixed.name);
  return requireNeeded(fields, new Map([...before, ...read]));
}
