import { fillPath } from '@peyk/shared-module';
import { FormDialog, useServerForm } from '@peyk/shared-screens';
import { LinkButton, Notice, Stack, useToasts } from '@peyk/shared-ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { createContact } from '../api/create-contact';
import { CONTACT_CHANGES } from '../api/keys';
import type { Contact } from '../api/list-contacts';
import { CONTACTS_PATHS } from '../contacts-paths';
import { contactMessages } from '../contact-messages';
import { NO_CONTACT, newContactSchema, type ContactValues } from '../model/contact-form';
import { ContactFields } from './contact-fields';
import { PhonebooksField } from './phonebooks-field';

const words = contactMessages;

interface NewContactDialogProps {
  /** Where the contact is to stand, before anything is chosen. */
  readonly phonebookIds?: readonly string[];
  readonly onClose: () => void;
}

/** Writes a new contact. A number that is known already is not written over: the dialog leads to the contact that has it. */
export default function NewContactDialog({ phonebookIds = [], onClose }: NewContactDialogProps) {
  const { show } = useToasts();
  const [known, setKnown] = useState<Contact | null>(null);
  const form = useServerForm<ContactValues, Contact | null>({
    initialValues: { ...NO_CONTACT, phonebookIds },
    schema: newContactSchema,
    submit: createContact,
    changes: CONTACT_CHANGES,
    onDone: (found) => {
      setKnown(found);
      if (found !== null) return;
      show({ text: words.created });
      onClose();
    },
  });
  return (
    <FormDialog title={words.new} form={form} onClose={onClose}>
      <ContactFields form={form}>
        <PhonebooksField {...form.bindValue('phonebookIds')} label={words.phonebooks} required />
      </ContactFields>
      {known !== null && (
        <Notice tone="attention">
          <Stack gap={2}>
            {words.known(known.name)}
            <span>
              <LinkButton component={Link} to={fillPath(CONTACTS_PATHS.one, { id: known.id })}>
                {words.openKnown}
              </LinkButton>
            </span>
          </Stack>
        </Notice>
      )}
    </FormDialog>
  );
}
