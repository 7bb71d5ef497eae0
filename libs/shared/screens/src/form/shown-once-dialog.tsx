import { Button, Dialog } from '@peyk/shared-ui';
import { useRef, type ReactNode } from 'react';
import { useUnsavedGuard, type LossWords } from './use-unsaved-guard';

interface ShownOnceDialogProps {
  readonly title: string;
  /** What is asked of anyone who leaves without saying that it is kept. */
  readonly lost: LossWords;
  /** «رمز را نگه داشتم». */
  readonly keptLabel: string;
  /** A button before it. */
  readonly action?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * What is shown once and never again: a secret, codes. Only the button that says so takes it for kept. Esc, the cross, a press outside,
 * the way back and a closing browser ask first. Mount it when it is to be open.
 */
export function ShownOnceDialog({ title, lost, keptLabel, action, onClose, children }: ShownOnceDialogProps) {
  const kept = useRef(false);
  const { leave, question } = useUnsavedGuard(true, () => kept.current, lost);
  const keep = () => {
    kept.current = true;
    onClose();
  };
  const actions = (
    <>
      {action}
      <Button variant="primary" onClick={keep}>
        {keptLabel}
      </Button>
    </>
  );
  return (
    <Dialog open isForm title={title} onClose={() => leave(onClose)} actions={actions}>
      {children}
      {question}
    </Dialog>
  );
}
