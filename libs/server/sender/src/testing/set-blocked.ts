import { tellAccountChanged } from '@peyk/server-accounts';
import type { Db } from '@peyk/server-database';

/** Blocks an account, or opens it again with null. @param tells false: as if the notification were lost. */
export async function setBlocked(
  db: Db,
  accountId: bigint,
  { reason, tells = true }: { reason: string | null; tells?: boolean },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('accounts').set({ blocked_reason: reason }).where('id', '=', accountId).execute();
    if (tells) await tellAccountChanged(tx, accountId);
  });
}
