import { buildServer, contract, createLog, hashToken, listOperations, newToken } from '@peyk/server-http';
import type { Handlers } from '@peyk/server-http';
import type { OperationId } from '@peyk/shared-contract';
import { createOperatorResolver } from '@peyk/shared-sms';
import { createTestDatabase, fixedClock, givenAccount } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { createContactsHandlers } from '../contacts.routes';
import { uploadsOf } from './uploads-of';

/** The API of contacts over a database of its own, every answer checked against the contract; for the top of a test file. */
export function contactsApi() {
  const clock = fixedClock('2026-11-20T08:30:00Z');
  const state = {} as { test: TestDatabase; server: FastifyInstance };

  beforeAll(async () => {
    state.test = await createTestDatabase();
    const log = createLog({ level: 'silent' });
    const refuse = async () => {
      throw new Error('this handler is not part of the test');
    };
    const others = Object.fromEntries(listOperations(contract).map(({ operationId }) => [operationId, refuse]));
    const ours = createContactsHandlers({
      loadOperators: async () => createOperatorResolver([]),
      uploads: uploadsOf(new Map()),
    });
    state.server = await buildServer({
      // Built from the contract's own list, so it is complete.
      handlers: { ...others, ...ours } as Handlers<OperationId>,
      context: { db: state.test.db, clock, log },
      log,
      registry: new Registry(),
      readiness: async () => ({ ready: true, parts: {} }),
      validateResponses: true,
    });
  });
  afterAll(async () => {
    await state.server?.close();
    await state.test?.close();
  });

  return {
    /** A token of a new account. */
    signIn: async () => {
      const token = newToken();
      const { accountId, userId } = await givenAccount(state.test.db);
      const row = { account_id: accountId, user_id: userId, created_at: clock.now() };
      await state.test.db
        .insertInto('sessions')
        .values({ ...row, token_hash: hashToken(token), expires_at: new Date('2100-01-01T00:00:00Z') })
        .execute();
      return token;
    },
    call: async (method: 'GET' | 'POST', path: string, options: { token?: string; body?: object } = {}) => {
      const answer = await state.server.inject({
        method,
        url: `/v1/api/phonebooks${path}`,
        headers: options.token ? { authorization: options.token } : {},
        ...(options.body && { payload: options.body }),
      });
      return { status: answer.statusCode, ...answer.json() };
    },
  };
}
