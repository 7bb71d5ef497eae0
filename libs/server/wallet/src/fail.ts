import { DomainError } from '@peyk/server-http';
import { WALLET_ERRORS } from './wallet.errors';

/** Ends the call with an error of this library; with a field of the contract, its sentence is shown there too. */
export function fail(name: keyof typeof WALLET_ERRORS, field?: 'to_date'): never {
  const error = WALLET_ERRORS[name];
  throw new DomainError(field ? { ...error, errors: { [field]: error.message } } : error);
}
