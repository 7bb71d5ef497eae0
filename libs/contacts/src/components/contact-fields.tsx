import type { useServerForm } from '@peyk/shared-screens';
import {
  Caption,
  DateTextField,
  MobileField,
  MobileNumber,
  SelectBox,
  TextField,
  media,
  space,
  styled,
} from '@peyk/shared-ui';
import type { ReactNode } from 'react';
import type { Contact } from '../api/list-contacts';
import { contactMessages } from '../contact-messages';
import { GENDER_OPTIONS } from '../model/contact-filters';
import { NAME_LIMITS, type ContactValues } from '../model/contact-form';
import { PropertyFields } from './property-fields';
import { TagsField } from './tags-field';

const words = contactMessages;

const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: space[4],
  [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

interface ContactFieldsProps {
  readonly form: Pick<ReturnType<typeof useServerForm<ContactValues, unknown>>, 'bind' | 'bindValue'>;
  /** What the contact has of properties. */
  readonly known?: Contact['properties'];
  /** The number as it is seen by someone who may neither see nor change it whole. */
  readonly masked?: string | undefined;
  /** Where the phonebooks are chosen, between the number and what is rarely known. */
  readonly children: ReactNode;
}

/** What can be written of a contact. */
export function ContactFields({ form, known, masked, children }: ContactFieldsProps) {
  return (
    <>
      {masked === undefined ? (
        <MobileField {...form.bind('number')} label={words.number} required />
      ) : (
        <div>
          <Caption>{words.number}</Caption>
          <div>
            <MobileNumber number={masked} />
          </div>
          <Caption>{words.numberMasked}</Caption>
        </div>
      )}
      <TextField {...form.bind('name')} label={words.name} maxLength={NAME_LIMITS.maxLength} />
      {children}
      <Pair>
        <SelectBox {...form.bind('gender')} label={words.gender} options={GENDER_OPTIONS} clearable />
        <DateTextField
          {...form.bind('birthDate')}
          label={words.birthDate}
          hint={words.birthDateHint}
          placeholder="1370/01/01"
        />
      </Pair>
      <TagsField {...form.bindValue('tagIds')} />
      <Pair>
        <PropertyFields {...form.bindValue('properties')} known={known} />
      </Pair>
    </>
  );
}
