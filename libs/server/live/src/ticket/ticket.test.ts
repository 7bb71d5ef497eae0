import type { OperationId } from '@peyk/shared-contract';
import { buildServer, contract, createLog, hashToken, listOperations, newToken } from '@peyk/server-http';
import type { Handlers } from '@peyk/server-http';
import { createTestDatabase, fixedClock, givenAccount } from '@peyk/shared-testing-node';
import type { FixedClock, TestDatabase } from '@peyk/shared-testing-node';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { TICKETS_PER_USER } from '../live.limits';
import { createLiveHandlers } from '../live.routes';
import { takeTicket } from './ticket.repository';

const state = {} as { database: TestDatabase; server: FastifyInstance; clock: FixedClock };

beforeAll(async () => {
  state.database = await createTestDatabase();
  state.clock = fixedClock('2026-11-21T08:30:00Z');
  const log = createLog({ level: 'silent' });
  const refuse = async () => Promise.reject(new Error('not part of this test'));
  const others = Object.fromEntries(listOperations(contract).map(({ operationId }) => [operationId, refuse]));
  state.server = await buildServer({
    handlers: { ...others, ...createLiveHandlers() } as Handlers<OperationId>,
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

async function signIn() {
  const token = newToken();
  const account = await givenAccount(state.database.db);
  await state.database.db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      account_id: account.accountId,
      user_id: account.userId,
      created_at: state.clock.now(),
      expires_at: new Date(state.clock.now().getTime() + 3_600_000),
    })
    .execute();
  return { ...account, token };
}

async function ask(token: string) {
  const headers = { authorization: token };
  const answer = await state.server.inject({ method: 'POST', url: '/v1/api/live/ticket', headers });
  return { code: answer.json().meta.message_code as string, ticket: answer.json().data?.ticket as string };
}

describe('tickets of the live socket', () => {
  it('are 120 a minute for a user; then 429-1, and nothing is stored', async () => {
    const { token, userId } = await signIn();
    for (let count = 0; count < TICKETS_PER_USER.limit; count += 1) expect((await ask(token)).code).toBe('200-1');
    expect((await ask(token)).code).toBe('429-1');
    const stored = await state.database.db
      .selectFrom('one_use_codes')
      .select('code_hash')
      .where('user_id', '=', userId)
      .execute();
    expect(stored).toHaveLength(120);
    expect((await ask((await signIn()).token)).code).toBe('200-1');
    state.clock.advance(60_000);
    expect((await ask(token)).code).toBe('200-1');
  });

  it('let in the account of the session that asked, once, also when they come twice at once', async () => {
    const { token, accountId } = await signIn();
    const { ticket } = await ask(token);
    const take = () => takeTicket(state.database.db, hashToken(ticket), state.clock.now());
    const taken = await Promise.all([take(), take(), take()]);
    expect(taken.filter(Boolean)).toMatchObject([{ accountId, sessionKey: hashToken(token) }]);
  });

  it('let nobody in after thirty seconds, or after their session has ended or was revoked', async () => {
    const take = (ticket: string) => takeTicket(state.database.db, hashToken(ticket), state.clock.now());
    const late = await ask((await signIn()).token);
    state.clock.advance(30_000);
    expect(await take(late.ticket)).toBeUndefined();
    const changes = [{ revoked_at: state.clock.now() }, { expires_at: state.clock.now() }];
    for (const change of changes) {
      const { token } = await signIn();
      const { ticket } = await ask(token);
      const session = state.database.db.updateTable('sessions').where('token_hash', '=', hashToken(token));
      await session.set(change).execute();
      expect(await take(ticket)).toBeUndefined();
      await session.set({ revoked_at: null, expires_at: new Date('2100-01-01T00:00:00Z') }).execute();
      expect(await take(ticket)).toBeDefined();
    }
  });
});
