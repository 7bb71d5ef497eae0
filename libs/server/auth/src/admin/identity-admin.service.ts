import { auditChange, runTransaction } from '@peyk/server-database';
import type { ServerContext } from '@peyk/server-database';
import { DomainError } from '@peyk/server-http';
import type { Seal } from '@peyk/server-seal';
import type { Activation } from '../identity/activation.presenter';
import { isHolder, lockActivation } from '../identity/identity.repository';
import type { IdentityVerdict } from '../identity/identity-registry';
import { settleIdentity } from '../identity/settle-identity.service';
import { ACCOUNT_ADMIN_ERRORS } from './account-admin.errors';
import { requireUser } from './account-admin.service';

/** An admin's word about who holds an account; it stands above what the registry said. @throws 404-10, 409-15 */
export async function settleByAdmin(
  context: ServerContext & { seal: Seal },
  username: string,
  verdict: Exclude<IdentityVerdict, 'undecided'>,
): Promise<Activation> {
  const { accountId } = await requireUser(context, username);
  if (!(await isHolder(context.db, accountId))) throw new DomainError(ACCOUNT_ADMIN_ERRORS.noIdentityToSettle);
  return runTransaction(context.db, async (tx) => {
    const before = await lockActivation(tx, accountId);
    const after = await settleIdentity(tx, context.seal, { accountId, verdict, at: context.clock.now() });
    if (before) auditChange({ accountId, before: { ...before }, after: { ...after } });
    return after;
  });
}
