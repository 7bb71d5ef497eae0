import type { FastifyInstance } from 'fastify';
import { DomainError } from '../errors/domain-error';
import { HTTP_ERRORS } from '../errors/http.errors';

/** Deeper than any request of the contract. */
export const MOST_JSON_DEPTH = 32;
/** A list of 100,000 numbers has no names; a thousand contacts have five each. */
export const MOST_JSON_NAMES = 20_000;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/** The place of the quote that ends the text which begins at `from`. By hand: most texts are short, and a call for each is dear. */
function endOfText(json: Buffer, from: number): number {
  let at = from;
  while (at < json.length && json[at] !== QUOTE) at += json[at] === BACKSLASH ? 2 : 1;
  return at;
}

/**
 * Whether a JSON text nests deeper than MOST_JSON_DEPTH or names more than MOST_JSON_NAMES properties. It is looked at before it is
 * parsed: three hundred thousand names take a quarter of a second to become an object, and everybody else waits. Text that is no
 * JSON gets any answer; the parser refuses it.
 */
export function isTooIntricate(json: Buffer): boolean {
  let depth = 0;
  let names = 0;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at];
    if (byte === QUOTE) at = endOfText(json, at + 1);
    else if (byte === COLON) names += 1;
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) depth += 1;
    else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth -= 1;
    if (depth > MOST_JSON_DEPTH || names > MOST_JSON_NAMES) return true;
  }
  return false;
}

/** Fastify's own parser, behind that look. A name that would change an object's prototype is refused as before. */
export function parseJsonWithinLimits(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeContentTypeParser('application/json');
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const json = body as Buffer;
    if (isTooIntricate(json)) return done(new DomainError(HTTP_ERRORS.tooIntricate));
    // Its answer goes to `done`.
    void parse(request, json.toString('utf8'), done);
  });
}
