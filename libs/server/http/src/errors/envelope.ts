import type { components } from '@peyk/shared-contract';
import type { DomainError } from './domain-error';

export type ErrorEnvelope = components['schemas']['ErrorEnvelope'];

export function errorEnvelope(error: DomainError, errorId?: string): ErrorEnvelope {
  return {
    data: null,
    meta: {
      status: false,
      message: error.message,
      message_code: error.code,
      ...(error.errors && { errors: error.errors }),
      ...(errorId && { error_id: errorId }),
    },
  };
}

const DONE = 'انجام شد.';

/** @param message a Persian sentence; default «انجام شد.» */
export function successEnvelope(data: unknown, message: string = DONE) {
  return { data, meta: { status: true, message, message_code: '200-1' } };
}
