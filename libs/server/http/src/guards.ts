import { sql } from 'kysely';
import { isUniqueViolation } from '@peyk/server-database';
import type { Tx } from '@peyk/server-database';

/** What an account asked for by its id, or the end of the call: what is another account's is not told from what is not there. */
export async function requireOwned<Row>(found: Promise<Row | null | undefined>, otherwise: () => never): Promise<Row> {
  return (await found) ?? otherwise();
}

/** Ends the call when what is written is taken. @param ends what to do, by the name of the unique constraint or index */
export async function unlessTaken<T>(writing: Promise<T>, ends: Readonly<Record<string, () => never>>): Promise<T> {
  try {
    return await writing;
  } catch (error) {
    const taken = Object.keys(ends).find((constraint) => isUniqueViolation(error, constraint));
    if (taken !== undefined) ends[taken]?.();
    throw error;
  }
}

/**
 * Changes of one account's things of a kind go one after the other until the transaction ends, in all processes: so limits and counts
 * hold when two come at once. @param kind the domain's name
 */
export async function takeTurn(tx: Tx, kind: string, accountId: bigint): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${accountId}`}, 0))`.execute(tx);
}
