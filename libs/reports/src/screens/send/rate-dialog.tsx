import { useMutation } from '@tanstack/react-query';
import { describeError } from '@peyk/shared-api-client';
import type { SendDetails } from '@peyk/shared-sends';
import { ConfirmDialog, Notice, Stack, TextField } from '@peyk/shared-ui';
import { useState } from 'react';
import { setSendRate } from '../../api/control-send';
import { messages } from '../../messages';
import { MOST_PER_SECOND } from '../../model/line-limits';
import { useChangedSend } from './use-changed-send';

const words = messages.rate;

/** Makes a send slower or faster while it is under way. Mount it when it shall be open. */
export default function RateDialog({ send, onClose }: { readonly send: SendDetails; readonly onClose: () => void }) {
  const [typed, setTyped] = useState(send.rate_per_second === null ? '' : String(send.rate_per_second));
  const rate = typed === '' ? null : Number(typed);
  const isWrong = rate !== null && (rate < 1 || rate > MOST_PER_SECOND);
  const saving = useMutation({
    mutationFn: () => setSendRate(send.id, rate),
    onSuccess: onClose,
    onSettled: useChangedSend(send.id),
  });
  return (
    <ConfirmDialog
      open
      title={words.title}
      confirmLabel={words.confirm}
      busy={saving.isPending}
      disabled={isWrong || rate === send.rate_per_second}
      onConfirm={() => saving.mutate()}
      onClose={onClose}
    >
      <Stack gap={4}>
        <TextField
          label={words.field}
          kind="digits"
          value={typed}
          onChange={setTyped}
          unit={words.unit}
          hint={words.hint}
          error={isWrong ? words.wrong : undefined}
          clearable
        />
        {saving.isError && <Notice tone="danger">{describeError(saving.error)}</Notice>}
      </Stack>
    </ConfirmDialog>
  );
}
