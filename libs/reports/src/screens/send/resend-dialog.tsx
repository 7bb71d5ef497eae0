import { useMutation } from '@tanstack/react-query';
import { describeError, newIdempotencyKey } from '@peyk/shared-api-client';
import type { SendDetails } from '@peyk/shared-sends';
import { ConfirmDialog, Fact, Facts, Figure, Notice, Stack, formatNumber } from '@peyk/shared-ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { resendFailed } from '../../api/control-send';
import { messages } from '../../messages';
import { reportPath } from '../../reports-paths';
import { useChangedSend } from './use-changed-send';

const words = messages.resend;

/** Asks before a text goes again to whom it has not reached, and leads to the new send. Mount it to open it. */
export default function ResendDialog({ send, onClose }: { readonly send: SendDetails; readonly onClose: () => void }) {
  const navigate = useNavigate();
  // One for as long as the question stands: a repetition after a lost answer sends nothing twice.
  const [key] = useState(newIdempotencyKey);
  const sending = useMutation({
    mutationFn: () => resendFailed(send.id, key),
    onSuccess: ({ send_id }) => {
      onClose();
      void navigate(reportPath(send_id));
    },
    onSettled: useChangedSend(send.id),
  });
  return (
    <ConfirmDialog
      open
      title={words.title}
      confirmLabel={words.confirm}
      busy={sending.isPending}
      onConfirm={() => sending.mutate()}
      onClose={onClose}
    >
      <Stack gap={4}>
        <Facts look="lined">
          <Fact name={words.count}>
            <Figure>{formatNumber(send.resendable_count)}</Figure>
          </Fact>
        </Facts>
        <p>{words.consequence}</p>
        {sending.isError && <Notice tone="danger">{describeError(sending.error)}</Notice>}
      </Stack>
    </ConfirmDialog>
  );
}
