import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { OperationId } from '@peyk/shared-contract';
import { notify } from '@peyk/server-database';
import { buildServer, contract, createLog, hashToken, listOperations, newToken } from '@peyk/server-http';
import type { Handlers } from '@peyk/server-http';
import { createTestDatabase, fixedClock, givenAccount } from '@peyk/shared-testing-node';
import type { FixedClock, GivenAccount, TestDatabase } from '@peyk/shared-testing-node';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { WebSocket } from 'ws';
import { PUSH_GAP_MS } from './live.limits';
import { createLiveHandlers } from './live.routes';
import { createLiveSocket } from './socket/create-live-socket';
import { sourcesOf } from './testing/sources';

const HOUR_MS = 3_600_000;
const BLOCKED = { account_state: 'blocked' as const, send_block_reason: 'بسته است.' };
interface State {
  database: TestDatabase;
  server: FastifyInstance;
  clock: FixedClock;
  address: string;
  loads: bigint[];
  /** What the progress of every send tells of. */
  changes: number;
  sockets: WebSocket[];
  logLines: string[];
}
const state = { loads: [] as bigint[], changes: 0, sockets: [] as WebSocket[], logLines: [] as string[] } as State;

function progress(sendId: bigint) {
  const counts = { total: 99, queued: 1, submitted: 0, sent: 2, reached_telecom: 0, undelivered: 0 };
  const rest = { delivered: state.changes, blacklisted: 0, in_doubt: 0, expired: 0, cancelled: 0, refused: 0 };
  const money = { held: '4110', charged: '0', returned: '0', finished_at: null };
  const why = { state_reason: null, waits_until: null };
  return { send_id: String(sendId), state: 2 as const, ...why, counts: { ...counts, ...rest }, ...money };
}

async function startServer() {
  const log = createLog({ level: 'debug', destination: { write: (line) => void state.logLines.push(line) } });
  const context = { db: state.database.db, clock: state.clock, log };
  const refuse = async () => Promise.reject(new Error('not part of this test'));
  const others = Object.fromEntries(listOperations(contract).map(({ operationId }) => [operationId, refuse]));
  const server = await buildServer({
    handlers: { ...others, ...createLiveHandlers() } as Handlers<OperationId>,
    context,
    log,
    registry: new Registry(),
    readiness: async () => ({ ready: true, parts: {} }),
    validateResponses: true,
    extend: createLiveSocket(
      context,
      sourcesOf({
        progress: ({ id = 0n }) => {
          state.loads.push(id);
          return progress(id);
        },
        credit: () => ({ credit: '1370', held: '0' }),
        account: () => BLOCKED,
      }),
      { origins: ['https://panel.example'] },
    ),
  });
  await server.listen({ host: '127.0.0.1', port: 0 });
  state.address = `ws://127.0.0.1:${(server.server.address() as AddressInfo).port}/v1/live`;
  return server;
}

beforeAll(async () => {
  state.database = await createTestDatabase();
  state.clock = fixedClock();
  state.server = await startServer();
});

afterEach(async () => {
  for (const socket of state.sockets.splice(0)) socket.terminate();
  state.loads.length = 0;
  state.changes = 0;
});

afterAll(async () => {
  await state.server.close();
  await state.database.close();
});

async function signIn(account: GivenAccount, expiresInMs = HOUR_MS): Promise<string> {
  const token = newToken();
  const now = state.clock.now();
  const expiresAt = new Date(now.getTime() + expiresInMs);
  await state.database.db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      account_id: account.accountId,
      user_id: account.userId,
      created_at: now,
      expires_at: expiresAt,
    })
    .execute();
  return token;
}

async function ticketOf(token: string): Promise<string> {
  const answer = await state.server.inject({
    method: 'POST',
    url: '/v1/api/live/ticket',
    headers: { authorization: token },
  });
  return answer.json().data.ticket;
}

interface Open {
  socket: WebSocket;
  messages: string[];
  token: string;
  account: GivenAccount;
}

