import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { OperationId } from '@peyk/shared-contract';
import type { ServerContext } from '@peyk/server-database';
import { buildServer, contract, createLog, hashToken, listOperations, newToken } from '@peyk/server-http';
import type { Handlers } from '@peyk/server-http';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { WebSocket } from 'ws';
import { createLiveHandlers } from '../live.routes';
import { createLiveSocket } from '../socket/create-live-socket';
import { sourcesOf } from './sources';
import type { Loaded } from './sources';

const HOUR_MS = 3_600_000;
const GIVE_UP_MS = 5_000;

/** A server on a port of its own with the live socket and nothing else. */
export async function startLiveServer(context: ServerContext, loaded: Loaded): Promise<FastifyInstance> {
  const log = createLog({ level: 'silent' });
  const refuse = async () => Promise.reject(new Error('not part of this test'));
  const others = Object.fromEntries(listOperations(contract).map(({ operationId }) => [operationId, refuse]));
  const server = await buildServer({
    handlers: { ...others, ...createLiveHandlers() } as Handlers<OperationId>,
    context,
    log,
    registry: new Registry(),
    readiness: async () => ({ ready: true, parts: {} }),
    validateResponses: true,
    extend: createLiveSocket(context, sourcesOf(loaded)),
  });
  await server.listen({ host: '127.0.0.1', port: 0 });
  return server;
}

/** A session of a user. @returns its token. */
export async function signIn(
  { db, clock }: ServerContext,
  user: { accountId: bigint; userId: bigint },
): Promise<string> {
  const token = newToken();
  const now = clock.now();
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      account_id: user.accountId,
      user_id: user.userId,
      created_at: now,
      expires_at: new Date(now.getTime() + HOUR_MS),
    })
    .execute();
  return token;
}

export async function ticketOf(server: FastifyInstance, token: string): Promise<string> {
  const headers = { authorization: token };
  const answer = await server.inject({ method: 'POST', url: '/v1/api/live/ticket', headers });
  return answer.json().data.ticket;
}

export const addressOf = (server: FastifyInstance, ticket: string) =>
  `ws://127.0.0.1:${(server.server.address() as AddressInfo).port}/v1/live?token=${ticket}`;

export interface OpenSocket {
  socket: WebSocket;
  /** What it was told, oldest first. */
  events: { event: string; data: unknown }[];
}

export async function openSocket(server: FastifyInstance, token: string): Promise<OpenSocket> {
  const socket = new WebSocket(addressOf(server, await ticketOf(server, token)));
  const events: OpenSocket['events'] = [];
  socket.on('message', (data) => events.push(JSON.parse(data.toString())));
  await once(socket, 'open');
  return { socket, events };
}

/** Waits for a fact; a test that waits in vain fails at what it expects next. */
export async function until(isTrue: () => boolean): Promise<void> {
  const end = Date.now() + GIVE_UP_MS;
  while (!isTrue() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 5));
}
