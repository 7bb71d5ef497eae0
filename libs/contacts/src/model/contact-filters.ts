import type { FilterField, SelectOption } from '@peyk/shared-ui';
import type { FilterShape, LooseFilterValues, Range } from '@peyk/shared-url-state';
import type { ContactFilters, Gender } from '../api/list-contacts';
import type { PhonebookChoice } from '../api/list-phonebooks';
import type { PropertyType } from '../api/properties';
import { messages } from '../messages';

const words = messages.contacts;
const filterWords = messages.filters;
const MAX_SEARCH_CHARS = 100;
const MAX_TAGS = 10;
const ID_SHAPE = /^\d{1,18}$/;

export const GENDER_OPTIONS: readonly (SelectOption & { readonly value: Gender })[] = [
  { value: 'female', label: messages.genders.female },
  { value: 'male', label: messages.genders.male },
];

type Field = FilterField & FilterShape;
/** A property as a filter knows it. */
export interface PropertyChoice {
  readonly id: string;
  readonly title: string;
  readonly type: PropertyType;
}

/** What the filters choose from; `undefined` while it is still on its way. */
export interface FilterChoices {
  /** `null` for a list of one phonebook: it is narrowed to that already. */
  readonly phonebooks: readonly PhonebookChoice[] | null | undefined;
  readonly tags: readonly { readonly id: string; readonly title: string }[] | undefined;
  readonly properties: readonly PropertyChoice[] | undefined;
  /** Who looks sees numbers masked, and finds nothing by them. */
  readonly isMasked?: boolean;
}

const SEARCH: Field = {
  type: 'search',
  key: 'search',
  label: words.search,
  placeholder: words.searchPlaceholder,
  maxLength: MAX_SEARCH_CHARS,
  asTyped: true,
};
const NAME_SEARCH: Field = { ...SEARCH, label: words.name, placeholder: words.searchByName };
const GENDER: Field = { type: 'options', key: 'gender', label: words.gender, options: GENDER_OPTIONS };
const BIRTH: Field = { type: 'date_range', key: 'birth', label: words.birthDate };
const CREATED: Field = { type: 'date_range', key: 'created', label: words.created };
const LISTED_OPTIONS: readonly SelectOption[] = [
  { value: 'none', label: filterWords.none },
  { value: 'blacklisted', label: messages.flags.blacklisted },
  { value: 'opted_out', label: messages.flags.optedOut },
];
const LISTED: Field = { type: 'options', key: 'listed', label: filterWords.listed, options: LISTED_OPTIONS };

/** What became of sends, in the words of the address and of the contract. */
const REACHES = {
  'delivered-30': { reach: 'delivered' },
  'delivered-90': { reach: 'delivered', reach_days: 90 },
  'not-delivered-30': { reach: 'not_delivered' },
  'not-delivered-90': { reach: 'not_delivered', reach_days: 90 },
  'never-reached': { reach: 'never_reached' },
  'never-sent': { reach: 'never_sent' },
} as const satisfies Record<string, Pick<ContactFilters, 'reach' | 'reach_days'>>;
type ReachName = keyof typeof REACHES;
const REACH_NAMES = Object.keys(REACHES) as ReachName[]; // the keys of a constant
const REACH: Field = {
  type: 'options',
  key: 'reach',
  label: filterWords.reach,
  options: REACH_NAMES.map((value) => ({ value, label: filterWords.reaches[value] })),
};

/** The option that says the same as these filters; undefined where none does. */
export function reachNameOf({ reach, reach_days = 30 }: ContactFilters): ReachName | undefined {
  return REACH_NAMES.find((name) => {
    const one: Pick<ContactFilters, 'reach' | 'reach_days'> = REACHES[name];
    return one.reach === reach && (reach?.startsWith('never') === true || (one.reach_days ?? 30) === reach_days);
  });
}

const toOptions = (items: readonly { readonly id: string; readonly title: string }[] = []): SelectOption[] =>
  items.map(({ id, title }) => ({ value: id, label: title }));

