import { normaliseDigits } from '@peyk/shared-validation';
import type { PropertyType } from './properties.repository';

/** What a contact has of a property: a text, a day as `YYYY-MM-DD`, or a whole number. */
export type PropertyValue = string | number;

const WHOLE_NUMBER = /^[+-]?\d{1,14}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MAX_CHARS = 200;

/** A value as it is kept; undefined when it is none of the property's type. Digits may be Persian. */
export function readPropertyValue(type: PropertyType, text: string): PropertyValue | undefined {
  const given = text.trim();
  if (type === 'string') return given === '' || given.length > MAX_CHARS ? undefined : given;
  const latin = normaliseDigits(given);
  if (type === 'int') return WHOLE_NUMBER.test(latin) ? Number(latin) : undefined;
  if (!DAY.test(latin)) return undefined;
  const at = new Date(`${latin}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(latin) ? latin : undefined;
}