async function openSocket(given?: { account: GivenAccount; token: string }): Promise<Open> {
  const account = given?.account ?? (await givenAccount(state.database.db));
  const token = given?.token ?? (await signIn(account));
  const socket = new WebSocket(`${state.address}?token=${await ticketOf(token)}`);
  state.sockets.push(socket);
  const messages: string[] = [];
  socket.on('message', (data) => messages.push(data.toString()));
  await once(socket, 'open');
  return { socket, messages, token, account };
}

async function refusal(query: string, origin?: string): Promise<number> {
  const socket = new WebSocket(state.address + query, origin === undefined ? {} : { origin });
  state.sockets.push(socket);
  const [, response] = await once(socket, 'unexpected-response');
  socket.on('error', () => undefined);
  return response.statusCode;
}

async function until(isTrue: () => boolean): Promise<void> {
  const end = Date.now() + 5_000;
  while (!isTrue() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 10));
}

const tell = (channel: string, payload: object | string) =>
  notify(state.database.db, channel, typeof payload === 'string' ? payload : JSON.stringify(payload));

describe('a ticket', () => {
  it('opens the socket once', async () => {
    const account = await givenAccount(state.database.db);
    const ticket = await ticketOf(await signIn(account));
    const socket = new WebSocket(`${state.address}?token=${ticket}`);
    state.sockets.push(socket);
    await once(socket, 'open');
    expect(await refusal(`?token=${ticket}`)).toBe(401);
  });

  it('is worthless after thirty seconds', async () => {
    const ticket = await ticketOf(await signIn(await givenAccount(state.database.db)));
    state.clock.advance(30_000);
    expect(await refusal(`?token=${ticket}`)).toBe(401);
  });

  it('is worthless when its session was revoked in the meantime', async () => {
    const token = await signIn(await givenAccount(state.database.db));
    const ticket = await ticketOf(token);
    await state.database.db
      .updateTable('sessions')
      .set({ revoked_at: state.clock.now() })
      .where('token_hash', '=', hashToken(token))
      .execute();
    expect(await refusal(`?token=${ticket}`)).toBe(401);
  });

  it('cannot be replaced by the stored token, nor be left out', async () => {
    const token = await signIn(await givenAccount(state.database.db));
    expect(await refusal(`?token=${token}`)).toBe(401);
    expect(await refusal('')).toBe(401);
  });
});

describe('a page', () => {
  it('of another host is refused, and its ticket stays good', async () => {
    const ticket = await ticketOf(await signIn(await givenAccount(state.database.db)));
    for (const origin of [
      'https://evil.example',
      'null',
      state.address.replace('ws:', 'http:').replace(/:\d+.*/, ':1'),
    ])
      expect([origin, await refusal(`?token=${ticket}`, origin)]).toEqual([origin, 403]);
    const socket = new WebSocket(`${state.address}?token=${ticket}`);
    state.sockets.push(socket);
    await once(socket, 'open');
  });

  it('of this host or of one that the settings name is let in', async () => {
    for (const origin of [new URL(state.address.replace('ws:', 'http:')).origin, 'https://panel.example']) {
      const ticket = await ticketOf(await signIn(await givenAccount(state.database.db)));
      const socket = new WebSocket(`${state.address}?token=${ticket}`, { origin });
      state.sockets.push(socket);
      await once(socket, 'open');
    }
  });
});

