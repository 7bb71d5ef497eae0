import type { ServerContext, WriteAudit } from '@peyk/server-database';
import type { OperationId } from '@peyk/shared-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { audited } from '../access/audited';
import { withinReach } from '../access/limits-now';
import { isReading, reading } from '../access/reading';
import type { ContractOperation } from '../contract/contract';
import { requireState } from '../access/rights';
import { DomainError } from '../errors/domain-error';
import { KEY_ERRORS } from '../keys/key.errors';
import type { LetInByKey } from '../keys/let-in-by-key';
import type { RequestContext } from '../request-context';

declare module 'fastify' {
  interface FastifyRequest {
    /** What another API calls what is asked for, such as `kavenegar sms/send`; names the request in logs and metrics. */
    calledAs: string | null;
  }
  interface FastifyInstance {
    /** Present when programs have keys here. */
    programDoor: ProgramDoor | null;
  }
}

/** One request of a program, on the way in. */
export interface Knock {
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * The door for requests that look like those of another API: the program is let in by its key as everywhere, may what the operation
 * of the contract says, takes a place in its gate, and is written down under its name.
 */
export interface ProgramDoor {
  /**
   * Lets a program in by a secret that it brings in a place of its own. Not with a test key: the sandbox speaks the API of Peyk alone.
   * @throws 401-590 to 401-592, 403-8, 403-591, 403-593, 429-1
   */
  letIn(request: FastifyRequest, secret: string): Promise<void>;
  /**
   * Does what an operation of the contract does, by its rules. A request knocks once: who holds one place and waits for another could wait
   * for ever. @throws 403-8, 403-20 to 403-22, 403-592, 429-1; what `work` throws
   */
  enter<T>(knock: Knock, operationId: OperationId, work: (context: RequestContext) => Promise<T>): Promise<T>;
}

export interface DoorParts {
  byKey: LetInByKey;
  operations: ReadonlyMap<string, ContractOperation>;
  /** Permission, state and gate of a request that was let in. */
  pass: (operation: ContractOperation) => (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  contextOf: (request: FastifyRequest, operation: ContractOperation, context: ServerContext) => RequestContext;
  context: ServerContext;
  audit: WriteAudit | undefined;
}

export function createProgramDoor({ byKey, operations, pass, contextOf, context, audit }: DoorParts): ProgramDoor {
  return {
    letIn: async (request, secret) => {
      const signedIn = await byKey(secret, request.ip);
      if (signedIn.key?.isTest) throw new DomainError(KEY_ERRORS.notForTestKeys);
      request.signedIn = signedIn;
    },
    enter: async ({ request, reply }, operationId, work) => {
      const operation = operations.get(operationId);
      if (!operation) throw new Error(`The contract has no operation ${operationId}.`);
      await pass(operation)(request, reply);
      const requestContext = contextOf(request, operation, context);
      // Of operations with an Idempotency-Key it is asked behind the key; other APIs have none.
      if (requestContext.rights) requireState(operation.access, requestContext.rights);
      const asked = { operation, context: requestContext, input: { body: null, query: null } };
      const of = () => withinReach(requestContext.rights?.limits, () => work(requestContext));
      const written = () => audited(audit, asked, isReading(operation) ? () => reading(of) : of);
      return request.place?.hold(written) ?? written();
    },
  };
}
