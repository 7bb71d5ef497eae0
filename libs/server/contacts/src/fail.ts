import { DomainError } from '@peyk/server-http';
import { CONTACTS_ERRORS } from './contacts.errors';

export type ContactsError = keyof typeof CONTACTS_ERRORS;

/** Ends the call with an error of this library; with a field of the contract, its sentence is shown there too. */
export function fail(name: ContactsError, field?: string): never {
  const error = CONTACTS_ERRORS[name];
  throw new DomainError(field ? { ...error, errors: { [field]: error.message } } : error);
}
