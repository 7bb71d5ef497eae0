/** SQLSTATE of an error that came from PostgreSQL, or of Node's socket (`ECONNREFUSED`), else undefined. */
export function errorCodeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

function constraintOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('constraint' in error)) return undefined;
  return typeof error.constraint === 'string' ? error.constraint : undefined;
}

const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';
const CHECK_VIOLATION = '23514';
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';

/** A row with this key is there already. `constraint` narrows it to one index. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return errorCodeOf(error) === UNIQUE_VIOLATION && (constraint === undefined || constraintOf(error) === constraint);
}

/** Another row needs this one, or this row needs one that is not there. `constraint` narrows it to one key. */
export function isForeignKeyViolation(error: unknown, constraint?: string): boolean {
  return (
    errorCodeOf(error) === FOREIGN_KEY_VIOLATION && (constraint === undefined || constraintOf(error) === constraint)
  );
}

/** A CHECK refused the row. `constraint` narrows it to one. */
export function isCheckViolation(error: unknown, constraint?: string): boolean {
  return errorCodeOf(error) === CHECK_VIOLATION && (constraint === undefined || constraintOf(error) === constraint);
}

/** The same transaction may succeed when it is run again from its beginning. */
export function isRetryable(error: unknown): boolean {
  const code = errorCodeOf(error);
  return code === SERIALIZATION_FAILURE || code === DEADLOCK_DETECTED;
}

const UNREACHABLE = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']);

const NO_CONNECTION_FREE = /timeout exceeded when trying to connect/i;
/** node-postgres has no code for these: lost, lost before, and an answer that did not come. */
const LOST = /connection (terminated|timeout)|is not queryable|^Query read timeout$/i;

/** All connections of the pool were lent out for as long as a question waits for one. The server may be well. */
export function isPoolExhausted(error: unknown): boolean {
  return error instanceof Error && errorCodeOf(error) === undefined && NO_CONNECTION_FREE.test(error.message);
}

/** The server is away, starting or stopping, or no connection is free: wait and try again. */
export function isConnectionError(error: unknown): boolean {
  const code = errorCodeOf(error);
  if (code !== undefined) return UNREACHABLE.has(code) || /^(08|57P0[123]|53300)/.test(code);
  return isPoolExhausted(error) || (error instanceof Error && LOST.test(error.message));
}

/**
 * No room on the disk or for memory (53), only reading allowed (25006: a standby, or a full disk), a lock or an answer that took too
 * long (55P03, 57014), the disk itself (58), and conflicts that were tried often enough (40).
 */
const PASSING = /^(53|25006|55P03|57014|58|40)/;

const QUERY_CANCELED = '57014';

/** The server has ended the statement: it took longer than it may. */
export function isTooLong(error: unknown): boolean {
  return errorCodeOf(error) === QUERY_CANCELED;
}

/** Not the fault of what was asked: the same question will be answered when the server is well, or has less to do. */
export function isPassing(error: unknown): boolean {
  return isConnectionError(error) || PASSING.test(errorCodeOf(error) ?? '');
}
