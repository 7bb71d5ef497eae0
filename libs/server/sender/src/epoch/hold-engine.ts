import { runTransaction } from '@peyk/server-database';
import type { ServerContext } from '@peyk/server-database';
import { sql } from 'kysely';
import { countBusySenders, holdState, lockEngineState, readEngineState, readServerFacts } from '../sql/engine-state';
import { SEEN_WITHIN_MS } from './reconcile';

export interface EngineView {
  installation: string;
  epoch: number;
  heldSince: Date | null;
  heldWhy: string | null;
  reconciledAt: Date | null;
  /** Sender processes that may still hear of something that they have handed over. */
  busySenders: number;
}

export async function viewEngine({ db, clock }: ServerContext): Promise<EngineView> {
  const { installation, epoch, heldSince, heldWhy, reconciledAt } = await readEngineState(db);
  const busySenders = heldSince ? await countBusySenders(db, seenSince(clock.now())) : 0;
  return { installation, epoch, heldSince, heldWhy, reconciledAt, busySenders };
}

const seenSince = (now: Date) => new Date(now.getTime() - SEEN_WITHIN_MS);

/** Someone says that the database was put back. Answers whether sending had not been held before. */
export function holdEngine({ db, clock }: ServerContext, why: string): Promise<boolean> {
  return holdState(db, why, clock.now());
}

/** Why sending does not go on. */
export type NotResumed = 'not-held' | 'busy' | 'not-reconciled';

/**
 * Lets sending go on, in a new epoch: marks of the one before, outside of the database, count no more. Without a list, what was
 * under way comes in doubt as after a kill, and the rest leaves. Answers the new epoch.
 */
export async function resumeEngine(
  { db, clock }: ServerContext,
  { isWithoutList }: { isWithoutList: boolean },
): Promise<number | NotResumed> {
  const { system, timeline } = await readServerFacts(db);
  return runTransaction(db, async (tx) => {
    const { heldSince, reconciledAt, epoch } = await lockEngineState(tx);
    if (!heldSince) return 'not-held';
    if ((await countBusySenders(tx, seenSince(clock.now()))) > 0) return 'busy';
    if (!reconciledAt && !isWithoutList) return 'not-reconciled';
    await sql`
      update engine_state set epoch = epoch + 1, beat = beat + 1, held_since = null, held_why = null, reconciled_at = null,
        system_identifier = ${system}, timeline = ${timeline}`.execute(tx);
    return epoch + 1;
  });
}
