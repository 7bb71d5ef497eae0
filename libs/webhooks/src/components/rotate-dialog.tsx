import { describeError } from '@peyk/shared-api-client';
import { ConfirmDialog, Notice, Stack } from '@peyk/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { WEBHOOKS_KEY, rotateWebhookSecret, type Webhook } from '../api/webhooks';
import { messages } from '../messages';

interface RotateDialogProps {
  readonly webhook: Webhook;
  readonly onSecret: (secret: string) => void;
  readonly onClose: () => void;
}

/** Asks before the secret of an address is changed. Mount it when it is to be open. */
export default function RotateDialog({ webhook: { id }, onSecret, onClose }: RotateDialogProps) {
  const client = useQueryClient();
  const rotating = useMutation({
    mutationFn: () => rotateWebhookSecret(id),
    onSuccess: ({ secret }) => {
      onClose();
      onSecret(secret);
    },
    onSettled: () => void client.invalidateQueries({ queryKey: WEBHOOKS_KEY }),
  });
  return (
    <ConfirmDialog
      open
      title={messages.rotateTitle}
      confirmLabel={messages.rotate}
      busy={rotating.isPending}
      onConfirm={() => rotating.mutate()}
      onClose={onClose}
    >
      <Stack gap={4}>
        <p>{messages.rotateBody}</p>
        {rotating.isError && <Notice tone="danger">{describeError(rotating.error)}</Notice>}
      </Stack>
    </ConfirmDialog>
  );
}
