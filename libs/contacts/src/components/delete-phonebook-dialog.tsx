import { RemoveDialog } from '@peyk/shared-screens';
import { Checkbox } from '@peyk/shared-ui';
import { useState } from 'react';
import { deletePhonebook } from '../api/change-phonebooks';
import { CONTACT_CHANGES } from '../api/keys';
import type { PhonebookChoice } from '../api/list-phonebooks';
import { messages } from '../messages';

const words = messages.phonebooks;

interface DeletePhonebookDialogProps {
  readonly phonebook: PhonebookChoice;
  readonly onDone?: () => void;
  readonly onClose: () => void;
}

/** Asks with the number of contacts, and whether those who stand nowhere else go along. */
export default function DeletePhonebookDialog({ phonebook, onDone, onClose }: DeletePhonebookDialogProps) {
  const { id, title, members_count } = phonebook;
  const [withContacts, setWithContacts] = useState(false);
  return (
    <RemoveDialog
      title={words.deleteTitle(title)}
      confirmLabel={words.deleteConfirm}
      remove={() => deletePhonebook(id, withContacts)}
      changes={CONTACT_CHANGES}
      sentence={words.deleted}
      onDone={onDone}
      onClose={onClose}
    >
      <p>{words.deleteBody(members_count)}</p>
      {members_count > 0 && <Checkbox label={words.deleteContacts} value={withContacts} onChange={setWithContacts} />}
    </RemoveDialog>
  );
}
