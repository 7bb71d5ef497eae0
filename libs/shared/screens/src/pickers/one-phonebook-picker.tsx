import type { components } from '@peyk/shared-contract';
import type { ComponentProps } from 'react';
import { DataPicker } from './data-picker';
import { PHONEBOOKS } from './phonebook-picker';

type Choice = components['schemas']['PhonebookChoice'];

/** Chooses one phonebook. */
export function PhonebookPicker(props: Omit<ComponentProps<typeof DataPicker<Choice>>, 'source'>) {
  return <DataPicker source={PHONEBOOKS} {...props} />;
}
