import type { Tx } from '@peyk/server-database';

/** What was counted under these keys is forgotten. */
export async function forgetRates(tx: Tx, keys: readonly string[]): Promise<void> {
  await tx.deleteFrom('rate_counters').where('key', 'in', keys).execute();
}
