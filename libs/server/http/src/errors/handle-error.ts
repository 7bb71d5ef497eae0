import { randomUUID } from 'node:crypto';
import { isPassing, isPoolExhausted } from '@peyk/server-database';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from './domain-error';
import { errorEnvelope } from './envelope';
import { fieldMessages } from './field-messages';
import type { FieldFault } from './field-messages';
import { HTTP_ERRORS } from './http.errors';

/** Errors that Fastify finds before a handler runs. */
const BY_FASTIFY_CODE: Record<string, keyof typeof HTTP_ERRORS> = {
  FST_ERR_CTP_EMPTY_JSON_BODY: 'badJson',
  FST_ERR_CTP_INVALID_JSON_BODY: 'badJson',
  FST_ERR_CTP_BODY_TOO_LARGE: 'tooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'badMediaType',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'badRequest',
  FST_ERR_BAD_URL: 'badRequest',
  FST_ERR_MAX_PARAM_LENGTH: 'badRequest',
  // `/../x`, a NUL in the address: anyone who looks for what is not served need not know why.
  FST_STATIC_FORBIDDEN_PATH: 'unknownOperation',
};

const BY_STATUS: Record<number, keyof typeof HTTP_ERRORS> = {
  400: 'badJson',
  408: 'tooSlow',
  // Of files: a condition or a part that there is not.
  412: 'badRequest',
  413: 'tooLarge',
  415: 'badMediaType',
  416: 'badRequest',
};

const RETRY_WHEN_AWAY_SECONDS = 5;

/** What a thrown thing means for the caller; undefined for a fault of ours. */
export function toDomainError(error: FastifyError | DomainError): DomainError | undefined {
  if (error instanceof DomainError) return error;
  if (error.validation) {
    const part = error.validationContext ?? 'body';
    const faults = error.validation as unknown as FieldFault[];
    return new DomainError({ ...HTTP_ERRORS.invalid, errors: fieldMessages(faults, part) });
  }
  if (isPassing(error)) {
    return new DomainError({ ...HTTP_ERRORS.unavailable, retryAfterSeconds: RETRY_WHEN_AWAY_SECONDS });
  }
  const name = BY_FASTIFY_CODE[error.code] ?? BY_STATUS[error.statusCode ?? 500];
  return name && new DomainError(HTTP_ERRORS[name]);
}

export function sendError(reply: FastifyReply, error: DomainError, errorId?: string): FastifyReply {
  if (error.retryAfterSeconds !== undefined) void reply.header('retry-after', String(error.retryAfterSeconds));
  return reply
    .code(error.status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(errorEnvelope(error, errorId));
}

/** The one place where errors become answers. What nobody foresaw is logged under an id, and only the id goes out. */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = toDomainError(error);
  if (known?.code === HTTP_ERRORS.readTooLong.code) {
    request.log.warn({ operation: request.routeOptions.config.operationId }, 'a read took too long and was ended');
  } else if (known?.status === 503) {
    const what = isPoolExhausted(error)
      ? 'no connection to the database is free: all of the pool are lent out'
      : 'the database cannot be reached, or cannot do this now';
    request.log.warn({ err: error }, what);
  }
  if (known) return sendError(reply, known);
  const errorId = randomUUID();
  request.log.error({ err: error, errorId, operation: request.routeOptions.config.operationId }, 'unexpected error');
  return sendError(reply, new DomainError(HTTP_ERRORS.unexpected), errorId);
}
