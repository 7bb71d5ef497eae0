import { askTogether } from '@peyk/server-database';
import type { ServerContext } from '@peyk/server-database';
import type { DeskPerson } from '../request-context';
import { findSessions, sessionOf, touchSessions } from './session.repository';
import type { Session } from './session.repository';

/** A session of the desk. */
export interface DeskSession {
  person: DeskPerson;
}

/** Whose session a token's hash belongs to; undefined when it is not good (any more). */
export type FindSession = (tokenHash: Buffer) => Promise<Session | DeskSession | undefined>;

/** Keeps one statement small. */
const MOST_AT_ONCE = 100;

/**
 * Requests that arrive in one turn of the event loop ask for their sessions in one question. Every question leaves after
 * the requests that it is asked for have come, so a token that was revoked before a request came is worthless to it.
 */
export function findTogether({
  db,
  clock,
  log,
}: Pick<ServerContext, 'db' | 'clock' | 'log'>): (tokenHash: Buffer) => Promise<Session | undefined> {
  const keyOf = (hash: Buffer) => hash.toString('latin1');
  const find = askTogether<Buffer, Session | undefined>({
    keyOf,
    mostAtOnce: MOST_AT_ONCE,
    ask: async (_, hashes) => {
      const now = clock.now();
      const rows = await findSessions(db, hashes, now);
      const stale = rows.filter(({ isStale }) => isStale).map(({ tokenHash }) => tokenHash);
      // Once a minute a session, beside the requests and not before them.
      if (stale.length > 0) {
        touchSessions(db, stale, now).catch((error: unknown) =>
          log.warn({ err: error }, 'a session could not be noted'),
        );
      }
      const sessions = new Map(rows.map((row) => [keyOf(row.tokenHash), sessionOf(row)]));
      return hashes.map((hash) => sessions.get(keyOf(hash)));
    },
  });
  return (tokenHash) => find(db, tokenHash);
}
