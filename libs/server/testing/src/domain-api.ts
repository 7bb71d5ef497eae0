import { buildServer, contract, createLog, hashToken, listOperations, newToken } from '@peyk/server-http';
import type { Handlers, Rates } from '@peyk/server-http';
import type { ServerContext } from '@peyk/server-database';
import type { ServerModule } from '@peyk/server-module';
import { RATES } from '@peyk/shared-contract';
import type { OperationId } from '@peyk/shared-contract';
import { createTestDatabase, fixedClock, givenAccount } from '@peyk/shared-testing-node';
import type { FixedClock, GivenAccount, TestDatabase } from '@peyk/shared-testing-node';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';

const FOR_EVER = new Date('2100-01-01T00:00:00Z');

/** What rates do has tests of its own. */
const WITHOUT_RATES = Object.fromEntries(
  Object.keys(RATES).map((name) => [name, { perSecond: 1e6, burst: 1e6, atOnce: 1e6 }]),
  // Of every class that the contract has.
) as Rates;

/** What JSON holds: a test looks at what it likes; the server holds it to the contract. */
type Json = ReturnType<typeof JSON.parse>;

export interface Call {
  token?: string;
  /** With a body the method is POST unless it is given. Text is sent as it is. */
  body?: object | string;
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  headers: Record<string, unknown>;
  data: Json;
  meta: Json;
}

export interface DomainApiOptions {
  /** Default 2026-11-20T08:30:00Z. */
  now?: string;
  /** Paths of host names. */
  hosts?: ReadonlyMap<string, string>;
}

interface State {
  test: TestDatabase;
  server: FastifyInstance;
  context: ServerContext;
  lines: string[];
}

async function start(module: ServerModule, clock: FixedClock, hosts: DomainApiOptions['hosts']): Promise<State> {
  const test = await createTestDatabase();
  const lines: string[] = [];
  const log = createLog({ level: 'debug', destination: { write: (line) => void lines.push(line) } });
  const context = { db: test.db, clock, log };
  const refuse = () => Promise.reject(new Error('this handler is not part of the test'));
  const others = Object.fromEntries(listOperations(contract).map(({ operationId }) => [operationId, refuse]));
  const { extend, calls } = module;
  const server = await buildServer({
    // Built from the contract's own list, so it is complete.
    handlers: { ...others, ...module.handlers } as Handlers<OperationId>,
    context,
    log,
    registry: new Registry(),
    readiness: async () => ({ ready: true, parts: {} }),
    validateResponses: true,
    rates: WITHOUT_RATES,
    calls: calls?.(context),
    ...(extend && { extend: extend(context) }),
    ...(hosts && { hosts }),
  });
  return { test, server, context, lines };
}

/** A session of a user, or of a new account. @returns its token */
async function signIn({ test, context }: State, who?: Pick<GivenAccount, 'accountId' | 'userId'>): Promise<string> {
  const token = newToken();
  const { accountId, userId } = who ?? (await givenAccount(test.db));
  const row = { account_id: accountId, user_id: userId, created_at: context.clock.now() };
  const session = { ...row, token_hash: hashToken(token), expires_at: FOR_EVER };
  await test.db.insertInto('sessions').values(session).execute();
  return token;
}

/**
 * The API of one module over a database of its own, every answer checked against the contract; for the top of a test file. The
 * operations of other modules answer 500.
 */
export function domainApi(module: ServerModule, { now = '2026-11-20T08:30:00Z', hosts }: DomainApiOptions = {}) {
  const clock = fixedClock(now);
  const state = {} as State;
  beforeAll(async () => {
    Object.assign(state, await start(module, clock, hosts));
  });
  afterAll(async () => {
    await state.server?.close();
    await state.test?.close();
  });
  const fetch = (url: string, { token, body, method = body ? 'POST' : 'GET', headers = {} }: Call = {}) =>
    state.server.inject({
      method,
      url,
      headers: { ...(token !== undefined && { authorization: token }), ...headers },
      ...(body && { payload: body }),
    });
  return {
    clock,
    db: () => state.test.db,
    /** As who owns the tables, for what a test does from outside of the program. */
    owner: () => state.test.owner,
    context: () => state.context,
    server: () => state.server,
    /** What was logged, to see that nothing private was. */
    logged: () => state.lines.join('\n'),
    /** A token of a user, or of a new account. */
    signIn: (who?: Pick<GivenAccount, 'accountId' | 'userId'>) => signIn(state, who),
    /** The bare answer of an address. */
    fetch,
    /** Calls an operation by its path in the contract. */
    call: async (path: string, call?: Call): Promise<Answer> => {
      const answer = await fetch(`/v1/api${path}`, call);
      return { status: answer.statusCode, headers: answer.headers, ...answer.json() };
    },
  };
}
