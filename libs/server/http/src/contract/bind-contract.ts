import type { Db, ServerContext, WriteAudit } from '@peyk/server-database';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import multipart from '@fastify/multipart';
import { successEnvelope } from '../errors/envelope';
import { createGates } from '../access/gates';
import type { Rates } from '../access/gates';
import { admit, pass } from '../access/admit';
import { audited, writeRefused } from '../access/audited';
import { withinReach } from '../access/limits-now';
import { isReading, reading } from '../access/reading';
import { createRepeats, isRepeatable } from '../calls/repeat-call';
import type { Repeats } from '../calls/repeat-call';
import { letInByKey } from '../keys/let-in-by-key';
import type { LetInByKey } from '../keys/let-in-by-key';
import { createProgramDoor } from '../programs/program-door';
import { authenticate } from '../sessions/authenticate';
import { findTogether } from '../sessions/find-together';
import type { FindSession } from '../sessions/find-together';
import type { RoleSight } from '../access/role-sight';
import type { RequestContext } from '../request-context';
import { bodyLimitOf } from './body-limits';
import { checkHandlers, listOperations } from './contract';
import type { ContractDocument, ContractOperation } from './contract';
import { bytesBody, csvBody } from './file-bodies';
import type { AnyOperationId, BytesAnswer, FileAnswer, Handlers } from './handlers';
import { parseJsonWithinLimits } from './json-limits';
import { createSerializerCompiler } from './serializers';
import { createSchemas } from './route-schemas';
import { limitBodyTime } from './time-limits';
import type { TimeLimits } from './time-limits';
import { withUploadedFile } from './uploaded-file';
import { createValidatorCompiler } from './validators';

export interface Binding {
  contract: ContractDocument;
  /** Of all operations of the contract, and of no other. */
  handlers: Partial<Handlers<AnyOperationId>>;
  /** Default: the sessions of accounts. */
  findSession?: FindSession | undefined;
  context: ServerContext;
  /** Connections of operations that only look; default: those of `context`. */
  reads?: Db | undefined;
  limits: TimeLimits;
  sight: RoleSight;
  rates?: Rates | undefined;
  audit?: WriteAudit | undefined;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set for operations of the contract; names the request in logs and metrics. */
    operationId?: string;
    /** Set for operations whose body is a file. */
    takesFile?: boolean;
  }
  interface FastifyRequest {
    signedIn: Pick<RequestContext, 'account' | 'rights' | 'person' | 'key' | 'sessionKey'> | null;
  }
}

type AnyAnswer = { data: unknown; message?: string } | FileAnswer | BytesAnswer;
type AnyHandler = (context: RequestContext, input: object) => Promise<AnyAnswer>;

/** Headers under the names that the contract gives them. */
function headersOf(request: FastifyRequest, operation: ContractOperation): Record<string, unknown> {
  return Object.fromEntries(operation.headers.map((name) => [name, request.headers[name.toLowerCase()]]));
}

type ContextOf = (request: FastifyRequest, operation: ContractOperation, context: ServerContext) => RequestContext;

function contexts(reads: Db | undefined): ContextOf {
  return (request, operation, context) => {
    const { access } = operation;
    const userAgent = request.headers['user-agent'];
    const { repeatCall } = request.server;
    const of = {
      ...context,
      ...request.signedIn,
      access,
      repeatCall,
      ip: request.ip,
      userAgent,
      requestId: request.id,
    };
    return reads && isReading(operation) ? { ...of, db: reads } : of;
  };
}

/** What all operations share. */
interface Bound {
  admission: ReturnType<typeof admit>;
  contextOf: ContextOf;
}

function routeOptions(
  operation: ContractOperation,
  { handlers, context, limits, sight, admission, audit, contextOf }: Binding & Bound,
) {
  // The typed table is complete (checkHandlers); which input belongs to which handler is the contract's word.
  const handler = handlers[operation.operationId] as AnyHandler;
  return {
    bodyLimit: bodyLimitOf(operation.operationId),
    config: {
      ...{ operationId: operation.operationId, takesFile: operation.takesFile },
      isRepeatable: isRepeatable(operation),
    },
    // Before the body is even read: a stranger may not make us parse four megabytes.
    onRequest: admission(operation),
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const requestContext = contextOf(request, operation, context);
      const body = sight.open(operation.operationId, request.body, requestContext);
      const input = { body, query: request.query, headers: headersOf(request, operation) };
      const work = () =>
        operation.takesFile
          ? withUploadedFile(request, { bytes: bodyLimitOf(operation.operationId), pace: limits.upload }, (file) =>
              handler(requestContext, { ...input, file }),
            )
          : handler(requestContext, input);
      const done = isReading(operation) ? () => reading(work) : work;
      const limited = () => withinReach(requestContext.rights?.limits, done);
      const written = () => audited(audit, { operation, context: requestContext, input }, limited);
      const answer = await (request.place?.hold(written) ?? written());
      void reply.header('cache-control', 'no-store');
      if ('bytes' in answer) return bytesBody(reply, answer);
      if ('text' in answer) return csvBody(reply, { ...answer, text: sight.showPieces(answer.text, requestContext) });
      return successEnvelope(sight.show(operation.operationId, answer.data, requestContext), answer.message);
    },
  };
}

/** Who has sessions of their own, such as the people of the desk, has no keys. */
function letInTo({ findSession, context }: Binding, byKey: LetInByKey | undefined, again: Repeats) {
  return findSession ? authenticate(findSession) : authenticate(findTogether(context), byKey, again);
}

/** Makes a route of every operation. @throws when an operation has no handler, or a handler no operation. */
export async function bindContract(server: FastifyInstance, binding: Binding): Promise<void> {
  const operations = listOperations(binding.contract);
  checkHandlers(operations, binding.handlers);
  const byId = new Map<string, ContractOperation>(operations.map((operation) => [operation.operationId, operation]));
  const contextOf = contexts(binding.reads);
  const byKey = binding.findSession ? undefined : letInByKey(binding.context);
  const rest: Parameters<typeof pass>[0] = {
    gates: createGates(binding.rates),
    db: binding.context.db,
    tellRefused: (request, operation, code) => {
      const context = contextOf(request, operation, binding.context);
      return writeRefused(binding.audit, { operation, context, input: { body: null, query: request.query } }, code);
    },
  };
  const repeats = createRepeats({ server, operations: byId, context: binding.context });
  server.decorate('repeatCall', byKey ? repeats.repeat : null);
  const admission = admit({ letIn: letInTo(binding, byKey, repeats), ...rest });
  server.decorateRequest('signedIn', null);
  server.decorateRequest('place', null);
  const { context, audit } = binding;
  const parts = { operations: byId, pass: pass(rest), contextOf, context, audit };
  server.decorate('programDoor', byKey ? createProgramDoor({ byKey, ...parts }) : null);
  server.setValidatorCompiler(createValidatorCompiler());
  server.setSerializerCompiler(createSerializerCompiler());
  parseJsonWithinLimits(server);
  limitBodyTime(server, binding.limits.bodyMs);
  await server.register(multipart);
  const schemasOf = createSchemas(binding.contract);
  for (const operation of operations) {
    const { method, path } = operation;
    const options = routeOptions(operation, { ...binding, admission, contextOf });
    server.route({ method, url: path, schema: schemasOf(operation), ...options });
  }
}
