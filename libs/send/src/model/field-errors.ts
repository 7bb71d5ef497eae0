import type { Composition } from './composition';
import type { Way } from './way';

/** One sentence for each field of the form that is at fault. */
export type FieldErrors = Partial<Record<keyof Composition, string>>;

/** How the contract names what a form field holds; deeper names (`params.recipients.3`) belong to their beginning. */
const FIELDS: Readonly<Record<string, keyof Composition>> = {
  from_number: 'line',
  message: 'text',
  charity: 'charity',
  track_links: 'trackLinks',
  send_time: 'sendTime',
  rate_per_second: 'rate',
  validity_minutes: 'validity',
  weekly_limit: 'weeklyLimit',
};
/** What says who gets it, whatever the way. */
const RECIPIENTS =
  'params recipients text_column phonebook_ids start size contact_ids segment_id upload_id bank province_id postal_code category_id operators shape from_birth_year'.split(
    ' ',
  );

/**
 * Sorts the server's sentences to the fields of the form. What belongs to no field is not in the answer; the whole
 * sentence of the error says it.
 */
export function fieldErrors(errors: Readonly<Record<string, string>>, { field: recipients }: Way): FieldErrors {
  const found: FieldErrors = {};
  for (const [name, sentence] of Object.entries(errors)) {
    const [beginning = ''] = name.replace(/^(body)?[./]/, '').split(/[./]/);
    const field = RECIPIENTS.includes(beginning) ? recipients : FIELDS[beginning];
    if (field !== undefined) found[field] ??= sentence;
  }
  return found;
}
