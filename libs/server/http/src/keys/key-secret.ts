import type { FastifyRequest } from 'fastify';
import { newToken } from '../sessions/token';

/** By what a key is told from a session's token, in headers and where it was left by mistake. */
const STARTS = { live: 'peyk_live_', test: 'peyk_test_' } as const;
/** A live key sends and spends; a test key does neither. */
export type KeyMode = keyof typeof STARTS;
/** So much of the secret is shown again, for people to tell keys apart: 36 of its 256 bits. */
const SHOWN_CHARS = 6;

/** What claims to be a key, of whatever kind. */
const CLAIM = /^peyk_[a-z]+_/;
/** 32 random bytes in base64url are 43 characters. */
const SECRET = /^peyk_(?:live|test)_[A-Za-z0-9_-]{43}$/;
const BEARER = /^bearer +(\S+) *$/i;

/** The secret of a new key, which says of which kind it is. */
export function newKeySecret(mode: KeyMode = 'live'): string {
  return STARTS[mode] + newToken();
}

/** How it begins, which may be shown. */
export function prefixOfSecret(secret: string): string {
  return secret.slice(0, STARTS.live.length + SHOWN_CHARS);
}

/** Whether it has the form of a secret; anything else is not worth a question to the database. */
export function isKeySecret(text: string): boolean {
  return SECRET.test(text);
}

/** The key that a request brings, good or bad; undefined when it brings none and may have a session. */
export function keyOfRequest({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const own = headers['x-api-key'];
  if (own !== undefined) return String(own);
  const { authorization = '' } = headers;
  const claimed = BEARER.exec(authorization)?.[1] ?? authorization;
  return CLAIM.test(claimed) ? claimed : undefined;
}
