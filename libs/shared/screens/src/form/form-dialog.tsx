import { Button, Dialog, Notice, Stack } from '@peyk/shared-ui';
import { useId, type ReactNode } from 'react';
import { formWords as words } from './form-words';
import type { ServerFormState } from './use-server-form';
import { useUnsavedGuard } from './use-unsaved-guard';

interface FormDialogProps {
  readonly title: string;
  /** Of `useServerForm`. */
  readonly form: ServerFormState;
  readonly submitLabel?: string;
  /** There is nothing to send: no field was changed, or one is known to be wrong. */
  readonly disabled?: boolean;
  readonly wide?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A form in a dialog: Enter sends it from any field, its first field has the focus, and closing it with something unsaved asks first.
 * While the server is asked it stays. Mount it when it is to be open.
 */
export function FormDialog({
  title,
  form,
  submitLabel = words.save,
  disabled,
  wide,
  onClose,
  children,
}: FormDialogProps) {
  const { ref, onSubmit, isBusy, isDirty, isSaved, problem } = form;
  const id = useId();
  const { leave, question } = useUnsavedGuard(isDirty, isSaved);
  const close = () => {
    if (!isBusy) leave(onClose);
  };
  const actions = (
    <>
      <Button onClick={close} disabled={isBusy}>
        {words.cancel}
      </Button>
      <Button type="submit" form={id} variant="primary" busy={isBusy} disabled={disabled}>
        {submitLabel}
      </Button>
    </>
  );
  return (
    <Dialog open isForm title={title} wide={wide} onClose={close} actions={actions}>
      <form id={id} ref={ref} noValidate onSubmit={onSubmit}>
        <Stack gap={4}>
          {children}
          {problem !== undefined && <Notice tone="danger">{problem}</Notice>}
        </Stack>
      </form>
      {question}
    </Dialog>
  );
}
