import { sql } from 'kysely';
import { auditChange, runTransaction } from '@peyk/server-database';
import type { DbOrTx, ServerContext } from '@peyk/server-database';
import { announceRights } from '@peyk/server-http';
import { fail } from './fail';

/** Whether the account requires an authenticator of everybody, and how many have none yet. */
export interface SecondFactorRule {
  isRequired: boolean;
  withoutCount: number;
}

export async function secondFactorRule(db: DbOrTx, accountId: bigint): Promise<SecondFactorRule> {
  return db
    .selectFrom('accounts as a')
    .select(['a.second_factor_required as isRequired'])
    .select(
      sql<number>`(select count(*)::int from users u
        where u.account_id = a.id and u.state <> 'deactivated' and u.authenticator_secret is null)`.as('withoutCount'),
    )
    .where('a.id', '=', accountId)
    .executeTakeFirstOrThrow();
}

/**
 * Requires an authenticator of everybody in the account, at once and on open sessions, or no more. Who requires it must have one, for
 * they would shut themselves out. @throws ownSecondFactor
 */
export function requireSecondFactor(
  { db }: ServerContext,
  { accountId, userId, isRequired }: { accountId: bigint; userId: bigint; isRequired: boolean },
): Promise<SecondFactorRule> {
  return runTransaction(db, async (tx) => {
    const own = await tx
      .selectFrom('users')
      .select(sql<boolean>`authenticator_secret is not null`.as('hasAuthenticator'))
      .where('account_id', '=', accountId)
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (isRequired && !own.hasAuthenticator) fail('ownSecondFactor');
    const account = await tx
      .selectFrom('accounts')
      .select('second_factor_required as wasRequired')
      .where('id', '=', accountId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    await tx.updateTable('accounts').set({ second_factor_required: isRequired }).where('id', '=', accountId).execute();
    await announceRights(tx, accountId);
    auditChange({ object: 'second-factor', before: { isRequired: account.wasRequired }, after: { isRequired } });
    return secondFactorRule(tx, accountId);
  });
}
