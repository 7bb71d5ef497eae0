import { FormDialog, PhonebooksPicker, contractText, phonebookChoicesQuery, useServerForm } from '@peyk/shared-screens';
import { describeError } from '@peyk/shared-api-client';
import { limits } from '@peyk/shared-contract';
import { Caption, MobileNumber, TextField, useToasts } from '@peyk/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { array, object, string } from 'yup';
import type { ConversationPage } from '../../api/conversation';
import { addToPhonebooks, createPhonebook } from '../../api/keep-sender';
import { INBOX_KEY } from '../../api/keys';
import { messages } from '../../messages';

const words = messages.person;
const CONTACTS_KEYS = [INBOX_KEY, ['phonebooks'], ['contacts']] as const;
const schema = object({
  name: contractText(limits.updateContactLimits.name, { label: words.name }),
  phonebookIds: array(string().required()).min(1, words.noPhonebooks),
});

export interface AddContactDialogProps {
  readonly person: Pick<ConversationPage, 'sender' | 'sender_ref'>;
  readonly isContact: boolean;
  readonly contactName: string | null;
  readonly onClose: () => void;
}

/** Keeps a sender among the contacts: in which phonebooks, and under which name unless it has one. */
export default function AddContactDialog({ person, isContact, contactName, onClose }: AddContactDialogProps) {
  const { show } = useToasts();
  const form = useServerForm({
    initialValues: { name: '', phonebookIds: [] as readonly string[] },
    schema,
    submit: ({ name, phonebookIds }) => addToPhonebooks(person.sender_ref ?? person.sender, name, phonebookIds),
    fields: { phonebookIds: 'phonebook_ids' },
    changes: CONTACTS_KEYS,
    onDone: () => {
      show({ text: words.added });
      onClose();
    },
  });
  const create = useNewPhonebook((id) =>
    form.form.setFieldValue('phonebookIds', [...form.form.values.phonebookIds, id]),
  );
  return (
    <FormDialog
      title={isContact ? words.addToPhonebook : words.addContact}
      submitLabel={words.add}
      form={form}
      onClose={onClose}
    >
      <MobileNumber number={person.sender} />
      {contactName === null ? (
        <TextField {...form.bind('name')} label={words.name} />
      ) : (
        <Caption>{words.keepsName}</Caption>
      )}
      <PhonebooksPicker
        {...form.bindValue('phonebookIds')}
        label={words.phonebooks}
        required
        create={{ label: words.newPhonebook, onCreate: create }}
      />
    </FormDialog>
  );
}

/** Makes a phonebook of what was typed, and chooses it. */
function useNewPhonebook(onMade: (id: string) => unknown): (title: string) => void {
  const client = useQueryClient();
  const { show } = useToasts();
  const creating = useMutation({
    mutationFn: createPhonebook,
    onSuccess: (book) => {
      client.setQueryData(phonebookChoicesQuery().queryKey, (books = []) => [...books, book]);
      void onMade(book.id);
    },
    onError: (error) => void show({ text: describeError(error), tone: 'danger' }),
  });
  return (title) => (title === '' ? void show({ text: words.nameNeeded, tone: 'info' }) : creating.mutate(title));
}
