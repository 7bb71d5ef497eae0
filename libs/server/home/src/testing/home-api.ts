import { buildServer, contract, createLog, hashToken, listOperations, newToken } from '@peyk/server-http';
import type { Handlers } from '@peyk/server-http';
import { createTestDatabase, fixedClock, givenAccount } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import type { OperationId } from '@peyk/shared-contract';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { createHomeHandlers } from '../home.routes';
import { serveBannerImages } from '../images/serve-banner-images';

const OLD_PANEL = 'https://old.example.com/';

/** A whole PNG of one pixel; `salt` makes it another picture. */
export function picture(salt = ''): Buffer {
  const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  return Buffer.concat([Buffer.from(onePixel, 'base64'), Buffer.from(salt)]);
}

/** The home page's API over a database of its own, for the top of a test file. */
export function homeApi() {
  const clock = fixedClock('2026-11-20T08:30:00Z');
  const state = {} as { test: TestDatabase; server: FastifyInstance; token: string };

  beforeAll(async () => {
    state.test = await createTestDatabase();
    const { db } = state.test;
    const log = createLog({ level: 'silent' });
    const context = { db, clock, log };
    const refuse = async () => {
      throw new Error('this handler is not part of the test');
    };
    const others = Object.fromEntries(listOperations(contract).map(({ operationId }) => [operationId, refuse]));
    state.server = await buildServer({
      // Built from the contract's own list, so it is complete.
      handlers: { ...others, ...createHomeHandlers({ oldPanelUrl: OLD_PANEL }) } as Handlers<OperationId>,
      context,
      log,
      registry: new Registry(),
      readiness: async () => ({ ready: true, parts: {} }),
      validateResponses: true,
      extend: serveBannerImages(context),
    });
    state.token = newToken();
    const { accountId, userId } = await givenAccount(db);
    await db
      .insertInto('sessions')
      .values({
        token_hash: hashToken(state.token),
        account_id: accountId,
        user_id: userId,
        created_at: clock.now(),
        expires_at: new Date('2100-01-01T00:00:00Z'),
      })
      .execute();
  });
  afterAll(async () => {
    await state.server?.close();
    await state.test?.close();
  });

  return {
    clock,
    db: () => state.test.db,
    fetch: (url: string, headers: Record<string, string> = { authorization: state.token }) =>
      state.server.inject({ method: 'GET', url, headers }),
    get: async (path: string) =>
      (
        await state.server.inject({ method: 'GET', url: `/v1/api${path}`, headers: { authorization: state.token } })
      ).json().data,
  };
}
