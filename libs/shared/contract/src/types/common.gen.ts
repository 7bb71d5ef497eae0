/** Generated from openapi/ by `npm run gen`. Change the contract, not this file. */

export type NoParameters = { query?: never; header?: never; path?: never; cookie?: never };
export type JsonBody<T> = { content: { "application/json": T } };
export type JsonAnswer<T> = { headers: { [name: string]: unknown }; content: { "application/json": T } };

export type Empty = {
  data: null;
  meta: Meta;
};

export type ErrorEnvelope = {
  data: null;
  meta: ErrorMeta;
};

export type ErrorMeta = {
  status: false;
  /** A Persian sentence: what happened and what to do. */
  message: string;
  /** @example 422-1 */
  message_code: string;
  /** One sentence for each field at fault. */
  errors?: {
    [key: string]: string;
  };
  /** Names this failure in the log, for support. */
  error_id?: string;
};

/**
 * A number in decimal, as text; always within a signed 64-bit integer.
 * @example 1
 */
export type Id = string;

/**
 * An id as text, or as a number.
 * @example 1
 */
export type IdAsGiven = number | string;

/**
 * Format: date-time
 * @example 2026-11-20T08:30:00.000Z
 */
export type Instant = string;

/**
 * Format: date-time
 * @example 2026-11-20T08:30:00.000Z
 */
export type InstantOrNull = string | null;

export type Meta = {
  status: true;
  message: string;
  /** @example 200-1 */
  message_code: string;
};

/**
 * `98` and ten digits.
 * @example 989241234567
 */
export type Mobile = string;

/**
 * Only for a role that sees numbers masked: names the number beside it, and may be given wherever a request takes a number. Null where there is no number.
 * @example ref:Zk3p0e5xV1c8mQ2tR7yWbA
 */
export type NumberRef = string | null;

export type Page = {
  page: number;
  limit: number;
  total: number;
};

/**
 * Known name of `limit`; it holds when both are given.
 * @example 10
 */
export type PerPage = number;

/**
 * `98` and ten digits. For a role that sees numbers masked, and a key of such a role or maker, without its middle: `0924***0001`.
 * @example 989241234567
 */
export type PersonNumber = string;

/**
 * An exact amount in rial.
 * @example 3697.5
 */
export type Rial = string;

/**
 * An exact amount in rial, never below zero.
 * @example 5000000
 */
export type RialAmount = string;

/**
 * Seconds since 1970 in UTC.
 * @example 1795163400
 */
export type UnixSeconds = number;

/** The request was not carried out. `meta.message` says what happened and what to do. */
export type ErrorResponse = JsonAnswer<ErrorEnvelope>;

/** Chosen by the caller; the same key with the same body is carried out once. Kept for 24 hours. */
export type IdempotencyKeyParameter = string;

/** Seconds to wait before the next try. */
export type RetryAfterHeader = number;

export interface CommonSchemas {
  Empty: Empty;
  ErrorEnvelope: ErrorEnvelope;
  ErrorMeta: ErrorMeta;
  Id: Id;
  IdAsGiven: IdAsGiven;
  Instant: Instant;
  InstantOrNull: InstantOrNull;
  Meta: Meta;
  Mobile: Mobile;
  NumberRef: NumberRef;
  Page: Page;
  PerPage: PerPage;
  PersonNumber: PersonNumber;
  Rial: Rial;
  RialAmount: RialAmount;
  UnixSeconds: UnixSeconds;
}

export interface CommonResponses {
  Error: ErrorResponse;
}

export interface CommonParameters {
  IdempotencyKey: IdempotencyKeyParameter;
}

export interface CommonHeaders {
  RetryAfter: RetryAfterHeader;
}
