import { keyToMobile, parseMobileKey } from '@peyk/shared-sms';
import { HTTP_ERRORS } from '../errors/http.errors';
import { mask } from '../observe/create-log';

/** Names whose value says nothing about a person and opens nothing, where it also has the form of an id, a word or an amount. */
const TOLD =
  /(^|_)(ids?|at|count|type|state|status|kind|page|limit|total|price|cost|parts|length|version|sort|seconds)$|^(pattern_code|message_code|from_number|line|local_ids?|encoding|verified|reason|tries_left|money)$/;
/** Of a person all the same. */
const PERSONAL = /national|card|iban|sheba|birth|user|account/;
/** Not even how long it is. */
const SECRET = /code|pass|token|secret|otp|value|key/i;
const PLAIN = /^[\w.:+-]{1,64}$/;
const NAME = /^[\w.-]{1,64}$/;
const LONG_NUMBER = 9_999;
const ITEMS = 5;
const NAMES = 40;
const DEPTH = 8;
/** What is kept of a body, in characters of JSON. */
const MOST_CHARS = 4_000;
const STARS = '***';

function maskText(text: string, name: string): string {
  if (SECRET.test(name) && !TOLD.test(name)) return STARS;
  const mobile = text.length <= 40 ? parseMobileKey(text) : -1;
  if (mobile >= 0) return keyToMobile(mobile).replace(/^(.{5}).*(.{4})$/, `$1${STARS}$2`);
  if (TOLD.test(name) && !PERSONAL.test(name) && PLAIN.test(text)) return text;
  return `${STARS} (${text.length})`;
}

function maskNumber(value: number, name: string): number | string {
  if (SECRET.test(name) && !TOLD.test(name)) return STARS;
  return Math.abs(value) <= LONG_NUMBER || (TOLD.test(name) && !PERSONAL.test(name)) ? value : STARS;
}

function maskValue(value: unknown, name: string, depth: number): unknown {
  if (typeof value === 'string') return maskText(value, name);
  if (typeof value === 'number') return maskNumber(value, name);
  if (typeof value !== 'object' || value === null) return typeof value === 'boolean' ? value : null;
  if (depth === DEPTH) return STARS;
  if (Array.isArray(value)) {
    const shown = value.slice(0, ITEMS).map((item) => maskValue(item, name, depth + 1));
    return value.length > ITEMS ? [...shown, `+${value.length - ITEMS}`] : shown;
  }
  const entries = Object.entries(value).slice(0, NAMES);
  return Object.fromEntries(
    entries.map(([own, inner]) => [NAME.test(own) ? own : STARS, maskValue(inner, own, depth + 1)]),
  );
}

/**
 * A body as it may be kept: ids, words and small numbers as they are, mobile numbers without their middle, texts as stars with their length,
 * what may be a code, a password or a key as nothing but stars. Of lists the first five. @returns JSON, or null when there is none or too much
 */
export function maskBody(body: unknown): string | null {
  if (typeof body !== 'object' || body === null) return null;
  const json = JSON.stringify(maskValue(body, '', 0));
  return json.length > MOST_CHARS ? null : json;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The sentences by which we say why; keys of a caller's own are kept only where they are names. */
function toldErrors(errors: unknown): unknown {
  if (!isObject(errors)) return errors;
  const entries = Object.entries(errors).slice(0, NAMES);
  return Object.fromEntries(
    entries.map(([name, why]) => [NAME.test(name) ? name : STARS, typeof why === 'string' ? maskSentence(why) : STARS]),
  );
}

/** An answer of ours as it may be kept: as `maskBody`, but what we said about it can be read. Another API's manner has no such place. */
export function maskAnswer(answer: unknown): string | null {
  if (!isObject(answer) || !isObject(answer['meta']) || typeof answer['meta']['message'] !== 'string')
    return maskBody(answer);
  const masked = maskBody(answer);
  if (masked === null) return null;
  const { meta, ...rest } = JSON.parse(masked) as { meta: object };
  const { message, errors, message_code: code } = answer['meta'];
  const told = {
    ...meta,
    message: keptSentence(message, code),
    ...(errors !== undefined && { errors: toldErrors(errors) }),
  };
  return JSON.stringify({ ...rest, meta: told });
}

/** A sentence of ours without what it may quote. */
export const maskSentence = (text: string): string => mask(text.replace(/«[^»]*»/g, '«#»')).slice(0, 500);

const { noPermission } = HTTP_ERRORS;

/** What was said, without what it quotes and without a person's name. */
export const keptSentence = (sentence: string, code: unknown): string =>
  code === noPermission.code ? noPermission.message : maskSentence(sentence);
