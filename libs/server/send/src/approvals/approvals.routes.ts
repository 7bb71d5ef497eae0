import { requireAccount } from '@peyk/server-http';
import type { Handlers, RequestContext } from '@peyk/server-http';
import { faultOfDecider } from '@peyk/server-sender';
import { mrialToRialString } from '@peyk/shared-sms';
import { pagingOf } from '@peyk/shared-contract';
import type { components } from '@peyk/shared-contract';
import { listWaitingApprovals } from './approvals.repository';
import type { WaitingApproval } from './approvals.repository';
import { approveSendOf, deciderOf, rejectSendOf } from './approvals.service';

const SUMMARY_CHARS = 80;

function keyOf(context: RequestContext, sendId: string) {
  return { accountId: requireAccount(context).accountId, sendId: BigInt(sendId) };
}

/** The operations by which a second person decides. */
export function createApprovalHandlers(): Handlers<'listSendApprovals' | 'approveSend' | 'rejectSend'> {
  return {
    listSendApprovals: async (context, { body }) => {
      const { accountId } = requireAccount(context);
      const { items, ...paging } = await listWaitingApprovals(context.db, { accountId, paging: pagingOf(body) });
      return { data: { items: items.map((one) => presentWaiting(one, context)), paging } };
    },
    approveSend: async (context, { body: { send_id } }) => {
      await approveSendOf(context, keyOf(context, send_id));
      return { data: { send_id }, message: 'ارسال تأیید شد و فرستاده می‌شود.' };
    },
    rejectSend: async (context, { body: { send_id, reason } }) => {
      await rejectSendOf(context, keyOf(context, send_id), reason.trim());
      return { data: { send_id }, message: 'ارسال رد شد و مبلغ آن برگشت.' };
    },
  };
}

function presentWaiting(one: WaitingApproval, context: RequestContext): components['schemas']['WaitingApproval'] {
  return {
    send_id: String(one.sendId),
    from_number: one.fromNumber,
    summary: [...one.text.replace(/\s+/g, ' ').trim()].slice(0, SUMMARY_CHARS).join(''),
    recipient_count: one.recipientCount,
    cost: mrialToRialString(one.costMrial),
    asked_by: one.askedByName,
    asked_at: one.askedAt.toISOString(),
    expires_at: one.expiresAt.toISOString(),
    may_decide: faultOfDecider(one, deciderOf(context)) === undefined,
  };
}
