import { addedSentence } from '../../added-sentence';
import { FormDialog, useServerForm } from '@peyk/shared-screens';
import { MAX_PASTED_NUMBERS } from '@peyk/shared-sms';
import { PhoneNumberField, useToasts } from '@peyk/shared-ui';
import type { ReactNode } from 'react';
import { array, object } from 'yup';
import { addContacts } from '../../api/change-contacts';
import { CONTACT_CHANGES } from '../../api/keys';
import type { PhonebookChoice } from '../../api/list-phonebooks';
import { phonebookMessages } from '../../phonebook-messages';

const words = phonebookMessages;
const schema = object({ numbers: array().min(1, words.numbersRequired) });

interface NumbersFormProps {
  readonly phonebook: PhonebookChoice;
  /** Draws the choice of the way around the field. */
  readonly ways: (field: ReactNode) => ReactNode;
  readonly onClose: () => void;
}

/** Numbers that are written, or pasted a thousand at once. */
export function NumbersForm({ phonebook, ways, onClose }: NumbersFormProps) {
  const { show } = useToasts();
  const form = useServerForm({
    initialValues: { numbers: [] as readonly string[] },
    schema,
    submit: ({ numbers }) =>
      addContacts(
        [phonebook.id],
        numbers.map((number) => ({ number })),
      ),
    fields: { numbers: 'contacts' },
    changes: CONTACT_CHANGES,
    onDone: (sum) => {
      show({ text: addedSentence(sum) });
      onClose();
    },
  });
  return (
    <FormDialog
      title={words.addTitle(phonebook.title)}
      submitLabel={words.addNumbers}
      form={form}
      wide
      onClose={onClose}
    >
      {ways(
        <PhoneNumberField
          {...form.bindValue('numbers')}
          label={words.numbers}
          maxCount={MAX_PASTED_NUMBERS}
          required
        />,
      )}
    </FormDialog>
  );
}
