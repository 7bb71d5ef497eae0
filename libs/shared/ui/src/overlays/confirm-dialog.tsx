import { useId, type ReactNode } from 'react';
import { Button } from '../actions/button';
import { Dialog } from './dialog';

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** The consequence, in numbers where there are any. */
  readonly children: ReactNode;
  /** The verb of what will happen. */
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  /** What cannot be undone is shown in pomegranate. */
  readonly danger?: boolean;
  readonly busy?: boolean;
  readonly disabled?: boolean;
  /** Where the keyboard stands first: `cancel` where a hasty Enter would spend something. */
  readonly firstFocus?: 'confirm' | 'cancel';
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/**
 * Asks before something happens. Enter confirms, from the button and from any field inside; Esc does not. While it happens
 * the dialog stays and cannot be closed by accident.
 */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel = 'انصراف',
  danger = false,
  busy = false,
  disabled = false,
  firstFocus = 'confirm',
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const formId = useId();
  const close = () => {
    if (!busy) onClose();
  };
  return (
    <Dialog
      open={open}
      title={title}
      onClose={close}
      actions={
        <>
          <Button onClick={close} disabled={busy} autoFocus={firstFocus === 'cancel'}>
            {cancelLabel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={danger ? 'danger' : 'primary'}
            busy={busy}
            disabled={disabled}
            autoFocus={firstFocus === 'confirm'}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // A form around the place where the dialog is written down must not hear of it.
          event.stopPropagation();
          if (!busy) onConfirm();
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
