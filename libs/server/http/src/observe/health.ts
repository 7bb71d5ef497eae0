import fastify from 'fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import { timingSafeEqual } from 'node:crypto';
import { hashToken } from '../sessions/token';

/** State of each part, such as `{database: 'ok', carrier: 'connecting'}`. */
export interface Readiness {
  /** Whether requests may be sent here. An operator that is away does not make the panel useless. */
  ready: boolean;
  parts: Record<string, string>;
}

export interface HealthOptions {
  readiness: () => Promise<Readiness>;
  registry: Registry;
  /** With it, `/metrics` answers anyone who sends it as `Authorization: Bearer …`; without it, only this machine. */
  metricsToken?: string;
  /** Whether requests may come through a proxy: then a connection from this machine tells nothing about who asks. */
  trustProxy?: string | boolean;
}

/** What proxies add. One of these on a local connection means that the request came from elsewhere. */
const PROXY_HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

function isLoopback(address: string | undefined): boolean {
  return address === '127.0.0.1' || address === '::1' || address === '::ffff:127.0.0.1';
}

function mayReadMetrics(request: FastifyRequest, { metricsToken: token, trustProxy }: HealthOptions): boolean {
  if (token !== undefined) {
    const given = request.headers.authorization ?? '';
    // Hashes have one length, so that the comparison tells nothing by its time.
    return timingSafeEqual(hashToken(given), hashToken(`Bearer ${token}`));
  }
  const hasProxy = trustProxy !== undefined && trustProxy !== false;
  if (hasProxy || !isLoopback(request.socket.remoteAddress)) return false;
  return PROXY_HEADERS.every((name) => request.headers[name] === undefined);
}

/** `/healthz`: the process answers. `/readyz`: it can work. `/metrics`: for Prometheus. */
export function addHealthRoutes(server: FastifyInstance, options: HealthOptions): void {
  server.get('/healthz', async () => ({ status: 'ok' }));
  server.get('/readyz', async (_, reply) => {
    const { ready, parts } = await options.readiness();
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'not ready', ...parts });
  });
  server.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, options)) return reply.callNotFound();
    return reply.type(options.registry.contentType).send(await options.registry.metrics());
  });
}

/** These three alone, not yet listening: for a process that serves nobody else, and for a port that only who watches can reach. */
export function buildHealthServer(options: HealthOptions): FastifyInstance {
  const server = fastify({ logger: false, trustProxy: false });
  addHealthRoutes(server, options);
  return server;
}
