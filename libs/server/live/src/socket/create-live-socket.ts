import { setTimeout as sleep } from 'node:timers/promises';
import websocket from '@fastify/websocket';
import { ACCOUNT_CHANGED_CHANNEL } from '@peyk/server-accounts';
import { listen } from '@peyk/server-database';
import type { Listener, ServerContext } from '@peyk/server-database';
import { DomainError, hashToken } from '@peyk/server-http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { LIVE_ERRORS } from '../live.errors';
import { GOODBYE_LIMIT_MS, GOODBYE_STEP_MS, MESSAGE_LIMIT_BYTES, SWEEP_EVERY_MS } from '../live.limits';
import { takeTicket } from '../ticket/ticket.repository';
import type { TakenTicket } from '../ticket/ticket.repository';
import { createAnnouncer } from './announcer';
import type { Announcer, LivePorts } from './announcer';
import { createConnections } from './connections';
import type { Connections } from './connections';
import { LiveConnection } from './live-connection';
import { parseNotification } from './notification';

export const LIVE_PATH = '/v1/live';

declare module 'fastify' {
  interface FastifyRequest {
    liveTicket: TakenTicket | null;
  }
}

/** Uses the ticket up before the socket is opened, so that a refusal is an ordinary answer. */
function admit(context: ServerContext, connections: Connections) {
  return async (request: FastifyRequest): Promise<void> => {
    if (!request.ws) throw new DomainError(LIVE_ERRORS.notASocket);
    const { token } = request.query as { token?: unknown };
    const ticket =
      typeof token === 'string' ? await takeTicket(context.db, hashToken(token), context.clock.now()) : undefined;
    if (!ticket) throw new DomainError(LIVE_ERRORS.badTicket);
    if (!connections.hasRoom(ticket.accountId)) throw new DomainError(LIVE_ERRORS.tooManySockets);
    request.liveTicket = ticket;
  };
}

/** Connections of their own, which hear what any process of this installation did. */
function hearDatabase(context: ServerContext, connections: Connections, announcer: Announcer): Promise<Listener[]> {
  return Promise.all([
    listen(context.db, 'send_progress', (payload) => {
      if (payload === undefined) return announcer.tellAgain();
      const { accountId, sendId } = parseNotification(payload) ?? {};
      if (accountId !== undefined && sendId !== undefined) announcer.sendProgressed(accountId, sendId);
    }),
    listen(context.db, 'credit_changed', (payload) => {
      if (payload === undefined) return announcer.tellAgain();
      const { accountId } = parseNotification(payload) ?? {};
      if (accountId !== undefined) announcer.creditChanged(accountId);
    }),
    listen(context.db, ACCOUNT_CHANGED_CHANNEL, (payload) => {
      if (payload === undefined) return announcer.tellAgain();
      const { accountId } = parseNotification(payload) ?? {};
      if (accountId !== undefined) announcer.accountChanged(accountId);
    }),
    listen(context.db, 'session_revoked', (payload) => {
      // Without the payload nobody knows whose; browsers come back with a new ticket if they may.
      for (const connection of connections.all()) {
        if (payload === undefined) connection.goAway();
        else if (connection.sessionKey === payload) connection.endSession();
      }
    }),
  ]);
}

/**
 * The live socket `/v1/live?token=<ticket>`: pushes progress of sends, changes of credit and of the state of the account to its
 * browsers, and nothing to anybody else. Give it to buildServer as `extend`; it ends with the server.
 */
export function createLiveSocket(context: ServerContext, ports: LivePorts) {
  return async (server: FastifyInstance): Promise<void> => {
    const connections = createConnections();
    const announcer = createAnnouncer(context, connections, ports);
    const listeners = await hearDatabase(context, connections, announcer);
    const nowMs = () => context.clock.now().getTime();
    const sweeper = setInterval(() => connections.all().forEach((one) => one.sweep(nowMs())), SWEEP_EVERY_MS);
    await server.register(websocket, {
      options: { maxPayload: MESSAGE_LIMIT_BYTES, perMessageDeflate: false },
      preClose: () => closeAll(connections),
    });
    server.addHook('onClose', async () => {
      clearInterval(sweeper);
      announcer.stop();
      await Promise.all(listeners.map((listener) => listener.close()));
    });
    server.decorateRequest('liveTicket', null);
    await server.register(async (scope) => {
      scope.get(LIVE_PATH, { websocket: true, preValidation: admit(context, connections) }, (socket, request) =>
        accept(socket, request.liveTicket, { connections, nowMs }),
      );
    });
  };
}

/** Says goodbye; a browser that does not answer is not waited for, because an open socket keeps the server from closing. */
async function closeAll(connections: Connections): Promise<void> {
  for (const connection of connections.all()) connection.goAway();
  const end = Date.now() + GOODBYE_LIMIT_MS;
  while (connections.all().length > 0 && Date.now() < end) await sleep(GOODBYE_STEP_MS);
  for (const connection of connections.all()) connection.cut();
}

function accept(
  socket: WebSocket,
  ticket: TakenTicket | null,
  { connections, nowMs }: { connections: Connections; nowMs: () => number },
): void {
  if (!ticket) return socket.terminate();
  const connection = new LiveConnection(socket, ticket, nowMs());
  connections.add(connection);
  socket.on('message', (data) => connection.hear(data.toString(), nowMs()));
  socket.on('close', () => connections.remove(connection));
  // The close event follows.
  socket.on('error', () => socket.terminate());
}
