import { ApiError } from '@peyk/shared-api-client';
import { FormDialog, useServerForm } from '@peyk/shared-screens';
import { Button, Notice, useToasts } from '@peyk/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { updateContact } from '../api/change-contacts';
import { contactQuery } from '../api/get-contact';
import { CONTACT_CHANGES } from '../api/keys';
import type { Contact } from '../api/list-contacts';
import { contactMessages } from '../contact-messages';
import { isMasked } from '../model/is-masked';
import {
  changeOf,
  contactSchema,
  knowsAllPlaces,
  maskedContactSchema,
  rebase,
  valuesOf,
  type ContactValues,
} from '../model/contact-form';
import { ContactFields } from './contact-fields';
import { PhonebooksField } from './phonebooks-field';

const words = contactMessages;
const CHANGED_MEANWHILE = '409-86';

interface EditContactDialogProps {
  readonly contact: Contact;
  readonly onClose: () => void;
}

/**
 * Changes a contact. When another person has changed it meanwhile this change is refused, and the last state can be read again: what
 * was written here stays, everything else is the other's.
 */
export default function EditContactDialog({ contact, onClose }: EditContactDialogProps) {
  const { show } = useToasts();
  const client = useQueryClient();
  const [read, setRead] = useState(contact);
  const [meanwhile, setMeanwhile] = useState<'no' | 'changed' | 'read'>('no');
  const form = useServerForm<ContactValues, Contact>({
    initialValues: valuesOf(contact),
    schema: isMasked(contact) ? maskedContactSchema : contactSchema,
    submit: (values) => updateContact(changeOf(read, values)).catch(noteChanged),
    changes: CONTACT_CHANGES,
    onDone: () => {
      show({ text: words.saved });
      onClose();
    },
  });
  function noteChanged(error: unknown): never {
    if (error instanceof ApiError && error.code === CHANGED_MEANWHILE) setMeanwhile('changed');
    throw error;
  }
  const reload = async () => {
    const fresh = await client.fetchQuery({ ...contactQuery(contact.id), staleTime: 0 });
    void form.form.setValues(rebase(valuesOf(read), form.form.values, valuesOf(fresh)));
    form.forget();
    setRead(fresh);
    setMeanwhile('read');
  };
  return (
    <FormDialog title={words.editTitle} form={form} onClose={onClose}>
      <ContactFields form={form} known={read.properties} masked={isMasked(read) ? read.mobile : undefined}>
        {knowsAllPlaces(read) ? (
          <PhonebooksField {...form.bindValue('phonebookIds')} label={words.phonebooks} known={read.phonebooks} />
        ) : (
          <Notice tone="info">{words.manyPlaces(read.phonebooks_count)}</Notice>
        )}
      </ContactFields>
      {meanwhile === 'changed' && (
        <span>
          <Button icon="refresh" onClick={() => void reload().catch(() => undefined)}>
            {words.reload}
          </Button>
        </span>
      )}
      {meanwhile === 'read' && <Notice tone="info">{words.reloaded}</Notice>}
    </FormDialog>
  );
}
