import { randomUUID } from 'node:crypto';
import type { ServerContext } from '@peyk/server-database';
import {
  DomainError,
  HTTP_ERRORS,
  KEY_ERRORS,
  hidesTexts,
  isTooIntricate,
  maskWholeNumbers,
  seesMasked,
  toDomainError,
  withoutTexts,
} from '@peyk/server-http';
import type { ProgramDoor } from '@peyk/server-http';
import type { ServerModule } from '@peyk/server-module';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Facade } from './facade';
import { FacadeError } from './facade-error';
import { Input } from './input';
import { matchRoute } from './match-route';
import type { Matched } from './match-route';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Bodies as such clients send them: forms, and JSON that may be missing where its content type is there. */
function readBodies(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  const parse = server.getDefaultJsonParser('error', 'error');
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    if (isTooIntricate(body as Buffer)) return done(new DomainError(HTTP_ERRORS.tooIntricate));
    void parse(request, body.toString('utf8'), done);
  });
  server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) => {
    done(null, new URLSearchParams(String(body)));
  });
}

const queryOf = ({ url }: FastifyRequest) => (url.includes('?') ? url.slice(url.indexOf('?') + 1) : '');

/** What the pattern of the one route of a façade has caught. */
const addressOf = ({ params }: FastifyRequest) => (params as { '*': string })['*'];

class FacadeServer {
  readonly #matched = new WeakMap<FastifyRequest, Matched>();
  readonly #facade: Facade;
  readonly #door: ProgramDoor;

  constructor(facade: Facade, door: ProgramDoor) {
    this.#facade = facade;
    this.#door = door;
  }

  /** Before the body is read: which method is meant, and whose program it is. */
  async arrive(request: FastifyRequest): Promise<void> {
    const { name, routes } = this.#facade;
    const matched = matchRoute(routes, request.method, addressOf(request));
    // Of an unknown address nothing stands in a log: a part of it may be a key.
    request.calledAs = `${name} ${typeof matched === 'object' ? matched.route.name : 'unknown'}`;
    if (matched === undefined) throw new DomainError(HTTP_ERRORS.unknownOperation);
    if (matched === 'other') throw new DomainError(HTTP_ERRORS.badMethod);
    this.#matched.set(request, matched);
    if (matched.route.operation === null) return;
    const key = this.#facade.keyOf(request, matched.path);
    if (key !== undefined) return this.#door.letIn(request, key);
    if (!this.#facade.keyIn) throw new DomainError(KEY_ERRORS.unknownKey);
  }

  async answer(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const matched = this.#matched.get(request);
    if (!matched) throw new Error('a request that did not arrive');
    const { route, path } = matched;
    const input = Input.of(queryOf(request), request.body);
    if (!request.signedIn && route.operation !== null) {
      await this.#door.letIn(request, this.#facade.keyIn?.(input) ?? '');
    }
    const run = (context: Parameters<typeof route.run>[0]) => route.run(context, { input, path });
    const data =
      route.operation === null
        ? await run({} as never)
        : await this.#door.enter({ request, reply }, route.operation, run);
    void reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
    const who = { rights: request.signedIn?.rights };
    const readable = hidesTexts(who) ? withoutTexts(data) : data;
    const shown = seesMasked(who) ? maskWholeNumbers(readable) : readable;
    return JSON.stringify(this.#facade.succeed(shown as typeof data));
  }

  refuse(error: FastifyError | DomainError | FacadeError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const known = error instanceof FacadeError ? error : toDomainError(error);
    if (!known) {
      const errorId = randomUUID();
      request.log.error({ err: error, errorId, operation: request.calledAs }, 'unexpected error');
    }
    const told = known ?? new DomainError(HTTP_ERRORS.unexpected);
    if ('retryAfterSeconds' in told && told.retryAfterSeconds !== undefined) {
      void reply.header('retry-after', String(told.retryAfterSeconds));
    }
    const { status, body } = this.#facade.fail(told);
    void reply.code(status).header('cache-control', 'no-store').type('application/json; charset=utf-8');
    return reply.send(JSON.stringify(body));
  }
}

async function serve(server: FastifyInstance, facade: Facade): Promise<void> {
  const { programDoor: door } = server;
  if (!door) throw new Error('Here programs have no keys, so there is no façade.');
  const served = new FacadeServer(facade, door);
  readBodies(server);
  server.setErrorHandler<FastifyError>((error, request, reply) => served.refuse(error, request, reply));
  server.route({
    method: [...METHODS],
    url: '/*',
    bodyLimit: facade.bodyLimitBytes,
    onRequest: (request) => served.arrive(request),
    handler: (request, reply) => served.answer(request, reply),
  });
}

/** Serves a façade below `/compat/<name>`, in its own envelope from the first error to the last. */
export function facadeModule(facade: Facade) {
  const { name, title, base, routes } = facade;
  const stray = routes.find(({ path }) => !path.startsWith(`${base}/`));
  if (stray)
    throw new Error(`${name}: ${stray.path} does not stand below ${base}, the base address that people are told.`);
  const module = {
    name: `facade-${name}`,
    extend: (_: ServerContext) => async (server: FastifyInstance) => {
      await server.register((scope) => serve(scope, facade), { prefix: `/compat/${name}` });
    },
  } satisfies ServerModule;
  /** What people are told of it. */
  const offer = { key: name, title, path: `/compat/${name}/${base}` };
  return { ...module, offer };
}
