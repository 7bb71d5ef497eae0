import type { DbOrTx, Tx } from '@peyk/server-database';

/** @param sealed null turns it off. What belonged to the one before goes with it. */
export async function setAuthenticator(db: DbOrTx, userId: bigint, sealed: Buffer | null): Promise<void> {
  await db
    .updateTable('users')
    .set({
      ...{ authenticator_secret: sealed, authenticator_step: null },
      ...{ authenticator_pending_sealed: null, authenticator_pending_until: null, recovery_codes_sealed: null },
    })
    .where('id', '=', userId)
    .execute();
}

function selectAuthenticator(db: DbOrTx, userId: bigint) {
  return db
    .selectFrom('users')
    .select([
      'authenticator_secret as sealed',
      'authenticator_step as lastStep',
      'authenticator_pending_sealed as pending',
      'authenticator_pending_until as pendingUntil',
      'recovery_codes_sealed as recovery',
    ])
    .where('id', '=', userId);
}

/** Whether the account requires an authenticator of everybody. */
export async function isSecondFactorRequired(db: DbOrTx, accountId: bigint): Promise<boolean> {
  const { isRequired } = await db
    .selectFrom('accounts')
    .select('second_factor_required as isRequired')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return isRequired;
}

export const findAuthenticator = (db: DbOrTx, userId: bigint) => selectAuthenticator(db, userId).executeTakeFirst();

export const lockAuthenticator = (tx: Tx, userId: bigint) =>
  selectAuthenticator(tx, userId).forUpdate().executeTakeFirst();

export async function setAuthenticatorStep(tx: Tx, userId: bigint, step: bigint): Promise<void> {
  await tx.updateTable('users').set({ authenticator_step: step }).where('id', '=', userId).execute();
}

/** A secret that counts as soon as a code of it was told. */
export async function setPendingAuthenticator(
  db: DbOrTx,
  userId: bigint,
  { sealed, until }: { sealed: Buffer; until: Date },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ authenticator_pending_sealed: sealed, authenticator_pending_until: until })
    .where('id', '=', userId)
    .execute();
}

export async function setRecoveryCodes(tx: Tx, userId: bigint, sealed: Buffer): Promise<void> {
  await tx.updateTable('users').set({ recovery_codes_sealed: sealed }).where('id', '=', userId).execute();
}
