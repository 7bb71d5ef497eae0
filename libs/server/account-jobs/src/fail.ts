import { DomainError } from '@peyk/server-http';
import { ACCOUNT_JOBS_ERRORS } from './account-jobs.errors';

/** Ends the call with an error of this library. */
export function fail(name: keyof typeof ACCOUNT_JOBS_ERRORS): never {
  throw new DomainError(ACCOUNT_JOBS_ERRORS[name]);
}
