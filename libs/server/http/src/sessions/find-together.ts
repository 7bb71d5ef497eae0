import type { ServerContext } from '@peyk/server-database';
import type { SignedInAccount } from '../request-context';
import { accountOf, findSessions } from './session.repository';

/** Whose session a token's hash belongs to; undefined when it is not good (any more). */
export type FindSession = (tokenHash: Buffer) => Promise<SignedInAccount | undefined>;

interface Asker {
  tokenHash: Buffer;
  resolve(account: SignedInAccount | undefined): void;
  reject(error: unknown): void;
}

/** Keeps one statement small; more than these are asked in several. */
const MOST_AT_ONCE = 100;

async function answer(context: ServerContext, askers: readonly Asker[]): Promise<void> {
  try {
    const hashes = new Map(askers.map(({ tokenHash }) => [tokenHash.toString('latin1'), tokenHash]));
    const rows = await findSessions(context.db, [...hashes.values()], context.clock.now());
    const accounts = new Map(rows.map((row) => [row.tokenHash.toString('latin1'), accountOf(row)]));
    for (const { tokenHash, resolve } of askers) resolve(accounts.get(tokenHash.toString('latin1')));
  } catch (error) {
    for (const { reject } of askers) reject(error);
  }
}

/**
 * Requests that arrive in one turn of the event loop ask for their sessions in one question: under load the way to the
 * database and back costs more than all that a request does here besides.
 * This is no cache. Every question leaves after the requests that it is asked for have come, and its answer serves no
 * later one, so a token that was revoked before a request came is worthless to that request.
 */
export function findTogether(context: ServerContext): FindSession {
  const waiting: Asker[] = [];
  const ask = () => {
    while (waiting.length > 0) void answer(context, waiting.splice(0, MOST_AT_ONCE));
  };
  return (tokenHash) =>
    new Promise((resolve, reject) => {
      // After the sockets of this turn have been read, before anything else is waited for.
      if (waiting.length === 0) setImmediate(ask);
      waiting.push({ tokenHash, resolve, reject });
    });
}
