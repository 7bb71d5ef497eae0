import type { SendDetails } from '@peyk/shared-sends';
import { describeError } from '@peyk/shared-api-client';
import { Button, ConfirmDialog, Notice, Stack, formatNumber } from '@peyk/shared-ui';
import { formatJalali } from '@peyk/shared-jalali';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { approveSend } from '../../api/approvals';
import { approvalMessages as words } from '../../approval-messages';
import RejectDialog from './reject-dialog';
import { useChangedSend } from './use-changed-send';

type Approval = NonNullable<SendDetails['approval']>;

function sentenceOf({ is_own, asked_by, cost, expires_at }: Approval): string {
  const [amount, until] = [formatNumber(cost), formatJalali(expires_at, 'dateTime')];
  return is_own ? words.own(amount, until) : words.others(asked_by, amount, until);
}

interface ApprovalNoticeProps {
  readonly send: SendDetails;
  readonly approval: Approval;
}

/** That a send waits for a second person, with what that person may do; later, who approved it. */
export default function ApprovalNotice({ send, approval }: ApprovalNoticeProps) {
  if (approval.decision === 'approved' && approval.decided_by !== null) {
    return <Notice tone="info">{words.approved(approval.decided_by)}</Notice>;
  }
  // Why a send was stopped or has ended says its own reason.
  if (approval.decision !== null) return null;
  return (
    <Notice tone="attention">
      <Stack gap={3}>
        <strong>{words.waits}</strong>
        <span>{sentenceOf(approval)}</span>
        {approval.may_decide && <Decision send={send} cost={approval.cost} />}
      </Stack>
    </Notice>
  );
}

function Decision({ send, cost }: { readonly send: SendDetails; readonly cost: string }) {
  const [asks, setAsks] = useState<'approve' | 'reject' | null>(null);
  const close = () => setAsks(null);
  const approving = useMutation({
    mutationFn: () => approveSend(send.id),
    onSuccess: close,
    onSettled: useChangedSend(send.id),
  });
  return (
    <>
      <Stack row gap={2}>
        <Button variant="primary" icon="check" onClick={() => setAsks('approve')}>
          {words.approve}
        </Button>
        <Button onClick={() => setAsks('reject')}>{words.reject}</Button>
      </Stack>
      <ConfirmDialog
        open={asks === 'approve'}
        title={words.askTitle}
        confirmLabel={words.approve}
        cancelLabel={words.cancel}
        busy={approving.isPending}
        onConfirm={() => approving.mutate()}
        onClose={close}
      >
        <p>{words.ask(formatNumber(send.counts.total), formatNumber(cost))}</p>
        {approving.isError && <p role="alert">{describeError(approving.error)}</p>}
      </ConfirmDialog>
      {asks === 'reject' && <RejectDialog sendId={send.id} onClose={close} />}
    </>
  );
}
