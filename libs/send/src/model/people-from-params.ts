import type { components } from '@peyk/shared-contract';
import { formatNumber } from '@peyk/shared-ui';
import { NOBODY, type ChosenPeople } from './people';

type PeopleParams = Pick<
  components['schemas']['RecurringParams'],
  'phonebook_ids' | 'start' | 'size' | 'contact_ids' | 'segment_id'
>;

/** People as they were chosen, from what the contract keeps of them. */
export function peopleFromParams({ phonebook_ids, start, size, contact_ids, segment_id }: PeopleParams): ChosenPeople {
  if (contact_ids) {
    // Only their ids are kept: they are shown by their places until their names are there.
    const contacts = contact_ids.map((id, index) => ({
      ...{ id, label: `مخاطب ${formatNumber(index + 1)}`, isUnnamed: true },
    }));
    return { ...NOBODY, by: 'contacts', contacts };
  }
  if (segment_id !== undefined) return { ...NOBODY, by: 'segment', segmentId: segment_id };
  const from = start === undefined ? '' : String(start + 1);
  return { ...NOBODY, phonebookIds: phonebook_ids ?? [], from, count: size === undefined ? '' : String(size) };
}
