import type { DbOrTx } from '@peyk/server-database';
import './audit.tables';

/** What signs someone in, or asks for it. */
const SIGN_INS = ['login', 'confirmOtp', 'externalLogin', 'confirmRegistration'];
const DONE = 'done';

export interface SignInEntry {
  id: bigint;
  at: Date;
  action: string;
  /** `done`, or the code of the refusal. */
  outcome: string;
  adminName: string | null;
  ip: string | null;
}

/**
 * How a user was signed in and what was refused, the newest first. A right password alone is none: the code comes after it. A wrong
 * password is no user's yet, so the account's owner sees those of all user names.
 */
export function listSignIns(
  db: DbOrTx,
  { accountId, userId, isOwner }: { accountId: bigint; userId: bigint; isOwner: boolean },
  { since, limit }: { since: Date; limit: number },
): Promise<SignInEntry[]> {
  return db
    .selectFrom('audit_entries')
    .select(['id', 'at', 'action', 'outcome', 'admin_name as adminName', 'ip'])
    .where('account_id', '=', accountId)
    .where('action', 'in', SIGN_INS)
    .where('at', '>=', since)
    .where((eb) => eb.or([eb('action', '<>', 'login'), eb('outcome', '<>', DONE)]))
    .where((eb) => eb.or([eb('user_id', '=', userId), ...(isOwner ? [eb('user_id', 'is', null)] : [])]))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