/** What the list can be narrowed to. */
export function contactFilterFields({
  phonebooks,
  tags,
  properties,
  isMasked = false,
}: FilterChoices): readonly Field[] {
  const place: Field = {
    ...{ type: 'options', key: 'phonebook', label: words.phonebook },
    ...{ options: toOptions(phonebooks ?? []), loading: phonebooks === undefined },
  };
  const tag: Field = {
    ...{ type: 'options', key: 'tag', label: words.tags, multiple: true },
    ...{ options: toOptions(tags), loading: tags === undefined },
  };
  const search = isMasked ? NAME_SEARCH : SEARCH;
  const first = phonebooks === null ? [search, tag] : [search, place, tag];
  return [...first, GENDER, BIRTH, CREATED, LISTED, REACH, ...(properties ?? []).map(propertyField)];
}

const PROPERTY_KEY = /^p(\d{1,18})$/;

function propertyField({ id, title, type }: PropertyChoice): Field {
  const face = { key: `p${id}`, label: title };
  if (type === 'date') return { type: 'date_range', ...face };
  if (type === 'int') return { type: 'search_range', ...face };
  return { type: 'search', ...face, maxLength: MAX_SEARCH_CHARS };
}

const textOf = (value: LooseFilterValues[string]) => (typeof value === 'string' ? value : undefined);
const idOf = (value: LooseFilterValues[string]) => {
  const text = textOf(value);
  return text !== undefined && ID_SHAPE.test(text) ? text : undefined;
};
const isRange = (value: LooseFilterValues[string]): value is Range =>
  value !== undefined && typeof value === 'object' && !Array.isArray(value);

/** The day of an instant, as the contract has days. */
const dayOf = (instant: string | undefined) =>
  instant === undefined ? undefined : new Date(instant).toLocaleDateString('en-CA', { timeZone: 'Asia/Tehran' });

/** What the address asks for, as the API takes it. What nobody can mean is dropped. */
export function toContactFilters(values: LooseFilterValues, phonebookId: string | undefined): ContactFilters {
  const { search, phonebook, tag, gender, birth, created, listed, reach } = values;
  const reachName = REACH_NAMES.find((name) => name === reach);
  const words = textOf(search)?.slice(0, MAX_SEARCH_CHARS);
  const tagIds = Array.isArray(tag) ? tag.filter((id) => ID_SHAPE.test(id)).slice(0, MAX_TAGS) : [];
  const properties = Object.entries(values).flatMap(([key, value]) => propertyOf(key, value) ?? []);
  return withoutUndefined({
    search: words,
    phonebook_id: phonebookId ?? idOf(phonebook),
    tag_ids: tagIds.length > 0 ? tagIds : undefined,
    gender: GENDER_OPTIONS.find(({ value }) => value === gender)?.value,
    birth_from: isRange(birth) ? dayOf(birth.from) : undefined,
    birth_to: isRange(birth) ? dayOf(birth.to) : undefined,
    from_date: isRange(created) ? created.from : undefined,
    to_date: isRange(created) ? created.to : undefined,
    blacklisted: listed === 'none' ? false : listed === 'blacklisted' ? true : undefined,
    opted_out: listed === 'none' ? false : listed === 'opted_out' ? true : undefined,
    ...(reachName && REACHES[reachName]),
    properties: properties.length > 0 ? properties : undefined,
  });
}

type PropertyFilter = NonNullable<ContactFilters['properties']>[number];

function propertyOf(key: string, value: LooseFilterValues[string]): PropertyFilter | undefined {
  const id = PROPERTY_KEY.exec(key)?.[1];
  if (id === undefined || value === undefined) return undefined;
  if (typeof value === 'string') return { id, begins: value };
  if (!isRange(value)) return undefined;
  const read = (end: string | undefined) => (end?.includes('T') ? dayOf(end) : end);
  return withoutUndefined({ id, from: read(value.from), to: read(value.to) });
}

/** Keys that say nothing are absent: they are part of cache keys and of saved filters. */
export function withoutUndefined<T extends object>(values: T): { [Key in keyof T]: Exclude<T[Key], undefined> } {
  const kept = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(kept) as { [Key in keyof T]: Exclude<T[Key], undefined> }; // same keys, fewer
}
