import type { FastifyInstance } from 'fastify';
import { Histogram } from 'prom-client';
import type { Registry } from 'prom-client';

const BUCKETS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Measures and logs every request by the operation's name: an address may hold what must not be in a log. */
export function observeRequests(server: FastifyInstance, registry: Registry): void {
  const durations = new Histogram({
    name: 'peyk_http_request_duration_seconds',
    help: 'Time from the request to the end of its answer.',
    labelNames: ['operation', 'method', 'status'] as const,
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  });
  server.addHook('onResponse', async (request, reply) => {
    const operation = request.calledAs ?? request.routeOptions.config.operationId ?? 'other';
    const seconds = reply.elapsedTime / 1000;
    durations.observe({ operation, method: request.method, status: reply.statusCode }, seconds);
    if (operation === 'other' && reply.statusCode < 500) return;
    request.log.info(
      {
        operation,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        accountId: request.signedIn?.account?.accountId.toString(),
        keyId: request.signedIn?.key?.id.toString(),
      },
      'request',
    );
  });
}
