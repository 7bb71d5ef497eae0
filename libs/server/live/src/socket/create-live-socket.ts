import { setTimeout as sleep } from 'node:timers/promises';
import websocket from '@fastify/websocket';
import { listen } from '@peyk/server-database';
import type { Listener, ServerContext } from '@peyk/server-database';
import { DomainError, RIGHTS_CHANGED_CHANNEL, findSession, hashToken } from '@peyk/server-http';
import type { AnyLiveSource } from '@peyk/server-module';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { LIVE_ERRORS } from '../live.errors';
import { GOODBYE_LIMIT_MS, GOODBYE_STEP_MS, MESSAGE_LIMIT_BYTES, SWEEP_EVERY_MS } from '../live.limits';
import { takeTicket } from '../ticket/ticket.repository';
import { createAnnouncer } from './announcer';
import type { Announcer } from './announcer';
import { createConnections } from './connections';
import type { Connections } from './connections';
import { isOwnOrigin } from './is-own-origin';
import { LiveConnection } from './live-connection';
import type { Admitted } from './live-connection';
import { parseNotification } from './notification';
import { createRightsKeeper } from './rights-keeper';
import type { RightsKeeper } from './rights-keeper';

export const LIVE_PATH = '/v1/live';

declare module 'fastify' {
  interface FastifyRequest {
    /** With how many changes of rights this process had heard of before they were read. */
    liveTicket: (Admitted & { heard: number }) | null;
  }
}

interface Parts {
  context: ServerContext;
  connections: Connections;
  rightsKeeper: RightsKeeper;
}

/** Uses the ticket up before the socket is opened, so that a refusal is an ordinary answer. */
function admit({ context, connections, rightsKeeper }: Parts, origins: readonly string[]) {
  return async (request: FastifyRequest): Promise<void> => {
    if (!request.ws) throw new DomainError(LIVE_ERRORS.notASocket);
    // Before the ticket is looked at: a foreign page must not even use one up.
    if (!isOwnOrigin(request.headers.origin, request.host, origins)) throw new DomainError(LIVE_ERRORS.foreignOrigin);
    const { token } = request.query as { token?: unknown };
    const heard = rightsKeeper.heard();
    const now = context.clock.now();
    const ticket = typeof token === 'string' ? await takeTicket(context.db, hashToken(token), now) : undefined;
    const session = ticket && (await findSession(context.db, ticket.sessionKey, now));
    if (!session) throw new DomainError(LIVE_ERRORS.badTicket);
    if (!connections.hasRoom(ticket.accountId)) throw new DomainError(LIVE_ERRORS.tooManySockets);
    request.liveTicket = { ...ticket, rights: session.rights, heard };
  };
}

/** Connections of their own, which hear what any process of this installation did. */
function hearDatabase(
  { context, connections, rightsKeeper }: Parts,
  announcers: readonly Announcer[],
): Promise<Listener[]> {
  return Promise.all([
    ...announcers.map(({ channel, hear }) =>
      listen(context.db, channel, (payload) => {
        // A line that was lost may have carried the news of other sources, too.
        if (payload === undefined) announcers.forEach((announcer) => announcer.tellAgain());
        else hear(payload);
      }),
    ),
    listen(context.db, RIGHTS_CHANGED_CHANNEL, (payload) => {
      if (payload === undefined) return rightsKeeper.missed();
      const { accountId } = parseNotification(payload) ?? {};
      if (accountId !== undefined) rightsKeeper.changed(accountId);
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

export interface LiveOptions {
  /** Origins of pages on other hosts that may open the socket; the page of this host always may. */
  origins?: readonly string[];
}

/** Faults of the line or of who is at its other end: daily bread, which an error in the log would hide real ones under. */
const THEIR_FAULT = /^(WS_ERR_|ECONNRESET$|EPIPE$|ECONNABORTED$|ETIMEDOUT$)/;

/** Of what they did wrong ws has told them, and it closes by itself; a fault of ours is an error and ends the socket. */
function tellSocketError(error: Error & { code?: string }, socket: WebSocket, request: FastifyRequest): void {
  const { code = '' } = error;
  if (THEIR_FAULT.test(code)) {
    request.log.debug({ reason: code }, 'a live socket ended with a fault of its line');
    return;
  }
  request.log.error({ err: error }, 'a live socket failed');
  socket.terminate();
}

/**
 * The live socket `/v1/live?token=<ticket>`: pushes what the sources tell of an account to those of its browsers whose users may
 * hear of it, and to no other. Give it to buildServer as `extend`; it ends with the server.
 */
export function createLiveSocket(
  context: ServerContext,
  sources: readonly AnyLiveSource[],
  { origins = [] }: LiveOptions = {},
) {
  return async (server: FastifyInstance): Promise<void> => {
    const connections = createConnections();
    const announcers = sources.map((source) => createAnnouncer(context, connections, source));
    const rightsKeeper = createRightsKeeper(context, connections);
    const parts = { context, connections, rightsKeeper };
    const listeners = await hearDatabase(parts, announcers);
    const nowMs = () => context.clock.now().getTime();
    const sweeper = setInterval(() => connections.all().forEach((one) => one.sweep(nowMs())), SWEEP_EVERY_MS);
    await server.register(websocket, {
      options: { maxPayload: MESSAGE_LIMIT_BYTES, perMessageDeflate: false },
      preClose: () => closeAll(connections),
      errorHandler: tellSocketError,
    });
    server.addHook('onClose', async () => {
      clearInterval(sweeper);
      announcers.forEach((announcer) => announcer.stop());
      rightsKeeper.stop();
      await Promise.all(listeners.map((listener) => listener.close()));
    });
    server.decorateRequest('liveTicket', null);
    await server.register(async (scope) => {
      scope.get(LIVE_PATH, { websocket: true, preValidation: admit(parts, origins) }, (socket, request) =>
        accept(socket, request.liveTicket, parts),
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
  ticket: FastifyRequest['liveTicket'],
  { context, connections, rightsKeeper }: Parts,
): void {
  if (!ticket) return socket.terminate();
  const nowMs = () => context.clock.now().getTime();
  const connection = new LiveConnection(socket, ticket, nowMs());
  connections.add(connection);
  // Told of while the socket was opened and in no list yet.
  if (rightsKeeper.heard() !== ticket.heard) rightsKeeper.readAgain(connection.accountId);
  socket.on('message', (data) => connection.hear(data.toString(), nowMs()));
  socket.on('close', () => connections.remove(connection));
}
