import { StorageError } from '../storage';

/** What the client throws, as far as it is looked at. */
interface Thrown {
  name?: unknown;
  code?: unknown;
  $metadata?: { httpStatusCode?: number };
}

const HTTP = { badRequest: 400, timeout: 408, tooMany: 429, serverError: 500 };
/** Refused now, taken when asked again: a slow sender, and a clock that the client has set right by the answer. */
const PASSING = new Set(['RequestTimeout', 'RequestTimeTooSkewed', 'SlowDown']);

const statusOf = (error: Thrown) => error.$metadata?.httpStatusCode;
/** Codes are words. Anything else might be text of the answer, which repeats what we have signed. */
const wordOf = (value: unknown) => (typeof value === 'string' && /^\w{1,60}$/.test(value) ? value : undefined);

const isPassing = (status: number, name: string) =>
  status >= HTTP.serverError || status === HTTP.timeout || status === HTTP.tooMany || PASSING.has(name);

/** Whether the store says that the object is not there; that its bucket is not there is another matter. */
export function isMissing(thrown: unknown): boolean {
  const error = thrown as Thrown;
  return statusOf(error) === 404 && error.name !== 'NoSuchBucket';
}

/**
 * Our words for a fault. Never the cause itself: that holds the request with its signature, and answers that repeat the access key.
 * @param question as the protocol calls it: `PutObject`
 */
export function storageFault(thrown: unknown, question: string): StorageError {
  const error = thrown as Thrown;
  const status = statusOf(error);
  const name = wordOf(error.name) ?? 'no code';
  // Below 300 the answer was good and could not be read.
  if (status === undefined || status < 300)
    return new StorageError(`the object store did not answer ${question} (${wordOf(error.code) ?? name})`, false);
  const text = `the object store answered ${status} (${name}) to ${question}`;
  return new StorageError(text, !isPassing(status, name));
}
