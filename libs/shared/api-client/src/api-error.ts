/** The part of the answer's envelope that describes what happened. */
interface AnswerMeta {
  readonly message?: unknown;
  readonly message_code?: unknown;
  readonly errors?: unknown;
  readonly error_id?: unknown;
}

const GENERIC_MESSAGE = 'در ارسال اطلاعات خطایی رخ داد. لطفاً دوباره تلاش کنید.';
/** The same for a question that was only to read: nothing was being sent. */
const GENERIC_READ_MESSAGE = 'در دریافت اطلاعات خطایی رخ داد. لطفاً دوباره تلاش کنید.';
const RESTRICTED_CODE = '403-8';
const SERVER_FAILURE = 500;

/**
 * What every failed call throws: one error with a sentence that may be shown as it is.
 *
 * `status` is the HTTP status, or `undefined` when no answer came at all. `code` is the stable code of the answer, e.g.
 * `422-1`, for the person to copy to support.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number | undefined;
  readonly code: string | undefined;
  /**
   * The access level of this person does not reach: the "forbidden" face of a screen. Other refusals (the account is closed,
   * the holder is being checked) have a sentence of their own to be shown.
   */
  readonly forbidden: boolean;
  /** Whole seconds until it may be tried again, where the server says so. */
  readonly retryAfterSeconds: number | undefined;
  /** The same as an instant of this browser's clock, in milliseconds since 1970. */
  readonly retryAt: number | undefined;
  /** One sentence for each field at fault, as the server names the fields. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(
    status?: number,
    meta?: AnswerMeta,
    { cause, retryAfter, isRead = false }: { cause?: unknown; retryAfter?: string | null; isRead?: boolean } = {},
  ) {
    super(messageOf(status, meta, isRead ? GENERIC_READ_MESSAGE : GENERIC_MESSAGE), { cause });
    this.retryAfterSeconds = secondsOf(retryAfter);
    this.retryAt = this.retryAfterSeconds === undefined ? undefined : Date.now() + this.retryAfterSeconds * 1000;
    this.status = status;
    this.code = codeOf(status, meta);
    this.forbidden = isRestricted(meta);
    this.fields = fieldsOf(meta);
  }
}

/** A header of seconds; a date or anything else is none. */
function secondsOf(header: string | null | undefined): number | undefined {
  return header && /^\d{1,6}$/.test(header) ? Number(header) : undefined;
}

/** The order of the specification: 500 says nothing of itself, then the fields' sentences, then the message. */
function messageOf(status: number | undefined, meta: AnswerMeta | undefined, generic: string): string {
  if (status === undefined || status === SERVER_FAILURE) return generic;
  // A field may hold several sentences, one a line; the same one may stand under two fields.
  const sentences = Object.values(fieldsOf(meta)).flatMap((text) => text.split('\n'));
  const fromFields = [...new Set(sentences)].join('\n');
  if (fromFields !== '') return fromFields;
  return typeof meta?.message === 'string' && meta.message !== '' ? meta.message : generic;
}

/** Whether the answer says that the person may not do this. */
export function isRestricted(meta: AnswerMeta | undefined): boolean {
  return meta?.message_code === RESTRICTED_CODE;
}

function codeOf(status: number | undefined, meta: AnswerMeta | undefined): string | undefined {
  const code = typeof meta?.message_code === 'string' ? meta.message_code : status?.toString();
  return typeof meta?.error_id === 'string' ? `${code} ${meta.error_id}` : code;
}

function fieldsOf(meta: AnswerMeta | undefined): Readonly<Record<string, string>> {
  const errors: unknown = meta?.errors;
  if (typeof errors !== 'object' || errors === null) return {};
  const entries = Object.entries(errors).flatMap(([field, value]: [string, unknown]) => {
    // Some answers hold a list of sentences for one field.
    const text = Array.isArray(value) ? value.filter((item) => typeof item === 'string').join('\n') : value;
    return typeof text === 'string' && text !== '' ? [[field, text] as const] : [];
  });
  return Object.fromEntries(entries);
}

/**
 * The sentence to show for anything that was thrown: a string as it is, an API error's own sentence, and the generic one
 * for everything else.
 */
export function describeError(error: unknown): string {
  if (typeof error === 'string') return error;
  return error instanceof ApiError ? error.message : GENERIC_MESSAGE;
}

/** Reads the meta part of an answer's body without trusting its shape. */
export function metaOf(body: unknown): AnswerMeta | undefined {
  if (typeof body !== 'object' || body === null || !('meta' in body)) return undefined;
  const { meta } = body;
  return typeof meta === 'object' && meta !== null ? meta : undefined;
}
