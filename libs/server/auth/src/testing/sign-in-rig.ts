import type { OperationId } from '@peyk/shared-contract';
import { buildServer, contract, createLog, hashToken, listOperations } from '@peyk/server-http';
import type { Handlers } from '@peyk/server-http';
import { createTestDatabase, fixedClock, givenAccount, testSeal } from '@peyk/shared-testing-node';
import type { FixedClock, GivenAccount, TestDatabase } from '@peyk/shared-testing-node';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { createAuthHandlers } from '../auth.routes';
import type { CodeMessage } from '../codes/issue-code.service';
import { simulatedRegistry } from '../identity/simulated-registry';
import { hashPassword } from '../password/password-hash';

export const PASSWORD = 'گذرواژهٔ خوب ۱۲';
export const PEPPER = 'a pepper for tests';
export const MOBILE = 241234567;

interface State {
  database: TestDatabase;
  server: FastifyInstance;
  clock: FixedClock;
  account: GivenAccount;
  sent: CodeMessage[];
  passwordHash: string;
}
/** For the top of a test file: the auth operations over HTTP, with an account that is new before each test and codes kept in memory. */
export function signInRig() {
  const state = { sent: [] as CodeMessage[] } as State;

  beforeAll(async () => {
    state.database = await createTestDatabase();
    state.passwordHash = await hashPassword(PASSWORD);
    state.clock = fixedClock();
    const refuse = async () => Promise.reject(new Error('not part of this test'));
    const others = Object.fromEntries(listOperations(contract).map(({ operationId }) => [operationId, refuse]));
    const auth = createAuthHandlers({
      pepper: PEPPER,
      seal: testSeal,
      demo: null,
      registration: { isOpen: false, registry: simulatedRegistry },
      sendCode: async (_, message) => state.sent.push(message),
      expectCode: () => undefined,
    });
    const log = createLog({ level: 'silent' });
    state.server = await buildServer({
      handlers: { ...others, ...auth } as Handlers<OperationId>,
      context: { db: state.database.db, clock: state.clock, log },
      log,
      registry: new Registry(),
      readiness: async () => ({ ready: true, parts: {} }),
      validateResponses: true,
    });
  });

  afterAll(async () => {
    await state.server.close();
    await state.database.close();
  });

  beforeEach(async () => {
    state.sent.length = 0;
    // Two days on: what an earlier test counted is over.
    state.clock.advance(2 * 24 * 3_600_000);
    state.account = await givenAccount(state.database.db, { passwordHash: state.passwordHash, mobile: MOBILE });
  });

  const context = () => ({ db: state.database.db, clock: state.clock, log: createLog({ level: 'silent' }) });

  async function call(operation: string, payload: object, token?: string) {
    const answer = await state.server.inject({
      method: 'POST',
      url: `/v1/api/${operation}`,
      payload,
      headers: token ? { authorization: token } : {},
    });
    return { status: answer.statusCode, headers: answer.headers, ...answer.json() };
  }

  async function check(token: string) {
    const answer = await state.server.inject({ url: '/v1/api/check_token', headers: { authorization: token } });
    return { status: answer.statusCode, ...answer.json() };
  }

  const login = (username = state.account.username, password = PASSWORD) => call('login', { username, password });
  const lastCode = () => /\d{5}/.exec(state.sent.at(-1)?.text ?? '')?.[0] ?? '';
  const otherCode = (code: string) => String((Number(code) + 1) % 100_000).padStart(5, '0');

  async function signIn(): Promise<string> {
    const { data } = await login();
    return (await call('confirm_otp', { token: data.token, code: lastCode() })).data.token;
  }

  /** The note that a session was used is written beside the request. */
  async function seenAt(token: string, at: Date): Promise<void> {
    const isNoted = () =>
      state.database.db
        .selectFrom('sessions')
        .select('user_id')
        .where('token_hash', '=', hashToken(token))
        .where('last_seen_at', '=', at)
        .executeTakeFirst();
    while (!(await isNoted())) await new Promise((resolve) => setImmediate(resolve));
  }

  return { state, context, call, check, login, lastCode, otherCode, signIn, seenAt };
}
