import { describeError } from '@peyk/shared-api-client';
import { ConfirmDialog, Notice, Stack, useToasts } from '@peyk/shared-ui';
import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';

interface RemoveDialogProps {
  readonly title: string;
  /** What goes, and what goes with it, in numbers. */
  readonly children: ReactNode;
  readonly confirmLabel?: string;
  readonly remove: () => Promise<unknown>;
  /** The cache keys that the answer makes old. */
  readonly changes: readonly QueryKey[];
  /** Said when it is done: «یادداشت حذف شد.» */
  readonly sentence: string;
  readonly onDone?: () => void;
  readonly onClose: () => void;
}

/** Asks before one thing is removed for good. While the server is asked it stays; a refusal is said in it. Mount it when it is to be open. */
export function RemoveDialog({ remove, changes, sentence, onDone, onClose, children, ...asked }: RemoveDialogProps) {
  const client = useQueryClient();
  const { show } = useToasts();
  const removing = useMutation({
    mutationFn: remove,
    onSuccess: () => {
      show({ text: sentence });
      onClose();
      onDone?.();
    },
    // After a refusal, too: what it was asked about may be old.
    onSettled: () => changes.forEach((queryKey) => void client.invalidateQueries({ queryKey })),
  });
  return (
    <ConfirmDialog
      open
      danger
      confirmLabel="حذف"
      firstFocus="cancel"
      busy={removing.isPending}
      onConfirm={() => removing.mutate()}
      onClose={onClose}
      {...asked}
    >
      <Stack gap={4}>
        {children}
        {removing.isError && <Notice tone="danger">{describeError(removing.error)}</Notice>}
      </Stack>
    </ConfirmDialog>
  );
}
