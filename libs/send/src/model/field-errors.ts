import type { Composition } from './composition';

/** One sentence for each field of the form that is at fault. */
export type FieldErrors = Partial<Record<keyof Composition, string>>;

/** How the contract names what a form field holds; deeper names (`params.recipients.3`) belong to their beginning. */
const FIELDS: readonly (readonly [string, keyof Composition])[] = [
  ['from_number', 'line'],
  ['message', 'text'],
  ['params', 'numbers'],
  ['recipients', 'numbers'],
  ['charity', 'charity'],
  ['send_time', 'sendTime'],
  ['rate_per_second', 'rate'],
  ['validity_minutes', 'validity'],
];

/**
 * Sorts the server's sentences to the fields of the form. What belongs to no field is not in the answer; the whole
 * sentence of the error says it.
 */
export function fieldErrors(errors: Readonly<Record<string, string>>): FieldErrors {
  const found: FieldErrors = {};
  for (const [name, sentence] of Object.entries(errors)) {
    const path = name.replace(/^(body)?[./]/, '').replace(/\//g, '.');
    const field = FIELDS.find(([beginning]) => path === beginning || path.startsWith(`${beginning}.`))?.[1];
    if (field !== undefined) found[field] ??= sentence;
  }
  return found;
}
