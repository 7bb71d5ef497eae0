import { addedSentence } from '../../added-sentence';
import { FormDialog, useServerForm } from '@peyk/shared-screens';
import { MAX_PASTED_NUMBERS } from '@peyk/shared-sms';
import { PhoneNumberField, useToasts } from '@peyk/shared-ui';
import { array, object } from 'yup';
import { SUPPRESSED_CHANGES } from '../../api/keys';
import { addSuppressed, type BlacklistKind } from '../../api/suppressed';
import { phonebookMessages } from '../../phonebook-messages';
import { suppressedMessages } from '../../suppressed-messages';

const words = suppressedMessages;
const schema = object({ numbers: array().min(1, phonebookMessages.numbersRequired) });

interface AddSuppressedDialogProps {
  readonly kind: BlacklistKind;
  readonly onClose: () => void;
}

/** Puts numbers on a blacklist: written one by one, or pasted. */
export default function AddSuppressedDialog({ kind, onClose }: AddSuppressedDialogProps) {
  const { show } = useToasts();
  const form = useServerForm({
    initialValues: { numbers: [] as readonly string[] },
    schema,
    submit: ({ numbers }) => addSuppressed(kind, numbers),
    changes: SUPPRESSED_CHANGES,
    onDone: (sum) => {
      show({ text: addedSentence(sum) });
      onClose();
    },
  });
  return (
    <FormDialog title={words.addTitles[kind]} submitLabel={words.addConfirm} form={form} wide onClose={onClose}>
      <PhoneNumberField
        {...form.bindValue('numbers')}
        label={phonebookMessages.numbers}
        maxCount={MAX_PASTED_NUMBERS}
        required
      />
    </FormDialog>
  );
}
