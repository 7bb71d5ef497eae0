import { RemoveDialog } from '@peyk/shared-screens';
import { PROPERTY_CHANGES } from '../../api/keys';
import { deleteProperty } from '../../api/properties';
import { moreMessages } from '../../more-messages';

const words = moreMessages.properties;

interface DeletePropertyDialogProps {
  readonly id: string;
  readonly title: string;
  /** How many contacts have a value, counted to 10,001. */
  readonly usedCount: number;
  readonly onClose: () => void;
}

/** Asks with the number of contacts that lose a value. */
export default function DeletePropertyDialog({ id, title, usedCount, onClose }: DeletePropertyDialogProps) {
  return (
    <RemoveDialog
      title={words.deleteTitle(title)}
      confirmLabel={words.deleteConfirm}
      remove={() => deleteProperty(id)}
      changes={PROPERTY_CHANGES}
      sentence={words.deleted}
      onClose={onClose}
    >
      <p>{words.deleteBody(usedCount)}</p>
    </RemoveDialog>
  );
}
