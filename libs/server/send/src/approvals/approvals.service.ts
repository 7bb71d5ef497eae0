import { auditChange, runTransaction } from '@peyk/server-database';
import type { Tx } from '@peyk/server-database';
import { DomainError, HTTP_ERRORS, requireAccount } from '@peyk/server-http';
import type { RequestContext } from '@peyk/server-http';
import { approveLocked, faultOfDecider, lockApproval, rejectLocked } from '@peyk/server-sender';
import type { Decider } from '@peyk/server-sender';
import { failLimit } from '../fail';
import type { SendKey } from '../stop-send.service';

/** Who asks, as someone who decides. */
export function deciderOf(context: RequestContext): Decider {
  return { userId: requireAccount(context).userId, limits: context.rights?.limits ?? null };
}

type Decided = 'approved' | 'rejected';

/**
 * The first of those who decide at once decides; who says the same after them gets the same answer.
 * @throws 403-9 on behalf of the account, also with its leave: two persons of the account are what this is for; noApproval, ownApproval,
 * overOwnLimits, decidedApproval
 */
async function decideOnce(
  context: RequestContext,
  key: SendKey,
  decision: Decided,
  carryOut: (tx: Tx) => Promise<void>,
): Promise<void> {
  if (requireAccount(context).impersonated) throw new DomainError(HTTP_ERRORS.notOnBehalf);
  await runTransaction(context.db, async (tx) => {
    const approval = (await lockApproval(tx, key)) ?? failLimit('noApproval', 'send_id');
    const fault = faultOfDecider(approval, deciderOf(context));
    if (fault === 'own') failLimit('ownApproval', 'send_id');
    if (fault === 'limits') failLimit('overOwnLimits', 'send_id');
    if (approval.decision === decision) return;
    if (approval.decision !== null) failLimit('decidedApproval', 'send_id');
    await carryOut(tx);
    const object = `send:${key.sendId}`;
    auditChange({ accountId: key.accountId, object, before: { approval: null }, after: { approval: decision } });
  });
}

/** Lets a send of a colleague leave, exactly as it was prepared. @throws as decideOnce */
export function approveSendOf(context: RequestContext, key: SendKey): Promise<void> {
  const { userId } = requireAccount(context);
  return decideOnce(context, key, 'approved', (tx) =>
    approveLocked({ ...context, db: tx }, key, { decidedBy: userId, at: context.clock.now() }),
  );
}

/** Stops a send of a colleague and gives its money back. @throws as decideOnce */
export function rejectSendOf(context: RequestContext, key: SendKey, reason: string): Promise<void> {
  const { userId } = requireAccount(context);
  return decideOnce(context, key, 'rejected', (tx) =>
    rejectLocked({ ...context, db: tx }, key, { decidedBy: userId, at: context.clock.now(), reason }),
  );
}
