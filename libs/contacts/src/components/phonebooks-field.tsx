import { PhonebooksPicker } from '@peyk/shared-screens';
import { useMay } from '@peyk/shared-store';
import { Suspense, lazy, useState } from 'react';
import { contactMessages } from '../contact-messages';

const PhonebookDialog = lazy(() => import('./phonebook-dialog'));

interface PhonebooksFieldProps {
  readonly label: string;
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
  readonly onBlur?: () => void;
  readonly error?: string;
  readonly required?: boolean;
  /** Those that are chosen already, by name. */
  readonly known?: readonly { readonly id: string; readonly title: string }[];
}

/** Chooses phonebooks, or makes a new one on the way: without any there would be no way on. */
export function PhonebooksField({ known = [], ...field }: PhonebooksFieldProps) {
  const [title, setTitle] = useState<string | null>(null);
  const mayEdit = useMay('contact.edit');
  const create = { label: contactMessages.newPhonebook, onCreate: setTitle };
  return (
    <>
      <PhonebooksPicker
        {...field}
        known={known.map((one) => ({ ...one, code: null, members_count: 0 }))}
        create={mayEdit ? create : undefined}
      />
      <Suspense fallback={null}>
        {title !== null && (
          <PhonebookDialog
            title={title}
            onDone={({ id }) => field.onChange([...field.value, id])}
            onClose={() => setTitle(null)}
          />
        )}
      </Suspense>
    </>
  );
}
