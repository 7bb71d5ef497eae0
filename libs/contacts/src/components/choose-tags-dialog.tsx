import { Button, Dialog } from '@peyk/shared-ui';
import { useState } from 'react';
import { TagsField } from './tags-field';

interface ChooseTagsDialogProps {
  readonly title: string;
  readonly confirmLabel: string;
  /** One alone: each work asks anew whom the filters find, and the first may have changed that. */
  readonly single?: boolean;
  readonly onChosen: (tagIds: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Asks for tags before many contacts get them, or lose them. */
export default function ChooseTagsDialog({
  title,
  confirmLabel,
  single = false,
  onChosen,
  onClose,
}: ChooseTagsDialogProps) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>انصراف</Button>
          <Button variant="primary" disabled={chosen.length === 0} onClick={() => onChosen(chosen)}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <TagsField value={chosen} onChange={(ids) => setChosen(single ? ids.slice(-1) : ids)} required />
    </Dialog>
  );
}
