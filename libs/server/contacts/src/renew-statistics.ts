import type { DbOrTx } from '@peyk/server-database';
import { sql } from 'kysely';

/** Fewer are read whole in no time, whatever the planner believes. */
const FEW = 1_000;

/** To be called before a job ends that changed so many contacts: renews the statistics of their tables that know of less than twice as many. */
export async function renewStatistics(db: DbOrTx, changed: number): Promise<void> {
  if (changed > FEW) await sql`select analyze_contacts(${changed})`.execute(db);
}
