import { randomBytes, randomUUID } from 'node:crypto';
import type { Db, ServerContext, WriteAudit } from '@peyk/server-database';
import fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { Rates } from './access/gates';
import { bindContract } from './contract/bind-contract';
import { TIME_LIMITS, UPLOAD_WITHIN_MS, limitClosing, limitUnread, socketLimits } from './contract/time-limits';
import type { TimeLimits } from './contract/time-limits';
import { DEFAULT_BODY_LIMIT_BYTES } from './contract/body-limits';
import { contract as builtInContract } from './contract/contract';
import type { ContractDocument } from './contract/contract';
import type { AnyOperationId, Handlers } from './contract/handlers';
import type { FindSession } from './sessions/find-together';
import { validateResponses } from './contract/validate-response';
import { handleClientError } from './errors/handle-client-error';
import { handleError } from './errors/handle-error';
import { createNotFoundHandler } from './errors/handle-not-found';
import { addHealthRoutes } from './observe/health';
import type { Readiness } from './observe/health';
import { observeRequests } from './observe/observe-requests';
import { recordCalls } from './calls/record-calls';
import type { CallRecorder } from './calls/record-calls';
import { addSecurityHeaders } from './pages/security-headers';
import { createNumberRefs } from './person-numbers/number-refs';
import { createRoleSight } from './access/role-sight';
import { pathOfHost } from './programs/path-of-host';
import { allowOrigins } from './pages/allow-origins';
import type { PanelAddresses } from './pages/content-security-policy';
import { serveDocs } from './pages/serve-docs';
import { servePanel } from './pages/serve-panel';

export interface ServerOptions {
  /** Of all operations of the contract, and of no other. */
  handlers: Partial<Handlers<AnyOperationId>>;
  /** Default: the sessions of accounts. */
  findSession?: FindSession;
  context: ServerContext;
  /** Connections of operations that only look, so that they cannot take those of others; default: those of `context`. */
  reads?: Db | undefined;
  log: FastifyBaseLogger;
  registry: Registry;
  readiness: () => Promise<Readiness>;
  /** Default: the contract of this checkout. */
  contract?: ContractDocument;
  /** Folder of the built panel; without it only the API is served. */
  panelFolder?: string;
  /** Where the panel's page is told to look for the server; default: where the page is from. */
  panelAddresses?: PanelAddresses | undefined;
  /** Pages of other hosts that may call the API, as browsers write them: `https://panel.example`. Default: none. */
  origins?: readonly string[];
  metricsToken?: string;
  /** 16 bytes or more, the same in all processes: names numbers for those who see them masked. Default: one of this process. */
  numberKey?: Buffer | undefined;
  /** Addresses of proxies whose X-Forwarded-For is believed, as Fastify takes them. Default: none. */
  trustProxy?: string | boolean;
  /** Checks every answer against the contract; for tests. */
  validateResponses?: boolean;
  /** Other limits than the usual ones; for tests. */
  timeLimits?: Partial<TimeLimits>;
  /** Writes down who did what; without it nothing is. */
  audit?: WriteAudit;
  /** Keeps what programs call with keys; without it nothing is kept. Stopped with the server. */
  calls?: CallRecorder | undefined;
  /** Other rates than the contract's; for tests. */
  rates?: Rates;
  /** Host names under which everything is asked for below another path: `api.example.ir` is `/compat/example`. */
  hosts?: ReadonlyMap<string, string>;
  /** Adds routes beside the contract's, such as the live socket. */
  extend?: (server: FastifyInstance) => Promise<void>;
}

const CONNECTION_TIMEOUT_MS = 60_000;
const KEEP_ALIVE_TIMEOUT_MS = 65_000;

function createFastify(options: ServerOptions, limits: TimeLimits): FastifyInstance {
  const server = fastify({
    loggerInstance: options.log,
    // Fastify's own lines hold the address; observeRequests says it without.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: DEFAULT_BODY_LIMIT_BYTES,
    requestTimeout: UPLOAD_WITHIN_MS,
    http: socketLimits(limits),
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
    trustProxy: options.trustProxy ?? false,
    frameworkErrors: (error, request, reply) => void handleError(error, request, reply),
    clientErrorHandler: handleClientError,
    return503OnClosing: true,
    ...(options.hosts && { rewriteUrl: pathOfHost(options.hosts) }),
  });
  server.removeContentTypeParser('text/plain');
  server.setErrorHandler(handleError);
  limitUnread(server, limits.unreadMs);
  limitClosing(server);
  return server;
}

/**
 * The whole HTTP server, not yet listening. Close it to stop: it finishes what is in flight.
 * @throws when an operation has no handler, a handler no operation, or the panel's folder no panel.
 */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const contract = options.contract ?? builtInContract;
  const limits = { ...TIME_LIMITS, ...options.timeLimits };
  const server = createFastify(options, limits);
  server.decorateRequest('calledAs', null);
  addSecurityHeaders(server);
  allowOrigins(server, options.origins ?? []);
  observeRequests(server, options.registry);
  recordCalls(server, options.calls, () => options.context.clock.now());
  if (options.validateResponses) validateResponses(server);
  await bindContract(server, {
    contract,
    handlers: options.handlers,
    findSession: options.findSession,
    context: options.context,
    reads: options.reads,
    limits,
    sight: createRoleSight(contract, createNumberRefs(options.numberKey ?? randomBytes(16))),
    rates: options.rates,
    audit: options.audit,
  });
  addHealthRoutes(server, options);
  await serveDocs(server, contract);
  const notFound = createNotFoundHandler(contract);
  const panel = options.panelFolder ? await servePanel(server, options.panelFolder, options.panelAddresses) : undefined;
  server.setNotFoundHandler(panel?.notFound(notFound) ?? notFound);
  await options.extend?.(server);
  return server;
}
