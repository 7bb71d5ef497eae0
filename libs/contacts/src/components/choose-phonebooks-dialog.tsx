import { Button, Caption, Dialog, Stack } from '@peyk/shared-ui';
import { useState } from 'react';
import { contactMessages } from '../contact-messages';
import { MAX_NEW_PLACES } from '../model/contact-form';
import { PhonebooksField } from './phonebooks-field';

interface ChoosePhonebooksDialogProps {
  readonly title: string;
  readonly help?: string;
  readonly confirmLabel: string;
  readonly danger?: boolean;
  /** One alone: each work asks anew whom the filters find, and the first may have changed that. */
  readonly single?: boolean;
  readonly onChosen: (phonebookIds: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Asks for phonebooks before many contacts go into them, or out of them. */
export default function ChoosePhonebooksDialog(props: ChoosePhonebooksDialogProps) {
  const { title, help, confirmLabel, danger = false, single = false, onChosen, onClose } = props;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const tooMany = chosen.length > MAX_NEW_PLACES;
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>انصراف</Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            disabled={chosen.length === 0 || tooMany}
            onClick={() => onChosen(chosen)}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <PhonebooksField
          label={contactMessages.phonebooks}
          value={chosen}
          onChange={(ids) => setChosen(single ? ids.slice(-1) : ids)}
          error={tooMany ? contactMessages.tooManyPlaces(MAX_NEW_PLACES) : undefined}
          required
        />
        {help !== undefined && <Caption>{help}</Caption>}
      </Stack>
    </Dialog>
  );
}
