import type { OperationId } from '@peyk/shared-contract';
import type { ServerContext } from '@peyk/server-database';
import { buildServer, contract, createLog, listOperations } from '@peyk/server-http';
import type { Handlers } from '@peyk/server-http';
import type { Seal } from '@peyk/server-seal';
import { createTestDatabase, fixedClock, recordingLog, testSeal } from '@peyk/shared-testing-node';
import type { FixedClock, TestDatabase } from '@peyk/shared-testing-node';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Registry } from 'prom-client';
import { createAuthHandlers } from '../auth.routes';
import type { CodeMessage } from '../codes/issue-code.service';
import type { IdentityRegistry } from '../identity/identity-registry';
import { simulatedRegistry } from '../identity/simulated-registry';

export const PEPPER = 'a pepper for tests';

/** What JSON holds: a test looks at whatever it likes; the server holds it to the contract (validateResponses). */
type Json = ReturnType<typeof JSON.parse>;

export interface Answer {
  status: number;
  headers: Record<string, unknown>;
  data: Json;
  meta: Json;
}

export interface AuthApi {
  database: TestDatabase;
  clock: FixedClock;
  context: ServerContext & { seal: Seal };
  log: ReturnType<typeof recordingLog>;
  /** Who is asked about identities; a test may put another one here. */
  registry: IdentityRegistry;
  /** Whether registration is open; likewise. */
  setRegistrationOpen(isOpen: boolean): Promise<void>;
  post(path: string, payload: object, options?: { token?: string; ip?: string }): Promise<Answer>;
  get(path: string, token?: string): Promise<Answer>;
  /** What was handed to the sender and stayed, oldest first. */
  messages(): Promise<CodeMessage[]>;
  /** The digits of the newest code. */
  lastCode(): Promise<string>;
  close(): Promise<void>;
}

type Asked = Pick<AuthApi, 'registry' | 'context'>;

async function buildApi(api: Asked, isOpen: boolean): Promise<FastifyInstance> {
  const refuse = async () => Promise.reject(new Error('not part of this test'));
  const others = Object.fromEntries(listOperations(contract).map(({ operationId }) => [operationId, refuse]));
  const auth = createAuthHandlers({
    pepper: PEPPER,
    seal: testSeal,
    demo: null,
    registration: { isOpen, registry: { check: (...claim) => api.registry.check(...claim) } },
    expectCode: () => undefined,
    // Written where a transaction that is undone leaves nothing, as the sender's rows are.
    sendCode: async (tx, { mobile, text, at }) =>
      sql`insert into sent_messages (mobile, text, at) values (${mobile}, ${text}, ${at})`.execute(tx),
  });
  return buildServer({
    handlers: { ...others, ...auth } as Handlers<OperationId>,
    context: api.context,
    log: createLog({ level: 'silent' }),
    registry: new Registry(),
    readiness: async () => ({ ready: true, parts: {} }),
    validateResponses: true,
    trustProxy: 'loopback',
  });
}

/** The auth operations over a database of their own; codes are kept in a table. */
export async function startAuthApi(): Promise<AuthApi> {
  const database = await createTestDatabase();
  await sql`create table sent_messages (id serial, mobile integer, text text, at timestamptz)`.execute(database.db);
  const clock = fixedClock();
  const log = recordingLog();
  const messages = async () => {
    const { rows } = await sql<CodeMessage>`select mobile, text, at from sent_messages order by id`.execute(
      database.db,
    );
    return rows;
  };
  const answerOf = (raw: { statusCode: number; headers: object; json(): Omit<Answer, 'status' | 'headers'> }) => ({
    status: raw.statusCode,
    headers: { ...raw.headers },
    ...raw.json(),
  });
  const asked: Asked = { context: { db: database.db, clock, log, seal: testSeal }, registry: simulatedRegistry };
  const running = { server: await buildApi(asked, true) };
  return {
    database,
    clock,
    log,
    context: asked.context,
    get registry() {
      return asked.registry;
    },
    set registry(registry) {
      asked.registry = registry;
    },
    setRegistrationOpen: async (isOpen) => {
      await running.server.close();
      running.server = await buildApi(asked, isOpen);
    },
    post: async (path, payload, { token, ip } = {}) =>
      answerOf(
        await running.server.inject({
          method: 'POST',
          url: `/v1/api/${path}`,
          payload,
          headers: { ...(token && { authorization: token }), ...(ip && { 'x-forwarded-for': ip }) },
        }),
      ),
    get: async (path, token) =>
      answerOf(await running.server.inject({ url: `/v1/api/${path}`, headers: token ? { authorization: token } : {} })),
    messages,
    lastCode: async () => /\d{5,6}/.exec((await messages()).at(-1)?.text ?? '')?.[0] ?? '',
    close: async () => {
      await running.server.close();
      await database.close();
    },
  };
}

/** Another code of as many digits. */
export function otherCode(code: string): string {
  return String((Number(code) + 1) % 10 ** code.length).padStart(code.length, '0');
}
