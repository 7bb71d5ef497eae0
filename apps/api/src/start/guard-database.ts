import { sql } from 'kysely';
import { isConnectionError } from '@peyk/server-database';
import type { Db, Logger } from '@peyk/server-database';

const LOOK_EVERY_MS = 2_000;

/**
 * Starts the embedded server again when it has died (memory, a killed process): nobody else looks after it. A server
 * that DATABASE_URL names has its own guardian. @param start may be called while it runs: then it changes nothing.
 */
export function guardDatabase(db: Db, log: Logger, start: () => Promise<unknown>, everyMs = LOOK_EVERY_MS) {
  const state = { looking: Promise.resolve(), isLooking: false, isStopped: false };
  const look = async () => {
    state.isLooking = true;
    try {
      await sql`select 1`.execute(db);
    } catch (error) {
      if (state.isStopped || !isConnectionError(error)) return;
      log.warn({ err: error }, 'the embedded PostgreSQL does not answer; starting it');
      await start().then(
        () => log.info({}, 'the embedded PostgreSQL is ready again'),
        (startError: unknown) => log.error({ err: startError }, 'could not start PostgreSQL'),
      );
    } finally {
      state.isLooking = false;
    }
  };
  const timer = setInterval(() => {
    if (!state.isLooking) state.looking = look();
  }, everyMs);
  return {
    stop: async () => {
      state.isStopped = true;
      clearInterval(timer);
      await state.looking;
    },
  };
}
