import { describeError } from '@peyk/shared-api-client';
import { ConfirmDialog, useToasts } from '@peyk/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { API_CALLS_KEY, repeatApiCall } from '../../api/api-calls';
import { callsMessages as messages } from '../../calls-messages';

interface RepeatDialogProps {
  readonly id: string;
  /** It was made, whatever it was answered. */
  readonly onRepeated: () => void;
  readonly onClose: () => void;
}

/** Asks before a call is made again. Mount it when it is to be open. */
export default function RepeatDialog({ id, onRepeated, onClose }: RepeatDialogProps) {
  const client = useQueryClient();
  const { show } = useToasts();
  const repeating = useMutation({
    mutationFn: () => repeatApiCall(id),
    onSuccess: ({ status, message }) => {
      if (status < 400) show({ text: messages.repeated });
      else show({ text: messages.repeatedAndFailed(message ?? messages.failedAgain), tone: 'danger' });
      onRepeated();
    },
    onError: (error) => void show({ text: describeError(error), tone: 'danger' }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: API_CALLS_KEY });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      title={messages.repeatTitle}
      confirmLabel={messages.repeat}
      firstFocus="cancel"
      busy={repeating.isPending}
      onConfirm={() => repeating.mutate()}
      onClose={onClose}
    >
      {messages.repeatBody}
    </ConfirmDialog>
  );
}
