import { sql } from 'kysely';
import type { ServerContext } from '@peyk/server-database';
import { deleteParkedBefore, selectMatchableIds } from '../sql/parked-receipts';
import { runSeeking } from '../sql/run-seeking';
import { deleteUnreadBefore } from '../sql/unread-deliveries';
import { rematchParked } from '../store/store-batch';

/** A receipt that nobody has asked for within seven days belongs to no message of ours. */
export const PARKED_KEPT_MS = 7 * 24 * 3_600_000;
/** What could not be read is kept until someone has looked at it. */
export const UNREAD_KEPT_MS = 30 * 24 * 3_600_000;
/** No transaction that stores answers is at work for so long: what was parked beside it is found within this. */
const YOUNG_MS = 120_000;
const BATCH = 1_000;

/** Carries out parked receipts whose parts are known by now; answers how many. */
export function rematchParkedReceipts(context: ServerContext): Promise<number> {
  return rematchSince(context, new Date(0));
}

/** The same for those of the last minutes: a park that strangers have filled is not searched every few seconds. */
export function rematchYoungReceipts(context: ServerContext): Promise<number> {
  return rematchSince(context, new Date(context.clock.now().getTime() - YOUNG_MS));
}

async function rematchSince({ db, clock }: ServerContext, since: Date): Promise<number> {
  const { rows } = await sql<{ carrier: string }>`
    select distinct carrier from parked_receipts where received_at >= ${since}`.execute(db);
  let matched = 0;
  for (const { carrier } of rows) {
    for (let found = BATCH; found === BATCH;) {
      const ids = await runSeeking(db, (tx) => selectMatchableIds(tx, { carrier, since, limit: BATCH }));
      found = ids.length;
      if (found > 0) matched += (await rematchParked(db, ids, { carrier, now: clock.now() })).matchedReceipts;
    }
  }
  return matched;
}

/** Drops parked receipts that are too old to be waited for, and unread ones that are too old to be looked at; answers how many. */
export async function dropOldParkedReceipts({ db, clock }: ServerContext): Promise<number> {
  const nowMs = clock.now().getTime();
  const unread = await deleteUnreadBefore(db, new Date(nowMs - UNREAD_KEPT_MS));
  return unread + (await deleteParkedBefore(db, new Date(nowMs - PARKED_KEPT_MS)));
}
