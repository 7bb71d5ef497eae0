import { limits } from '@peyk/shared-contract';
import { FormDialog, contractText, useServerForm } from '@peyk/shared-screens';
import { TextField } from '@peyk/shared-ui';
import { object } from 'yup';
import { createPhonebook, updatePhonebook } from '../api/change-phonebooks';
import { CONTACT_CHANGES } from '../api/keys';
import type { Phonebook, PhonebookChoice } from '../api/list-phonebooks';
import { messages } from '../messages';

const words = messages.phonebooks;
const LIMITS = limits.createPhonebookLimits;
const schema = object({
  title: contractText(LIMITS.title, { label: words.name, patternMessage: words.badTitle }),
  code: contractText(LIMITS.code, { label: words.codeLabel, patternMessage: words.badCode }),
});

interface PhonebookDialogProps {
  /** The one that gets another title or code; without it a new one is made. */
  readonly phonebook?: PhonebookChoice;
  /** The first title of a new one. */
  readonly title?: string;
  readonly onDone?: (phonebook: Phonebook) => void;
  readonly onClose: () => void;
}

/** A new phonebook, or another title and code for one. */
export default function PhonebookDialog({ phonebook, title = '', onDone, onClose }: PhonebookDialogProps) {
  const form = useServerForm({
    initialValues: { title: phonebook?.title ?? title, code: phonebook?.code ?? '' },
    schema,
    submit: (values) => (phonebook === undefined ? createPhonebook(values) : updatePhonebook(phonebook.id, values)),
    // The name stands on each contact, too.
    changes: CONTACT_CHANGES,
    onDone: (saved) => {
      onDone?.(saved);
      onClose();
    },
  });
  return (
    <FormDialog title={phonebook === undefined ? words.new : words.editTitle} form={form} onClose={onClose}>
      <TextField {...form.bind('title')} label={words.name} maxLength={LIMITS.title.maxLength} required />
      <TextField
        {...form.bind('code')}
        label={words.codeLabel}
        kind="latin"
        maxLength={LIMITS.code.maxLength}
        hint={words.codeHint}
      />
    </FormDialog>
  );
}
