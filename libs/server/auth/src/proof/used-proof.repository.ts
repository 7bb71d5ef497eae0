import type { Db } from '@peyk/server-database';

/** Uses a proof up: of two that come at once, one gets it. */
export async function useProof(db: Db, proofHash: Buffer, expiresAt: Date): Promise<boolean> {
  const row = await db
    .insertInto('used_proofs')
    .values({ proof_hash: proofHash, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('expires_at')
    .executeTakeFirst();
  return row !== undefined;
}
