import type { Db } from '@peyk/server-database';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ContractOperation } from '../contract/contract';
import { bodyLimitOf } from '../contract/body-limits';
import { DomainError } from '../errors/domain-error';
import type { ErrorDescription } from '../errors/domain-error';
import { HTTP_ERRORS } from '../errors/http.errors';
import { addressGroup } from '../rate/address-group';
import { KEY_ERRORS } from '../keys/key.errors';
import type { Gates } from './gates';
import { isKeptFromAdmins, requirePermission, requireState } from './rights';

type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** A body of this size counts as one call more. */
const BYTES_OF_A_CALL = 16 * 1024;

/** How many calls a request counts as: a long list keeps the process busy longer than a click. */
function costOf(request: FastifyRequest, { operationId, takesFile }: ContractOperation): number {
  // A file is read as it comes, at a pace of its own.
  if (takesFile || request.raw.method === 'GET') return 1;
  const { 'content-length': length, 'transfer-encoding': chunked } = request.headers;
  const bytes = chunked === undefined ? Number(length ?? 0) : bodyLimitOf(operationId);
  return 1 + Math.floor(Math.min(bytes, bodyLimitOf(operationId)) / BYTES_OF_A_CALL) || 1;
}

/** The state of operations that take a key is asked behind it: a repeated call gets its first answer. */
const asksStateLater = ({ headers }: ContractOperation) => headers.includes('Idempotency-Key');

export interface Admission {
  /** @throws 401-1, and of programs 401-590 to 401-592, 403-591, 429-1 */
  letIn: (request: FastifyRequest) => Promise<void>;
  gates: Gates;
  /** Where the name of who gives rights is looked up, for who lacks one. */
  db: Db;
  /** Hears of what an admin tried on behalf of an account, or a program with a key, and may not. */
  tellRefused?: (request: FastifyRequest, operation: ContractOperation, code: string) => Promise<void>;
}

/**
 * The hooks that decide whether a request may come in, before its body is read: session, account state, permission,
 * impersonation, rate. @throws 401-1, 403-8, 403-9, 403-11, 403-20 to 403-22, 429-1; of programs 401-590 to 401-592, 403-591 to 403-593
 */
export function admit({ letIn, ...parts }: Admission) {
  const passage = pass(parts);
  return (operation: ContractOperation): Hook => {
    const { access } = operation;
    const gate = parts.gates.of(access.rate);
    const goOn = passage(operation);
    return async (request, reply) => {
      if (access.who === 'public') {
        const entering = { request, reply, cost: costOf(request, operation) };
        return gate.enter(`address:${addressGroup(request.ip)}`, entering);
      }
      await letIn(request);
      // By it a program finds its call again, in the panel and with us.
      if (request.signedIn?.key) void reply.header('x-request-id', request.id);
      await goOn(request, reply);
    };
  };
}

/**
 * What comes after the session or key: permission, impersonation, state, rate.
 * @throws 403-8, 403-9, 403-11, 403-20 to 403-22, 403-592, 429-1
 */
export function pass({ gates, db, tellRefused }: Omit<Admission, 'letIn'>) {
  return (operation: ContractOperation): Hook => {
    const { access } = operation;
    const gate = gates.of(access.rate);
    return async (request, reply) => {
      const entering = () => ({
        ...{ request, reply, cost: costOf(request, operation) },
        tellAs: request.signedIn?.key && access.rate,
      });
      const { account, rights, person, key } = request.signedIn ?? {};
      if (person) return gate.enter(`person:${person.id}`, entering());
      if (!account || !rights) throw new Error('a session without an account');
      const caller = `account:${account.accountId}`;
      const refuse = async (error: ErrorDescription): Promise<never> => {
        // At the pace of calls that are let in: each leaves as much behind.
        await gate.enter(caller, entering());
        await tellRefused?.(request, operation, error.code);
        throw new DomainError(error);
      };
      if (key && !access.keys) await refuse(KEY_ERRORS.notForKeys);
      if (key?.isTest && !access.test) await refuse(KEY_ERRORS.notForTestKeys);
      await requirePermission(db, access, { account, rights });
      if (account.impersonated && isKeptFromAdmins(access, rights)) await refuse(HTTP_ERRORS.notOnBehalf);
      if (!asksStateLater(operation)) requireState(access, rights);
      await gate.enter(caller, entering());
    };
  };
}
