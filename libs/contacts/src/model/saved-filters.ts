import { endOfJalaliDay, startOfJalaliDay } from '@peyk/shared-jalali';
import type { LooseFilterValues } from '@peyk/shared-url-state';
import type { ContactFilters } from '../api/list-contacts';
import type { PropertyType } from '../api/properties';
import { reachNameOf, toContactFilters, withoutUndefined } from './contact-filters';
import { jalaliOf } from './show-day';

const beginOf = (day: string) => startOfJalaliDay(jalaliOf(day));
const endOf = (day: string) => endOfJalaliDay(jalaliOf(day));

/** The other way round: what the address says of saved filters. */
export function toFilterValues(
  { search, number, phonebook_id, tag_ids, gender, properties = [], ...rest }: ContactFilters,
  types: ReadonlyMap<string, PropertyType>,
): LooseFilterValues {
  const days = (from: string | undefined, to: string | undefined) =>
    from === undefined && to === undefined
      ? undefined
      : withoutUndefined({ from: from && beginOf(from), to: to && endOf(to) });
  const { birth_from, birth_to, from_date, to_date, blacklisted, opted_out } = rest;
  const listed = blacklisted === true ? 'blacklisted' : opted_out === true ? 'opted_out' : 'none';
  const byProperty = properties.map(({ id, begins, from, to }) => {
    const range = types.get(id) === 'date' ? days(from, to) : withoutUndefined({ from, to });
    const isOpen = range === undefined || Object.keys(range).length === 0;
    return [`p${id}`, begins ?? (isOpen ? undefined : range)] as const;
  });
  return withoutUndefined({
    search: search ?? number,
    phonebook: phonebook_id,
    tag: tag_ids,
    gender,
    birth: days(birth_from, birth_to),
    created:
      from_date === undefined && to_date === undefined ? undefined : withoutUndefined({ from: from_date, to: to_date }),
    listed: blacklisted === undefined && opted_out === undefined ? undefined : listed,
    reach: rest.reach === undefined ? undefined : reachNameOf(rest),
    ...Object.fromEntries(byProperty),
  });
}

/** Whether the list shows exactly whom saved filters find: others, made by programs, may say what no panel has a field for. */
export function isShownExactly(filters: ContactFilters, types: ReadonlyMap<string, PropertyType>): boolean {
  return sorted(toContactFilters(toFilterValues(filters, types), undefined)) === sorted(filters);
}

function sorted(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([one], [other]) => (one < other ? -1 : 1)))
      : each,
  );
}
