import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { errorCodeOf, runTransaction } from '@peyk/server-database';
import type { Db, Tx } from '@peyk/server-database';
import { fail } from './fail';

const LOCK_NOT_AVAILABLE = '55P03';
/** How long a change waits for its turn. */
const TURN_WITHIN_MS = 10_000;
const LOOK_EVERY_MS = 25;
/** How long it waits for a row then, with a connection that others need: a send that is being prepared reads a phonebook. */
const ROW_WITHIN = '3s';

/**
 * Changes one account's contacts: `fn` in a transaction, one at a time for each account, in all processes. So two calls with the
 * same numbers cannot deadlock, counts and limits hold without further locks, and other accounts do not wait. Who waits
 * for a turn holds no connection: an account with many calls must not take all of them.
 * @throws busy (409-83) when its turn, or a row that it needs, does not become free in time; what `fn` throws
 */
export async function inTurn<T>(db: Db, accountId: bigint, fn: (tx: Tx) => Promise<T>): Promise<T> {
  const end = performance.now() + TURN_WITHIN_MS;
  for (;;) {
    const turn = await takeTurn(db, accountId, fn);
    if (turn) return turn.answer;
    if (performance.now() > end) fail('busy');
    // Two that met once should not meet again at the same instant.
    await sleep(LOOK_EVERY_MS * (0.5 + Math.random()));
  }
}

/** Undoes a transaction in which nothing was done: a commit would be taken for the change, and be written down as one. */
class NotOurTurn extends Error {}

/** Undefined while someone else has the turn. */
async function takeTurn<T>(db: Db, accountId: bigint, fn: (tx: Tx) => Promise<T>): Promise<{ answer: T } | undefined> {
  try {
    return await runTransaction(db, async (tx) => {
      const { rows } = await sql<{ taken: boolean }>`
        select pg_try_advisory_xact_lock(hashtextextended(${`contacts ${accountId}`}, 0)) as taken`.execute(tx);
      if (!rows[0]?.taken) throw new NotOurTurn();
      await sql`set local lock_timeout = ${sql.lit(ROW_WITHIN)}`.execute(tx);
      return { answer: await fn(tx) };
    });
  } catch (error) {
    if (error instanceof NotOurTurn) return undefined;
    if (errorCodeOf(error) === LOCK_NOT_AVAILABLE) fail('busy');
    throw error;
  }
}
