import { runTransaction } from '@peyk/server-database';
import type { DbOrTx } from '@peyk/server-database';
import { DomainError, HTTP_ERRORS, requireAccount } from '@peyk/server-http';
import type { OperationData, RequestContext } from '@peyk/server-http';

const HOUR_MS = 3_600_000;

async function findUntil(db: DbOrTx, accountId: bigint, now: Date): Promise<Date | null> {
  const row = await db
    .selectFrom('accounts')
    .select('support_access_until as until')
    .where('id', '=', accountId)
    .where('support_access_until', '>', now)
    .executeTakeFirst();
  return row?.until ?? null;
}

const present = (until: Date | null) => ({ until: until?.toISOString() ?? null });

/** Until when support may spend, send and export on behalf of the account. */
export async function getSupportAccess(context: RequestContext): Promise<OperationData<'getSupportAccess'>> {
  const { accountId } = requireAccount(context);
  return present(await findUntil(context.db, accountId, context.clock.now()));
}

/** Gives support that leave for some hours from now on, or takes it back. @throws 403-9 for an admin who acts on behalf. */
export async function setSupportAccess(
  context: RequestContext,
  { hours }: { hours: number },
): Promise<OperationData<'setSupportAccess'>> {
  const { accountId, impersonated } = requireAccount(context);
  // A leave that was given must not give itself again.
  if (impersonated) throw new DomainError(HTTP_ERRORS.notOnBehalf);
  const now = context.clock.now();
  const until = hours === 0 ? null : new Date(now.getTime() + hours * HOUR_MS);
  if (context.audit) context.audit.details = { hours };
  await runTransaction(context.db, (tx) =>
    tx.updateTable('accounts').set({ support_access_until: until }).where('id', '=', accountId).execute(),
  );
  return present(until);
}
