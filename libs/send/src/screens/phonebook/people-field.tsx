import { ContactsPicker, PhonebooksPicker, SegmentPicker, type ContactChoice } from '@peyk/shared-screens';
import { RadioGroup, Stack } from '@peyk/shared-ui';
import { MAX_CONTACTS, MAX_PHONEBOOKS, PEOPLE_BY, type ChosenContact, type ChosenPeople } from '../../model/people';
import type { RecipientsFieldProps } from '../compose/compose-form';
import { peopleWords as words } from './people-words';
import { PeopleCount } from './people-count';
import { PartFields } from './part-fields';

const CHOICES = PEOPLE_BY.map((by) => ({ value: by, label: words.by[by] }));

/** Without its number: what is being written is kept in the tab. */
const keptContact = ({ id, label, isUnnamed }: ContactChoice): ChosenContact => ({
  ...{ id, label },
  ...(isUnnamed && { isUnnamed }),
});

/** Chooses recipients out of the contacts, in one of three ways, and says how many people that are. */
export default function PeopleField({ form, error }: RecipientsFieldProps) {
  const { people } = form.values;
  const change = (changed: Partial<ChosenPeople>) => void form.setFieldValue('people', { ...people, ...changed });
  const field = { error, required: true, onBlur: () => void form.setFieldTouched('people') };
  return (
    <Stack gap={4}>
      <RadioGroup
        label={words.label}
        options={CHOICES}
        cards="narrow"
        value={people.by}
        onChange={(by) => change({ by })}
      />
      {people.by === 'phonebooks' && (
        <>
          <PhonebooksPicker
            {...field}
            label={words.phonebooks}
            value={people.phonebookIds}
            onChange={(ids) => change({ phonebookIds: ids.slice(0, MAX_PHONEBOOKS) })}
          />
          {people.phonebookIds.length > 0 && <PartFields people={people} onChange={change} />}
        </>
      )}
      {people.by === 'contacts' && (
        <ContactsPicker
          {...field}
          label={words.contacts}
          hint={words.contactsHint}
          value={people.contacts}
          onChange={(chosen) => change({ contacts: chosen.slice(0, MAX_CONTACTS).map(keptContact) })}
        />
      )}
      {people.by === 'segment' && (
        <SegmentPicker
          {...field}
          label={words.segment}
          hint={words.segmentHint}
          value={people.segmentId}
          onChange={(segmentId) => change({ segmentId })}
        />
      )}
      <PeopleCount people={people} />
    </Stack>
  );
}
