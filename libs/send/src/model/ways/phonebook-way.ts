import { messages } from '../../messages';
import { MAX_FILE_RECORDS, hasPeople, type ChosenPeople } from '../people';
import type { RecipientParams, Way } from '../way';

function isWithin(digits: string): boolean {
  return digits === '' || (Number(digits) >= 1 && Number(digits) <= MAX_FILE_RECORDS);
}

function problemOf({ by, from, count, ...people }: ChosenPeople): string | null {
  if (!hasPeople({ by, from, count, ...people })) return messages.problems.noPeople;
  return by === 'phonebooks' && ![from, count].every(isWithin) ? messages.problems.range : null;
}

/** People out of the contacts. */
export const PHONEBOOK_WAY: Way = {
  sendingType: 'phonebook',
  field: 'people',
  problemOf: ({ people }) => problemOf(people),
  paramsOf: ({ people }) => (hasPeople(people) ? peopleParams(people) : null),
  restMs: 1200,
};

function peopleParams({ by, phonebookIds, from, count, contacts, segmentId }: ChosenPeople): RecipientParams {
  if (by === 'contacts') return { contact_ids: contacts.map(({ id }) => id) };
  if (by === 'segment') return { segment_id: segmentId };
  const start = from === '' ? 0 : Number(from) - 1;
  return {
    phonebook_ids: [...phonebookIds],
    ...(start > 0 && { start }),
    ...(count !== '' && { size: Number(count) }),
  };
}
