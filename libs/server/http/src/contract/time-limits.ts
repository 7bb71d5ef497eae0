import type { FastifyInstance } from 'fastify';
import { handleClientError } from '../errors/handle-client-error';
import type { Pace } from './patience';

/** How long a client may take. Who is slower is told so (408-1) and loses the connection. */
export interface TimeLimits {
  /** For the headers of a request, from its first byte, or from the beginning of the connection. */
  headersMs: number;
  /** For a body that is no file. */
  bodyMs: number;
  /** For what is left of a body that was answered before it had come: a stranger's, or a file that is refused. */
  unreadMs: number;
  /** For a file. */
  upload: Pace;
}

export const TIME_LIMITS: TimeLimits = {
  headersMs: 20_000,
  bodyMs: 30_000,
  unreadMs: 10_000,
  // Half a megabit a second; a line may be silent for the time of a tunnel.
  upload: { bytesPerSecond: 65_536, graceMs: 30_000 },
};

/** Forty megabytes at that pace. Node has one limit for all requests, and it must let a file through. */
export const UPLOAD_WITHIN_MS = 680_000;
const LOOK_EVERY_MS = 5_000;

/** Node's own limits, for the making of the server. */
export function socketLimits({ headersMs }: Pick<TimeLimits, 'headersMs'>) {
  return { headersTimeout: headersMs, connectionsCheckingInterval: Math.min(LOOK_EVERY_MS, headersMs) };
}

/** Made only when it is needed: an error notes where it was made, which takes longer than the rest of the hook. */
function bodyIsLate(): Error & { code: string } {
  return Object.assign(new Error('The body is late.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
}

/** Ends requests whose body takes too long. Files are read at a pace of their own. */
export function limitBodyTime(server: FastifyInstance, withinMs: number): void {
  server.addHook('preParsing', (request, reply, payload, done) => {
    const { socket, headers } = request.raw;
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    if (hasBody && !request.routeOptions.config.takesFile) {
      const timer = setTimeout(() => handleClientError(bodyIsLate(), socket), withinMs);
      const stop = () => clearTimeout(timer);
      payload.once('end', stop);
      // Answered without having been read, or gone.
      reply.raw.once('close', stop);
    }
    done(null, payload);
  });
}

/**
 * Cuts off who goes on sending the body of a request that has its answer. What comes is thrown away meanwhile, because a browser
 * may read no answer before it has sent all; at once would therefore be too soon.
 */
export function limitUnread(server: FastifyInstance, withinMs: number): void {
  server.addHook('onRequest', (request, reply, done) => {
    reply.raw.once('finish', () => {
      // A request that came over no socket (a test's) does not say it at all.
      if (request.raw.complete !== false) return;
      const timer = setTimeout(() => request.raw.destroy(), withinMs);
      request.raw.once('close', () => clearTimeout(timer));
    });
    done();
  });
}

/** A file that is still coming, or still being saved, may not keep a process from ending. */
const CLOSE_WITHIN_MS = 10_000;

/**
 * Lets a closing server end soon. What it answers then ends its connection: Node closes those on which nothing is asked at that moment, and
 * would keep the others for a next request, which could only be refused. What is in flight for too long is cut off.
 */
export function limitClosing(server: FastifyInstance, withinMs = CLOSE_WITHIN_MS): void {
  let isClosing = false;
  server.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done(null, payload);
  });
  server.addHook('preClose', async () => {
    isClosing = true;
    const timer = setTimeout(() => server.server.closeAllConnections(), withinMs);
    server.server.once('close', () => clearTimeout(timer));
  });
}
