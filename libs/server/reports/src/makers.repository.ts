import type { DbOrTx } from '@peyk/server-database';
import type { MakerPerson } from './send-makers';

/** Everybody of an account who may have made a send, also who was deactivated since; the owner first. Who has not accepted an invitation has made none. */
export function listAccountPeople(db: DbOrTx, accountId: bigint): Promise<(MakerPerson & { isOwner: boolean })[]> {
  return db
    .selectFrom('users')
    .select(['id as userId', 'name', 'username', 'is_owner as isOwner'])
    .where('account_id', '=', accountId)
    .where('is_invited', '=', false)
    .orderBy('is_owner', 'desc')
    .orderBy('id')
    .execute();
}
