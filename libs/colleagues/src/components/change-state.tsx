import { describeError } from '@peyk/shared-api-client';
import { ConfirmDialog, Notice, Stack, useToasts } from '@peyk/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { activateColleague, deactivateColleague } from '../api/change-colleagues';
import { COLLEAGUES_KEY, type Colleague } from '../api/colleagues-queries';
import { messages } from '../messages';

interface ChangeStateProps {
  readonly colleague: Colleague;
  readonly onClose: () => void;
}

/** Asks before a colleague is shut out or let in again. Mount it when it is to be open. */
export default function ChangeState({ colleague, onClose }: ChangeStateProps) {
  const client = useQueryClient();
  const toasts = useToasts();
  const activates = colleague.state === 'deactivated';
  const changing = useMutation({
    mutationFn: () => (activates ? activateColleague(colleague.id) : deactivateColleague(colleague.id)),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: COLLEAGUES_KEY });
      toasts.show({ text: activates ? messages.activated : messages.deactivated });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      title={activates ? messages.activateTitle : messages.deactivateTitle}
      confirmLabel={activates ? messages.activate : messages.deactivate}
      danger={!activates}
      busy={changing.isPending}
      onConfirm={() => changing.mutate()}
      onClose={onClose}
    >
      <Stack gap={3}>
        <span>{activates ? messages.activateBody(colleague.name) : messages.deactivateBody(colleague.name)}</span>
        {changing.isError && <Notice tone="danger">{describeError(changing.error)}</Notice>}
      </Stack>
    </ConfirmDialog>
  );
}
