import { Tabs } from '@peyk/shared-ui';
import { useState } from 'react';
import type { PhonebookChoice } from '../../api/list-phonebooks';
import { phonebookMessages } from '../../phonebook-messages';
import { FileForm } from './file-form';
import { NumbersForm } from './numbers-form';

const words = phonebookMessages;
const WAYS = [
  { key: 'numbers', label: words.byNumbers, icon: 'phone' },
  { key: 'file', label: words.byFile, icon: 'file' },
] as const;

interface AddNumbersDialogProps {
  readonly phonebook: PhonebookChoice;
  /** A file is on its way into the phonebook. */
  readonly onImport: (importId: string) => void;
  readonly onClose: () => void;
}

/** Puts numbers into a phonebook: written and pasted, or a whole file of them. */
export default function AddNumbersDialog({ phonebook, onImport, onClose }: AddNumbersDialogProps) {
  const [way, setWay] = useState(0);
  const ways = (children: React.ReactNode) => (
    <Tabs label={words.ways} tabs={WAYS} index={way} onIndex={setWay}>
      {children}
    </Tabs>
  );
  const parts = { phonebook, ways, onClose };
  return way === 0 ? <NumbersForm {...parts} /> : <FileForm {...parts} onImport={onImport} />;
}
