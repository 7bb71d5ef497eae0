import type { components } from '@peyk/shared-contract';
import { Caption, formatNumber, space } from '@peyk/shared-ui';
import type { ComponentProps } from 'react';
import { DataManyPicker } from './data-picker';
import { allOf, type PickerSource } from './picker-source';
import { phonebookChoicesQuery } from './phonebooks-query';

type Choice = components['schemas']['PhonebookChoice'];

/** The phonebooks of the account. */
export const PHONEBOOKS: PickerSource<Choice> = {
  name: 'phonebooks',
  ...allOf(phonebookChoicesQuery),
  toOption: (book) => ({ value: book.id, label: book.title, content: <BookOption book={book} /> }),
};

function BookOption({ book: { title, members_count } }: { readonly book: Choice }) {
  return (
    <span style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space[2], minInlineSize: 0 }}>
      <bdi style={{ overflowWrap: 'anywhere' }}>{title}</bdi>
      <Caption>{formatNumber(members_count)} مخاطب</Caption>
    </span>
  );
}

/** Chooses phonebooks, each with how many contacts it has. */
export function PhonebooksPicker(props: Omit<ComponentProps<typeof DataManyPicker<Choice>>, 'source'>) {
  return <DataManyPicker source={PHONEBOOKS} {...props} />;
}
