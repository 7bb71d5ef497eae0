import { holds, requireAccount } from '@peyk/server-http';
import type { RequestContext } from '@peyk/server-http';
import { faultOfDecider } from '@peyk/server-sender';
import type { Approval } from '@peyk/server-sender';
import type { components } from '@peyk/shared-contract';
import { mrialToRialString } from '@peyk/shared-sms';

const WAITS = 'این ارسال منتظر تأیید یک همکار است و تا آن هنگام چیزی فرستاده نمی‌شود.';

type Details = components['schemas']['SendDetails'];

/** What was decided about a send, or that somebody has to decide; until then its maker does not let it go on. */
export function presentApproval(
  context: RequestContext,
  approval: Approval,
  { can_resume, state_reason }: Pick<Details, 'can_resume' | 'state_reason'>,
): Pick<Details, 'approval' | 'can_resume' | 'state_reason'> {
  const { userId, impersonated } = requireAccount(context);
  const { key, rights } = context;
  const isWaiting = approval.decision === null;
  const mayApprove = rights !== undefined && !impersonated && !key && holds(rights, 'send.approve');
  const limits = rights?.limits ?? null;
  return {
    can_resume: can_resume && !isWaiting,
    state_reason: isWaiting ? WAITS : state_reason,
    approval: {
      decision: approval.decision,
      cost: mrialToRialString(approval.costMrial),
      asked_by: approval.askedByName,
      asked_at: approval.askedAt.toISOString(),
      expires_at: approval.expiresAt.toISOString(),
      decided_by: approval.decidedByName,
      decided_at: approval.decidedAt?.toISOString() ?? null,
      reason: approval.reason,
      is_own: approval.askedBy === userId,
      may_decide: isWaiting && mayApprove && faultOfDecider(approval, { userId, limits }) === undefined,
    },
  };
}
