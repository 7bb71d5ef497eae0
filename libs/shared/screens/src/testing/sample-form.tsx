import { answerOf, api } from '@peyk/shared-api-client';
import { limits } from '@peyk/shared-contract';
import { TextField } from '@peyk/shared-ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { object } from 'yup';
import { contractText } from '../form/contract-field';
import { FormDialog } from '../form/form-dialog';
import { useServerForm } from '../form/use-server-form';

const LIMITS = limits.createPhonebookLimits;
const schema = object({
  title: contractText(LIMITS.title, { label: 'نام دفترچه' }),
  shortName: contractText(LIMITS.code, { label: 'کد', patternMessage: 'کد از حروف انگلیسی، عدد، - و _ است.' }),
});

/** A new phonebook: the sample of the tests and stories of forms. */
export function SampleForm({ initial = '' }: { readonly initial?: string }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Link to="/elsewhere">جای دیگر</Link>
      <button type="button" onClick={() => setOpen(true)}>
        دفترچهٔ تازه
      </button>
      {isOpen && <NewBook initial={initial} onClose={() => setOpen(false)} />}
    </>
  );
}

function NewBook({ initial, onClose }: { readonly initial: string; readonly onClose: () => void }) {
  const form = useServerForm({
    initialValues: { title: initial, shortName: '' },
    schema,
    fields: { shortName: 'code' },
    submit: ({ title, shortName }) =>
      answerOf(api.POST('/phonebooks', { body: { title, ...(shortName !== '' && { code: shortName }) } })),
    changes: [['sample-books']],
    onDone: onClose,
  });
  return (
    <FormDialog title="دفترچهٔ تازه" submitLabel="ساختن" form={form} onClose={onClose}>
      <TextField {...form.bind('title')} label="نام دفترچه" maxLength={LIMITS.title.maxLength} required />
      <TextField {...form.bind('shortName')} label="کد" kind="latin" maxLength={LIMITS.code.maxLength} />
    </FormDialog>
  );
}
