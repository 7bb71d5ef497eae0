import { auditChange, runTransaction } from '@peyk/server-database';
import type { DbOrTx } from '@peyk/server-database';
import { DomainError, HTTP_ERRORS, requireAccount } from '@peyk/server-http';
import type { OperationData, RequestContext } from '@peyk/server-http';

const HOUR_MS = 3_600_000;

interface Leave {
  until: Date;
  /** The name of the user who gave it; unknown for leaves of earlier versions. */
  givenBy: string | null;
}

async function findLeave(db: DbOrTx, accountId: bigint, now: Date): Promise<Leave | null> {
  const row = await db
    .selectFrom('accounts')
    .leftJoin('users', (join) =>
      join.onRef('users.account_id', '=', 'accounts.id').onRef('users.id', '=', 'accounts.support_access_by'),
    )
    .select(['accounts.support_access_until as until', 'users.name as givenBy'])
    .where('accounts.id', '=', accountId)
    .where('accounts.support_access_until', '>', now)
    .executeTakeFirst();
  return row?.until ? { until: row.until, givenBy: row.givenBy } : null;
}

const present = (leave: Leave | null) => ({
  until: leave?.until.toISOString() ?? null,
  given_by: leave?.givenBy ?? null,
});

/** Until when, and by whose leave, support may spend, send and export on behalf of the account. */
export async function getSupportAccess(context: RequestContext): Promise<OperationData<'getSupportAccess'>> {
  const { accountId } = requireAccount(context);
  return present(await findLeave(context.db, accountId, context.clock.now()));
}

/** Gives support that leave for some hours from now on, or takes it back. @throws 403-9 for an admin who acts on behalf. */
export async function setSupportAccess(
  context: RequestContext,
  { hours }: { hours: number },
): Promise<OperationData<'setSupportAccess'>> {
  const { accountId, userId, impersonated } = requireAccount(context);
  // A leave that was given must not give itself again.
  if (impersonated) throw new DomainError(HTTP_ERRORS.notOnBehalf);
  const now = context.clock.now();
  const until = hours === 0 ? null : new Date(now.getTime() + hours * HOUR_MS);
  if (context.audit) context.audit.details = { hours };
  return runTransaction(context.db, async (tx) => {
    const row = await tx
      .selectFrom('accounts')
      .select('support_access_until as until')
      .where('id', '=', accountId)
      .forUpdate()
      .executeTakeFirst();
    const leave = { support_access_until: until, support_access_by: until && userId };
    await tx.updateTable('accounts').set(leave).where('id', '=', accountId).execute();
    auditChange({ before: { until: row?.until ?? null }, after: { until } });
    return present(await findLeave(tx, accountId, now));
  });
}
