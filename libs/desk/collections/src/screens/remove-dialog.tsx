import type { CollectionName } from '@peyk/desk-api';
import { describeError } from '@peyk/shared-api-client';
import { ConfirmDialog, Notice, Stack, useToasts } from '@peyk/shared-ui';
import { useRemoveItem } from '../api/items';
import type { CollectionItem } from '../api/items';
import { messages } from '../messages';

interface RemoveDialogProps {
  readonly collection: CollectionName;
  readonly item: CollectionItem;
  readonly onClose: () => void;
}

/** Asks once more before something is taken back. */
export function RemoveDialog({ collection, item, onClose }: RemoveDialogProps) {
  const toasts = useToasts();
  const { mutate, isPending, error } = useRemoveItem(collection);
  const remove = () =>
    mutate(item.key, {
      onSuccess: () => {
        toasts.show({ text: messages.removed, tone: 'done' });
        onClose();
      },
    });
  return (
    <ConfirmDialog
      open
      danger
      title={messages.removeOf(item.title)}
      confirmLabel={messages.remove}
      busy={isPending}
      onConfirm={remove}
      onClose={onClose}
    >
      <Stack gap={3}>
        {error && <Notice tone="danger">{describeError(error)}</Notice>}
        <p>{messages.removeNote}</p>
      </Stack>
    </ConfirmDialog>
  );
}
