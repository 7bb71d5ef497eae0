import { isTooLong } from '@peyk/server-database';
import type { ContractOperation } from '../contract/contract';
import { DomainError } from '../errors/domain-error';
import { HTTP_ERRORS } from '../errors/http.errors';

const RETRY_AFTER_SECONDS = 5;

/** Whether an operation only looks: it goes to the connections for that, on which the database gives a statement little time. */
export const isReading = ({ access }: ContractOperation): boolean =>
  access.rate === 'read' && access.effects.length === 0;

/** Carries out a read. @throws 503-580 when the database has ended it */
export async function reading<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isTooLong(error)) throw error;
    throw new DomainError({ ...HTTP_ERRORS.readTooLong, retryAfterSeconds: RETRY_AFTER_SECONDS }, { cause: error });
  }
}
