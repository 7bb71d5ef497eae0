import { describeError } from '@peyk/shared-api-client';
import { Button, Dialog, LinkButton, Notice, Stack } from '@peyk/shared-ui';
import { useActFor } from '../../api/use-account-actions';
import { messages } from '../../messages';

interface OpenPanelDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** A way into the panel on behalf of an account; it is made when it is asked for, and works once. */
export function OpenPanelDialog({ id, onClose }: OpenPanelDialogProps) {
  const { mutate, isPending, data, error } = useActFor(id);
  return (
    <Dialog
      open
      title={messages.act}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{messages.cancel}</Button>
          {data === undefined ? (
            <Button variant="primary" busy={isPending} onClick={() => mutate()}>
              {messages.act}
            </Button>
          ) : (
            <LinkButton component="a" variant="primary" href={data.link} target="_blank" rel="noreferrer">
              {messages.open}
            </LinkButton>
          )}
        </>
      }
    >
      <Stack gap={3}>
        {error && <Notice tone="danger">{describeError(error)}</Notice>}
        <p>{messages.actNote}</p>
      </Stack>
    </Dialog>
  );
}
