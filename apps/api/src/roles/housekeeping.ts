import { deleteEndedSignIns } from '@peyk/server-auth';
import type { ServerContext } from '@peyk/server-database';
import { IDEMPOTENCY_KEPT_MS, deleteOldKeys, deleteOldRates } from '@peyk/server-http';
import { deleteQuotesBefore } from '@peyk/server-send';

const HOUR_MS = 3_600_000;
const RATES_KEPT_MS = 48 * HOUR_MS;
const QUOTES_KEPT_MS = 48 * HOUR_MS;
const QUOTES_AT_ONCE = 10_000;

/** Deletes what nobody needs any more. Safe in several processes at once and at any time. */
export async function keepHouse({ db, clock }: ServerContext): Promise<void> {
  const now = clock.now().getTime();
  await deleteEndedSignIns(db, new Date(now));
  await deleteOldKeys(db, new Date(now - IDEMPOTENCY_KEPT_MS));
  await deleteOldRates(db, new Date(now - RATES_KEPT_MS));
  while ((await deleteQuotesBefore(db, new Date(now - QUOTES_KEPT_MS), QUOTES_AT_ONCE)) === QUOTES_AT_ONCE);
}

/** Keeps house now and every hour. */
export function startHousekeeping(context: ServerContext): { stop(): Promise<void> } {
  const state = { running: Promise.resolve() };
  const run = () => {
    state.running = state.running
      .then(() => keepHouse(context))
      .catch((error: unknown) => context.log.warn({ err: error }, 'housekeeping failed; it is tried again in an hour'));
  };
  run();
  const timer = setInterval(run, HOUR_MS);
  return {
    stop: async () => {
      clearInterval(timer);
      await state.running;
    },
  };
}
