import type { components } from '@peyk/shared-contract';
import { GENDER_OF } from '../contacts.presenter';
import type { ContactFilters } from './contact-list.service';

/** Where nothing else is asked. */
const REACH_DAYS = 30;

const dateOf = (instant: string | undefined) => (instant === undefined ? undefined : new Date(instant));

/** Filters of the contract as the service knows them. */
export function readContactFilters(filters: components['schemas']['ContactFilters']): ContactFilters {
  const { phonebook_id, number, search, gender, birth_from: birthFrom, birth_to: birthTo, tag_ids } = filters;
  const { properties, blacklisted, opted_out: optedOut, reach, reach_days, from_date, to_date } = filters;
  return {
    ...{ number, search, birthFrom, birthTo, blacklisted, optedOut },
    phonebookId: phonebook_id === undefined ? undefined : BigInt(phonebook_id),
    gender: gender && GENDER_OF[gender],
    tagIds: tag_ids?.map(BigInt),
    properties: properties?.map(({ id, ...asked }) => ({ id: BigInt(id), ...asked })),
    reach: reach && { kind: reach, days: reach_days ?? REACH_DAYS },
    fromDate: dateOf(from_date),
    toDate: dateOf(to_date),
  };
}
