import type { OperationId } from '@peyk/shared-contract';
import type { ServerContext } from '@peyk/server-database';
import { buildServer, contract, createLog, listOperations } from '@peyk/server-http';
import type { Handlers } from '@peyk/server-http';
import type { Seal } from '@peyk/server-seal';
import { createTestDatabase, fixedClock, recordingLog, testSeal } from '@peyk/shared-testing-node';
import type { FixedClock, TestDatabase } from '@peyk/shared-testing-node';
import { solveChallenge } from 'altcha-lib/v1';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Registry } from 'prom-client';
import { createAuthHandlers } from '../auth.routes';
import type { CodeMessage } from '../codes/issue-code.service';
import type { IdentityRegistry } from '../identity/identity-registry';
import type { RelyingParty } from '../passkeys/relying-party';
import { simulatedRegistry } from '../identity/simulated-registry';

export const PEPPER = 'a pepper for tests';
/** Whose passkeys the tests make. */
export const RELYING_PARTY: RelyingParty = { id: 'panel.example', origins: ['https://panel.example'] };
const EASY = 20;

const PURPOSES: Readonly<Record<string, string>> = {
  login: 'login',
  forgot_password: 'password_reset',
  'user/register': 'registration',
};

/** What JSON holds: a test looks at whatever it likes; the server holds it to the contract (validateResponses). */
type Json = ReturnType<typeof JSON.parse>;

export interface Answer {
  status: number;
  headers: Record<string, unknown>;
  data: Json;
  meta: Json;
}

export interface CallOptions {
  token?: string;
  ip?: string;
  solve?: boolean;
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
  /** Solves a challenge by itself where one is wanted, as the panel does, unless told not to. */
  post(path: string, payload: object, options?: CallOptions): Promise<Answer>;
  /** A solved challenge of this purpose. */
  prove(purpose: string): Promise<string>;
  /** Budgets that were told to the operator as used up. */
  alerts: string[];
  get(path: string, token?: string): Promise<Answer>;
  /** What was handed to the sender and stayed, oldest first. */
  messages(): Promise<CodeMessage[]>;
  /** The digits of the newest code. */
  lastCode(): Promise<string>;
  close(): Promise<void>;
}

type Asked = Pick<AuthApi, 'registry' | 'context' | 'alerts'>;

async function buildApi(api: Asked, isOpen: boolean): Promise<FastifyInstance> {
  const refuse = async () => Promise.reject(new Error('not part of this test'));
  const others = Object.fromEntries(listOperations(contract).map(({ operationId }) => [operationId, refuse]));
  const auth = createAuthHandlers({
    pepper: PEPPER,
    seal: testSeal,
    proofMaxNumber: EASY,
    alert: (kind) => api.alerts.push(kind),
    demo: null,
    relyingParty: RELYING_PARTY,
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
  await sql`create table sent_messages (id serial, mobile integer, text text, at timestamptz)`.execute(database.owner);
  await sql`grant all on sent_messages, sent_messages_id_seq to public`.execute(database.owner);
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
  const asked: Asked = {
    context: { db: database.db, clock, log, seal: testSeal },
    registry: simulatedRegistry,
    alerts: [],
  };
  const running = { server: await buildApi(asked, true) };
  const get: AuthApi['get'] = async (path, token) =>
    answerOf(await running.server.inject({ url: `/v1/api/${path}`, headers: token ? { authorization: token } : {} }));
  const call = async (path: string, payload: object, { token, ip }: CallOptions) =>
    answerOf(
      await running.server.inject({
        method: 'POST',
        url: `/v1/api/${path}`,
        payload,
        headers: { ...(token && { authorization: token }), ...(ip && { 'x-forwarded-for': ip }) },
      }),
    );
  const prove = async (purpose: string) => {
    const { data } = await get(`challenge?purpose=${purpose}`);
    const solved = await solveChallenge(data.challenge, data.salt, data.algorithm, data.maxnumber).promise;
    return Buffer.from(JSON.stringify({ ...data, number: solved?.number })).toString('base64');
  };
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
    alerts: asked.alerts,
    post: async (path, payload, options = {}) => {
      const first = await call(path, payload, options);
      if (first.meta.message_code !== '428-10' || options.solve === false) return first;
      return call(path, { ...payload, proof: await prove(PURPOSES[path] ?? path) }, options);
    },
    prove,
    get,
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
