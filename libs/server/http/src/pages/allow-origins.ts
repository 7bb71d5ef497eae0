import type { FastifyInstance, FastifyReply } from 'fastify';
import { pathOf } from '../errors/handle-not-found';

const API = /^\/v1\/api\//;
/** Pictures of banners, which every page may show; without this the browsers of theirs would not. */
const PICTURES = /^\/v1\/banner-images\//;
/** What the panel sends besides what every page may. */
const HEADERS_IN = 'authorization, content-type, idempotency-key';
/** What the panel reads besides what every page may: the names of files, how long to wait, how to quote a request. */
const HEADERS_OUT = 'content-disposition, retry-after, x-request-id';
const METHODS = 'GET, POST, PUT, PATCH, DELETE';
/** So long a browser believes it without asking again; Chromium believes nothing longer. */
const MAX_AGE_SECONDS = 7200;

/**
 * Lets pages of other hosts call the API: those of the list, and no other. They send the token themselves; nothing that a browser would
 * add by itself is taken or asked for, so no credentials are allowed.
 */
export function allowOrigins(server: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  server.addHook('onRequest', (request, reply, done) => {
    const path = pathOf(request);
    if (PICTURES.test(path)) void reply.header('cross-origin-resource-policy', 'cross-origin');
    if (!API.test(path)) return done();
    // Also for the others: what a cache keeps for one page is not for every page.
    void reply.header('vary', 'origin');
    const { origin } = request.headers;
    if (origin === undefined || !origins.includes(origin)) return done();
    void reply.header('access-control-allow-origin', origin).header('access-control-expose-headers', HEADERS_OUT);
    if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined) return done();
    answerPreflight(reply);
  });
}

function answerPreflight(reply: FastifyReply): void {
  void reply
    .code(204)
    .header('access-control-allow-methods', METHODS)
    .header('access-control-allow-headers', HEADERS_IN)
    .header('access-control-max-age', MAX_AGE_SECONDS)
    .send();
}
