import { useMutation } from '@tanstack/react-query';
import { describeError } from '@peyk/shared-api-client';
import type { SendDetails } from '@peyk/shared-sends';
import { ConfirmDialog, JalaliDatePicker, Notice, Stack } from '@peyk/shared-ui';
import { useState } from 'react';
import { rescheduleSend } from '../../api/control-send';
import { messages } from '../../messages';
import { useChangedSend } from './use-changed-send';

const words = messages.reschedule;

/** Asks for another time of a scheduled send, on Tehran's clock. Mount it when it shall be open. */
export default function RescheduleDialog({
  send,
  onClose,
}: {
  readonly send: SendDetails;
  readonly onClose: () => void;
}) {
  const [at, setAt] = useState(send.send_time ?? '');
  const saving = useMutation({
    mutationFn: () => rescheduleSend(send.id, at),
    onSuccess: onClose,
    onSettled: useChangedSend(send.id),
  });
  return (
    <ConfirmDialog
      open
      title={words.title}
      confirmLabel={words.confirm}
      busy={saving.isPending}
      disabled={at === '' || at === send.send_time}
      onConfirm={() => saving.mutate()}
      onClose={onClose}
    >
      <Stack gap={4}>
        <JalaliDatePicker
          label={words.time}
          value={at}
          onChange={setAt}
          time={{ minuteStep: 5 }}
          disablePast
          hint={words.hint}
        />
        {saving.isError && <Notice tone="danger">{describeError(saving.error)}</Notice>}
      </Stack>
    </ConfirmDialog>
  );
}
