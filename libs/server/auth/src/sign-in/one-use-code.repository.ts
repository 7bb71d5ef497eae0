import type { Tx } from '@peyk/server-database';

export interface ExternalLoginCode {
  codeHash: Buffer;
  accountId: bigint;
  userId: bigint;
  impersonated: boolean;
  /** Who acts on behalf of the account, in words. */
  impersonatedBy: string | null;
  expiresAt: Date;
}

export async function insertExternalLoginCode(tx: Tx, code: ExternalLoginCode): Promise<void> {
  await tx
    .insertInto('one_use_codes')
    .values({
      code_hash: code.codeHash,
      purpose: 'external_login',
      account_id: code.accountId,
      user_id: code.userId,
      impersonated: code.impersonated,
      impersonated_by: code.impersonatedBy,
      expires_at: code.expiresAt,
    })
    .execute();
}

/** Uses a code up: of two that come at once, one gets it. */
export function takeExternalLoginCode(tx: Tx, codeHash: Buffer, now: Date) {
  return tx
    .updateTable('one_use_codes')
    .set({ used_at: now })
    .where('code_hash', '=', codeHash)
    .where('purpose', '=', 'external_login')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['account_id as accountId', 'user_id as userId', 'impersonated', 'impersonated_by as impersonatedBy'])
    .executeTakeFirst();
}

/** Codes and live tickets of a user that were not used yet are good for nothing. */
export async function endOneUseCodes(
  tx: Tx,
  { accountId, userId }: { accountId: bigint; userId: bigint },
  at: Date,
): Promise<void> {
  await tx
    .updateTable('one_use_codes')
    .set({ used_at: at })
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .execute();
}
