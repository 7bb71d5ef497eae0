import type { DbOrTx, Tx } from '@peyk/server-database';

/** @param sealed null turns it off. */
export async function setAuthenticator(db: DbOrTx, userId: bigint, sealed: Buffer | null): Promise<void> {
  await db
    .updateTable('users')
    .set({ authenticator_secret: sealed, authenticator_step: null })
    .where('id', '=', userId)
    .execute();
}

export function lockAuthenticator(tx: Tx, userId: bigint) {
  return tx
    .selectFrom('users')
    .select(['authenticator_secret as sealed', 'authenticator_step as lastStep'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

export async function setAuthenticatorStep(tx: Tx, userId: bigint, step: bigint): Promise<void> {
  await tx.updateTable('users').set({ authenticator_step: step }).where('id', '=', userId).execute();
}
