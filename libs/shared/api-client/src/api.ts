import createClient, { type Middleware } from 'openapi-fetch';
import type { paths } from '@peyk/shared-contract';
import { TOKEN_KEY, readStored } from '@peyk/shared-store';
import { apiOrigin } from './addresses';
import { ApiError, isRestricted, metaOf } from './api-error';
import { watched } from './reachability';
import { endSessionOf } from './refused-token';
import { announceRightRefused } from './session-events';

/**
 * The calls of the login flow: a 401 there is an answer to what was typed and says nothing about a stored token. The
 * list is the specification's; the last three come with the forgotten password and the registration.
 */
const LOGIN_FLOW = new Set([
  '/login',
  '/confirm_otp',
  '/send_sms_otp',
  '/forgot_password_check_otp',
  '/change_password_by_token',
  '/user/check_exist',
  // Not of the specification's six: a refused one-use code says nothing about a stored token either.
  '/external_login',
]);

/** Tells what the person may do. Whatever it answers itself must not have it asked again. */
const RIGHTS_PATH = '/check_token';

/** What one API has of its own. */
export interface ApiSettings {
  /** Where its paths begin. */
  readonly basePath: string;
  /** Calls that carry no token, and whose 401 says nothing about a stored one. */
  readonly loginFlow: ReadonlySet<string>;
  /** A call whose 403 is no news about rights. */
  readonly rightsPath?: string;
}

/** Answers to questions that only read; their failures do not speak of sending. */
const readAnswers = new WeakSet<Response>();

function sessionOf({ loginFlow, rightsPath }: ApiSettings): Middleware {
  return {
    onRequest({ request, schemaPath }) {
      const token = readStored(TOKEN_KEY);
      // The token travels as it is, without a "Bearer" in front.
      if (token !== null && !loginFlow.has(schemaPath)) request.headers.set('Authorization', token);
      return request;
    },
    onError({ error, request }) {
      return request.method === 'GET' && !isStopped(error)
        ? new ApiError(undefined, undefined, { cause: error, isRead: true })
        : undefined;
    },
    async onResponse({ response, request, schemaPath }) {
      if (request.method === 'GET') readAnswers.add(response);
      if (response.status === 401 && !loginFlow.has(schemaPath)) endSessionOf(request.headers.get('Authorization'));
      if (response.status !== 403 || schemaPath === rightsPath) return;
      const body: unknown = await response
        .clone()
        .json()
        .catch(() => undefined);
      if (isRestricted(metaOf(body))) announceRightRefused();
    },
  };
}

/**
 * A typed client: paths, parameters and answers come from its contract. It holds no state of its own; the token is read at
 * every call. Wrap each call in {@link answerOf}.
 */
export function createApi<Paths extends object>(settings: ApiSettings) {
  const client = createClient<Paths>({
    // Absolute, because a Request outside a browser accepts nothing else.
    baseUrl: `${apiOrigin()}${settings.basePath}`,
    // Read late, so that a test's network is found although the client was made before it.
    fetch: (request) => watched(globalThis.fetch(request)),
  });
  client.use(sessionOf(settings));
  return client;
}

/** The client of the panel. */
export const api = createApi<paths>({ basePath: '/v1/api', loginFlow: LOGIN_FLOW, rightsPath: RIGHTS_PATH });

/** What the client answers: a body, or why there is none. */
export interface Outcome<Body> {
  readonly data?: Body;
  readonly error?: unknown;
  readonly response: Response;
}

function isStopped(cause: unknown): boolean {
  return cause instanceof DOMException && cause.name === 'AbortError';
}

/** No answer came. The browser's own stop (leaving a page, a newer question) is not a failure and goes on as it is. */
export function failureOf(cause: unknown): never {
  if (isStopped(cause) || cause instanceof ApiError) throw cause;
  throw new ApiError(undefined, undefined, { cause });
}

/**
 * Takes the payload out of an answer's envelope.
 *
 * @example const credit = await answerOf(api.GET('/credit'));
 * @throws {ApiError} on every answer that is not a success, and when no answer came
 */
export async function answerOf<Data>(
  call: Promise<Outcome<{ readonly data?: Data; readonly meta: unknown }>>,
): Promise<Data> {
  const outcome = await call.catch(failureOf);
  if (outcome.data === undefined) {
    const { status, headers } = outcome.response;
    throw new ApiError(status, metaOf(outcome.error), {
      retryAfter: headers.get('retry-after'),
      isRead: readAnswers.has(outcome.response),
    });
  }
  // The client's types leave a payload out that is always null; for every other one the contract promises it.
  return outcome.data.data as Data;
}
