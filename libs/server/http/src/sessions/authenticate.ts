import type { FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error';
import { HTTP_ERRORS } from '../errors/http.errors';
import type { Repeats } from '../calls/repeat-call';
import { keyOfRequest } from '../keys/key-secret';
import type { LetInByKey } from '../keys/let-in-by-key';
import type { FindSession } from './find-together';
import { hashToken } from './token';

/** 32 random bytes in base64url are 43 characters; anything far from it is not worth a question to the database. */
const TOKEN = /^[A-Za-z0-9_-]{30,255}$/;

/**
 * A Fastify hook that lets only holders of a good token pass, programs with a good API key where `byKey` is given, and calls that are made
 * again where `again` is.
 * @throws 401-1, and what `byKey` throws
 */
export function authenticate(findSession: FindSession, byKey?: LetInByKey, again?: Repeats) {
  return async (request: FastifyRequest): Promise<void> => {
    const repeated = again?.letIn(request);
    if (repeated) {
      request.signedIn = repeated;
      return;
    }
    const key = byKey && keyOfRequest(request);
    if (byKey && key !== undefined) {
      request.signedIn = await byKey(key, request.ip);
      return;
    }
    const token = request.headers.authorization ?? '';
    if (!TOKEN.test(token)) throw new DomainError(HTTP_ERRORS.signInNeeded);
    const sessionKey = hashToken(token);
    // Asked every time: a token that was revoked a moment ago is worthless now.
    const session = await findSession(sessionKey);
    if (!session) throw new DomainError(HTTP_ERRORS.signInNeeded);
    request.signedIn = { ...session, sessionKey };
  };
}
