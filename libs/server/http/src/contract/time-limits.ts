import type { FastifyInstance } from 'fastify';
import { handleClientError } from '../errors/handle-client-error';

/** A body that is not there by then will not come. */
const BODY_WITHIN_MS = 30_000;
/** A file may be long and the line slow: forty megabytes at half a megabit a second. */
export const UPLOAD_WITHIN_MS = 660_000;

/**
 * Ends requests whose body takes too long. Node has one limit for the whole server, and that one must let uploads through.
 */
export function limitBodyTime(server: FastifyInstance, withinMs = BODY_WITHIN_MS): void {
  server.addHook('preParsing', (request, reply, payload, done) => {
    const { socket, headers } = request.raw;
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    if (hasBody && !request.routeOptions.config.takesFile) {
      const late = Object.assign(new Error('The body is late.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
      const timer = setTimeout(() => handleClientError(late, socket), withinMs);
      const stop = () => clearTimeout(timer);
      payload.once('end', stop).once('close', stop).once('error', stop);
      // Answered without having been read.
      reply.raw.once('finish', stop).once('close', stop);
    }
    done(null, payload);
  });
}

/** A file that is still coming, or still being saved, may not keep a process from ending. */
const CLOSE_WITHIN_MS = 10_000;

/** Cuts off what is in flight when a closing server has waited long enough for it. */
export function limitClosing(server: FastifyInstance, withinMs = CLOSE_WITHIN_MS): void {
  server.addHook('preClose', async () => {
    const timer = setTimeout(() => server.server.closeAllConnections(), withinMs);
    server.server.once('close', () => clearTimeout(timer));
  });
}
