import type { ServerContext } from '@peyk/server-database';
import { findSessions, sessionOf } from '@peyk/server-http';
import type { LiveEvent } from '@peyk/server-module';
import { PUSH_GAP_MS, SESSIONS_PER_QUESTION } from '../live.limits';
import { createCoalescer } from './coalescer';
import type { Connections } from './connections';
import type { LiveConnection } from './live-connection';

const EVENT: LiveEvent = { event: 'rights_changed', data: {} };
const EVERYBODY = 'everybody';

/** Keeps what the users of open sockets may in step with the database. */
export interface RightsKeeper {
  /** Rights in an account changed: they are read again, and its sockets are told. */
  changed(accountId: bigint): void;
  /** Reads the rights of an account's sockets again and tells them. */
  readAgain(accountId: bigint): void;
  /** A change may have been missed: all are read again, and who has other rights now is told. */
  missed(): void;
  /** Grows with each change that was heard: what was read before it may be old. */
  heard(): number;
  stop(): void;
}

/**
 * Asks for the sessions of sockets as a request would: a session that is not good any more ends its socket. When the question
 * cannot be answered the sockets are sent away, because what they may is not known; browsers come back with a new ticket.
 */
export function createRightsKeeper(context: ServerContext, connections: Connections): RightsKeeper {
  const state = { heard: 0, questions: 0 };
  const read = async (some: readonly LiveConnection[], tellAll: boolean) => {
    state.questions += 1;
    const asked = state.questions;
    const keys = some.map(({ sessionKey }) => Buffer.from(sessionKey, 'hex'));
    const rows = await findSessions(context.db, keys, context.clock.now());
    const rightsOf = new Map(rows.map((row) => [row.tokenHash.toString('hex'), sessionOf(row).rights]));
    for (const connection of some) {
      const rights = rightsOf.get(connection.sessionKey);
      if (!rights) connection.endSession();
      else if (connection.setRights(rights, asked) || tellAll) connection.tell('every user', JSON.stringify(EVENT));
    }
  };
  const readAll = async (some: readonly LiveConnection[], tellAll: boolean) => {
    try {
      for (let from = 0; from < some.length; from += SESSIONS_PER_QUESTION) {
        await read(some.slice(from, from + SESSIONS_PER_QUESTION), tellAll);
      }
    } catch (error) {
      context.log.warn({ err: error }, 'could not read what the users of live sockets may');
      for (const connection of some) connection.goAway();
    }
  };
  const again = createCoalescer(PUSH_GAP_MS, (key) =>
    key === EVERYBODY ? readAll(connections.all(), false) : readAll([...connections.of(BigInt(key))], true),
  );
  const readAgain = (accountId: bigint) => {
    if (connections.of(accountId).size > 0) again.ask(String(accountId));
  };
  return {
    readAgain,
    changed: (accountId) => {
      state.heard += 1;
      readAgain(accountId);
    },
    missed: () => {
      state.heard += 1;
      again.ask(EVERYBODY);
    },
    heard: () => state.heard,
    stop: () => again.stop(),
  };
}
