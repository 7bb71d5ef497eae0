import type { ReactNode } from 'react';
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
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before something happens. While it happens the dialog stays and cannot be closed by accident. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel = 'انصراف',
  danger = false,
  busy = false,
  disabled = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
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
          <Button onClick={close} disabled={busy}>
            {cancelLabel}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} onClick={onConfirm} busy={busy} disabled={disabled} autoFocus>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