describe('the live socket', () => {
  it('answers the keep-alive', async () => {
    const { socket, messages } = await openSocket();
    socket.send('9');
    await until(() => messages.length > 0);
    expect(messages).toEqual(['9']);
  });

  it('tells progress and credit to all sockets of the account and to no other', async () => {
    const first = await openSocket();
    const second = await openSocket(first);
    const stranger = await openSocket();
    const accountId = String(first.account.accountId);
    await tell('send_progress', { accountId, sendId: '7' });
    await tell('credit_changed', { accountId });
    await until(() => first.messages.length === 2 && second.messages.length === 2);
    const events = first.messages.map((message) => JSON.parse(message));
    expect(events).toContainEqual({ event: 'send_progress', data: progress(7n) });
    expect(events).toContainEqual({ event: 'credit_changed', data: { credit: '1370', held: '0' } });
    expect(second.messages).toHaveLength(2);
    expect(stranger.messages).toEqual([]);
    expect(state.loads).toEqual([7n]);
  });

  it('tells the account, and no other, that its state is another one', async () => {
    const { messages, account } = await openSocket();
    const stranger = await openSocket();
    await tell('account_changed', { accountId: String(account.accountId) });
    await until(() => messages.length > 0);
    expect(messages.map((message) => JSON.parse(message))).toEqual([{ event: 'account_changed', data: BLOCKED }]);
    expect(stranger.messages).toEqual([]);
  });

  it('tells the last of many changes always, and of those before it no more than its gap lets pass', async () => {
    const { messages, account } = await openSocket();
    const startedAtMs = performance.now();
    for (state.changes = 1; state.changes < 50; state.changes += 1) {
      await tell('send_progress', { accountId: String(account.accountId), sendId: '8' });
    }
    await tell('send_progress', { accountId: String(account.accountId), sendId: '8' });
    const toldLast = () => messages.some((message) => JSON.parse(message).data.counts.delivered === state.changes);
    await until(toldLast);
    expect(toldLast()).toBe(true);
    // However long the machine took: the first one at once, one in each gap, and one for a clock that rounds.
    const gaps = Math.floor((performance.now() - startedAtMs) / PUSH_GAP_MS);
    expect(messages.length).toBeLessThanOrEqual(2 + gaps);
  });

  it('ignores notifications that nobody of ours wrote', async () => {
    const { messages, account } = await openSocket();
    await tell('send_progress', 'nonsense');
    await tell('send_progress', { accountId: 'x', sendId: 'y' });
    await tell('credit_changed', { accountId: String(account.accountId) });
    await until(() => messages.length > 0);
    expect(messages).toHaveLength(1);
  });

  it('closes when its session is revoked', async () => {
    const { socket, token } = await openSocket();
    const other = await openSocket();
    const closed = once(socket, 'close');
    await tell('session_revoked', hashToken(token).toString('hex'));
    expect((await closed)[0]).toBe(4401);
    expect(other.socket.readyState).toBe(WebSocket.OPEN);
  });

  it('closes when its session has expired', async () => {
    const account = await givenAccount(state.database.db);
    const { socket } = await openSocket({ account, token: await signIn(account, 1_000) });
    const closed = once(socket, 'close');
    state.clock.advance(1_000);
    expect((await closed)[0]).toBe(4401);
  });

  it('closes when nothing is heard for half a minute', async () => {
    const { socket } = await openSocket();
    const closed = once(socket, 'close');
    state.clock.advance(30_001);
    expect((await closed)[0]).toBe(1006);
  });

  it('closes for who says too much', async () => {
    const { socket } = await openSocket();
    const closed = once(socket, 'close');
    for (let message = 0; message < 30; message += 1) socket.send('9');
    expect((await closed)[0]).toBe(1008);
  });

  it.each([
    ['a message over the limit', '9'.repeat(1_025), 1009],
    ['a text that is none', Buffer.from([0xff, 0xfe]), 1007],
  ])('closes for %s, which is no error of ours', async (_, message, code) => {
    const { socket } = await openSocket();
    const closed = once(socket, 'close');
    socket.send(message, { binary: false });
    expect((await closed)[0]).toBe(code);
    // pino's numbers: 50 is an error.
    expect(state.logLines.filter((line) => /"level":[56]0/.test(line))).toEqual([]);
  });

  it('lets at most twenty sockets of an account in', async () => {
    const first = await openSocket();
    for (let count = 2; count <= 20; count += 1) await openSocket(first);
    expect(await refusal(`?token=${await ticketOf(first.token)}`)).toBe(429);
  });

  it('is no address for an ordinary request', async () => {
    const answer = await state.server.inject({ url: '/v1/live?token=x' });
    expect(answer.statusCode).toBe(426);
  });

  it('says goodbye when the server stops, and does not wait for browsers that do not answer', async () => {
    const server = await startServer();
    const { socket } = await openSocket();
    const closed = once(socket, 'close');
    const stopped = server.close();
    expect((await closed)[0]).toBe(1001);
    await stopped;
    state.address = `ws://127.0.0.1:${(state.server.server.address() as AddressInfo).port}/v1/live`;
  });
});
