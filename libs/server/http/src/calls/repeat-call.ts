import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerContext } from '@peyk/server-database';
import { BASE_PATH } from '@peyk/shared-contract';
import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify';
import { requirePermission } from '../access/rights';
import type { ContractOperation } from '../contract/contract';
import { DomainError } from '../errors/domain-error';
import { requireUsable } from '../keys/let-in-by-key';
import { findKeyById, sessionOfKey } from '../keys/key.repository';
import type { Session } from '../sessions/session.repository';
import { newToken } from '../sessions/token';
import { maskSentence } from './mask-body';
import { REPEAT_ERRORS } from './repeat.errors';

/** By which a request of our own is known at the door; its value opens it once, in this process, while the call is under way. */
const TICKET_HEADER = 'x-peyk-repeat';

/** A call as it is made again. */
export interface CallToRepeat {
  accountId: bigint;
  callId: bigint;
  keyId: bigint;
  operation: string;
  method: string;
  /** With its query. */
  url: string;
  body: unknown;
  /** With the same one nothing is done twice, whoever asks how often. */
  idempotencyKey: string;
  /** From where it came then: a key that no longer allows that address makes it no more. */
  cameFrom: string;
  /** Who asks for it now. */
  ip: string;
}

export interface RepeatedCall {
  status: number;
  code: string | null;
  /** Of one that failed, without what it quotes. */
  message: string | null;
}

/** Makes a call again, through the same door as any program. */
export type RepeatCall = (call: CallToRepeat) => Promise<RepeatedCall>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Present when programs have keys here. */
    repeatCall: RepeatCall | null;
  }
  interface FastifyContextConfig {
    /** Doing it twice does no harm: it reads, or takes an Idempotency-Key. */
    isRepeatable?: boolean;
  }
}

/** Whether a call may be made again: it only reads, or is done once whatever happens. Files are not kept. */
export function isRepeatable({ access, headers, takesFile }: ContractOperation): boolean {
  if (!access.keys || takesFile) return false;
  const isRead = access.effects.length === 0 && (access.rate === 'read' || access.rate === 'list');
  return isRead || headers.includes('Idempotency-Key');
}

interface Parts {
  server: FastifyInstance;
  operations: ReadonlyMap<string, ContractOperation>;
  context: Pick<ServerContext, 'db' | 'clock'>;
}

/** What the key may now. @throws 409-596, 403-596 */
async function sessionNow({ operations, context }: Parts, call: CallToRepeat): Promise<Session> {
  const operation = operations.get(call.operation);
  const now = context.clock.now();
  const row = await findKeyById(context.db, call, now);
  if (!operation || !row) throw new DomainError(REPEAT_ERRORS.keyGone);
  const session = sessionOfKey(row);
  try {
    await requireUsable(context.db, row, { ip: call.cameFrom, now });
    await requirePermission(context.db, operation.access, session);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    throw new DomainError(error.status === 401 ? REPEAT_ERRORS.keyGone : REPEAT_ERRORS.keyMayNot);
  }
  return { ...session, key: session.key && { ...session.key, repeats: call.callId } };
}

/** Tickets, and what makes calls again with them. */
export function createRepeats(parts: Parts) {
  const tickets = new Map<string, Session>();
  // What the request that asks for it writes down is no part of the call.
  const apart = AsyncLocalStorage.snapshot();
  return {
    /** The session of a request of our own; undefined for every other. */
    letIn: ({ headers }: Pick<FastifyRequest, 'headers'>): Session | undefined => {
      const ticket = headers[TICKET_HEADER];
      const session = typeof ticket === 'string' ? tickets.get(ticket) : undefined;
      if (session) tickets.delete(String(ticket));
      return session;
    },
    repeat: async (call: CallToRepeat): Promise<RepeatedCall> => {
      const session = await sessionNow(parts, call);
      if (!call.url.startsWith(`${BASE_PATH}/`)) throw new Error('a call of another API');
      const ticket = newToken();
      tickets.set(ticket, session);
      try {
        return presented(await apart(() => parts.server.inject(requestOf(call, ticket))));
      } finally {
        tickets.delete(ticket);
      }
    },
  };
}

export type Repeats = ReturnType<typeof createRepeats>;

function requestOf({ method, url, ip, idempotencyKey, body }: CallToRepeat, ticket: string): InjectOptions {
  return {
    ...{ method: method as 'GET' | 'POST', url, remoteAddress: ip },
    headers: { [TICKET_HEADER]: ticket, 'idempotency-key': idempotencyKey },
    ...(body !== null && { payload: body as object }),
  };
}

interface Injected {
  statusCode: number;
  payload: string;
}

function presented({ statusCode, payload }: Injected): RepeatedCall {
  if (statusCode < 400) return { status: statusCode, code: null, message: null };
  const { meta } = JSON.parse(payload) as { meta: { message_code: string; message: string } };
  return { status: statusCode, code: meta.message_code, message: maskSentence(meta.message) };
}
