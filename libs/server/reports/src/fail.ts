import { DomainError } from '@peyk/server-http';
import { REPORT_ERRORS } from './reports.errors';

/** Where the panel shows an error: the contract's name of the field. */
type Field = 'send_id' | 'number' | 'to_date';

/** Ends the call with an error of this library, shown at its field. */
export function fail(name: keyof typeof REPORT_ERRORS, field: Field): never {
  const error = REPORT_ERRORS[name];
  throw new DomainError({ ...error, errors: { [field]: error.message } });
}
