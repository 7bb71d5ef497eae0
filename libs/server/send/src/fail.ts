import { DomainError } from '@peyk/server-http';
import { SEND_ADMIN_ERRORS } from './admin/send-admin.errors';
import { SEND_ERRORS } from './send.errors';
import { SOURCE_ERRORS } from './source.errors';

/** Where the panel shows an error: the contract's name of the field. */
type Field = 'message' | 'from_number' | 'quote_id' | 'send_id' | 'send_time' | 'number' | 'permitted_hours';

/** Ends the call with an error of this library; with a field, its sentence is shown at the field too. */
export function fail(name: keyof typeof SEND_ERRORS, field?: Field): never {
  const error = SEND_ERRORS[name];
  throw new DomainError(field ? { ...error, errors: { [field]: error.message } } : error);
}

/** Where the panel shows what is wrong with a source. */
type SourceField = 'file' | 'params' | 'upload_id' | 'phonebook_ids';

/** The same for where the recipients come from. */
export function failSource(name: keyof typeof SOURCE_ERRORS, field: SourceField): never {
  const error = SOURCE_ERRORS[name];
  throw new DomainError({ ...error, errors: { [field]: error.message } });
}

/** The same for commands of admins. */
export function failAdmin(name: keyof typeof SEND_ADMIN_ERRORS): never {
  throw new DomainError(SEND_ADMIN_ERRORS[name]);
}
