import { PASSING, PERMANENT } from './errors.gen';
import type { ErrorCode } from './errors.gen';
import type { RateLimit } from './rate-limit';

/** A code of the list, or one of a newer server. */
export type AnyErrorCode = ErrorCode | (string & {});

/** What an answer that is no success says. */
export interface Refusal {
  code: AnyErrorCode;
  status: number;
  message: string;
  fields?: Readonly<Record<string, string>>;
  requestId?: string;
  retryAfterSeconds?: number;
  rateLimit?: RateLimit;
}

const KNOWN = new Map<string, boolean>([
  ...PERMANENT.map((code) => [code, true] as const),
  ...PASSING.map((code) => [code, false] as const),
]);

/** Of a code that this version does not know yet. */
const mayPass = (status: number) => status === 408 || status === 429 || status >= 500;

/** Why the server did not do it. Decide by `code` and `permanent`; `message` is a Persian sentence that may be shown to people. */
export class PeykError extends Error {
  override readonly name: string = 'PeykError';
  readonly code: AnyErrorCode;
  readonly status: number;
  /** The same call will fail again until something else changes. */
  readonly permanent: boolean;
  /** A sentence for each field at fault, by its path. */
  readonly fields: Readonly<Record<string, string>>;
  /** What support finds the call by, where the server gave one. */
  readonly requestId: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly rateLimit: RateLimit | undefined;

  constructor({ code, status, message, fields = {}, requestId, retryAfterSeconds, rateLimit }: Refusal) {
    super(message);
    this.code = code;
    this.status = status;
    this.permanent = KNOWN.get(code) ?? !mayPass(status);
    this.fields = fields;
    this.requestId = requestId;
    this.retryAfterSeconds = retryAfterSeconds;
    this.rateLimit = rateLimit;
  }
}

/** No answer came: the address was not reached, the connection broke, or it took too long. What was asked for may have been done. */
export class PeykConnectionError extends Error {
  override readonly name: string = 'PeykConnectionError';
  readonly permanent = false;
  /** The key of the call: call again with it and the same input, and nothing is done twice. Undefined where the call takes none. */
  readonly idempotencyKey: string | undefined;

  constructor(cause: unknown, idempotencyKey?: string) {
    super('پاسخی از سرور نرسید؛ لطفاً اتصال و نشانی سرور را بررسی کنید و دوباره تلاش کنید.', { cause });
    this.idempotencyKey = idempotencyKey;
  }
}
