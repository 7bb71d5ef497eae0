import { DomainError } from '@peyk/server-http';
import { COLLEAGUES_ERRORS } from './colleagues.errors';

/** @param said what this case has to say beyond the table's sentence */
export function fail(name: keyof typeof COLLEAGUES_ERRORS, said: { message?: string; remedy?: string } = {}): never {
  throw new DomainError({ ...COLLEAGUES_ERRORS[name], ...said });
}
