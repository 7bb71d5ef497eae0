import { limits } from '@peyk/shared-contract';
import { contractText } from '@peyk/shared-screens';
import { localNumber, parseMobile } from '@peyk/shared-sms';
import { FIELD_MESSAGES, checkedString } from '@peyk/shared-validation';
import { array, mixed, object, string } from 'yup';
import type { ContactChange } from '../api/change-contacts';
import type { Contact, Gender } from '../api/list-contacts';
import { contactMessages } from '../contact-messages';
import { birthDaySchema, dayToText, textToDay, today } from './birth-day';
import { changedProperties, isPropertyText, type TypedProperties } from './property-texts';

const words = contactMessages;
export const NAME_LIMITS = limits.updateContactLimits.name;
/** So many phonebooks one call puts a new contact into. */
export const MAX_NEW_PLACES = limits.addContactsLimits.phonebook_ids.maxItems;

/** A contact as its form has it: texts, empty where nothing is known. */
export interface ContactValues {
  readonly number: string;
  readonly name: string;
  readonly gender: Gender | '';
  /** Jalali, `1370/01/01`. */
  readonly birthDate: string;
  readonly phonebookIds: readonly string[];
  readonly tagIds: readonly string[];
  /** Only what was typed. */
  readonly properties: TypedProperties;
}

export const NO_CONTACT: ContactValues = {
  ...{ number: '', name: '', gender: '', birthDate: '' },
  ...{ phonebookIds: [], tagIds: [], properties: {} },
};

const fields = {
  number: checkedString(
    (text) => parseMobile(text) ?? text,
    (text) => (parseMobile(text) === null ? FIELD_MESSAGES.mobile : null),
  ).required(words.numberRequired),
  name: contractText(NAME_LIMITS, { label: words.name }),
  gender: string(),
  birthDate: birthDaySchema(today),
  tagIds: array(),
  properties: mixed<TypedProperties>().test('texts', words.badProperty, (typed = {}) =>
    Object.values(typed).every(isPropertyText),
  ),
};

export const contactSchema = object({ ...fields, phonebookIds: array() });

/** Of one whose number is seen masked: it stays, so nothing is asked of it. */
export const maskedContactSchema = contactSchema.shape({ number: string() });

/** A number becomes a contact by standing in a phonebook. */
export const newContactSchema = object({
  ...fields,
  phonebookIds: array().min(1, words.phonebookRequired).max(MAX_NEW_PLACES, words.tooManyPlaces(MAX_NEW_PLACES)),
});

/** A contact as the form shows it. Its number stands there as people write it. */
export function valuesOf(contact: Contact): ContactValues {
  return {
    number: localNumber(contact.mobile),
    name: contact.name ?? '',
    gender: contact.gender ?? '',
    birthDate: dayToText(contact.birth_date),
    phonebookIds: contact.phonebooks.map(({ id }) => id),
    tagIds: contact.tags.map(({ id }) => id),
    properties: {},
  };
}

/** Only the first of many phonebooks are known by name: leaving the others out would take the contact out of them. */
export function knowsAllPlaces({ phonebooks, phonebooks_count }: Contact): boolean {
  return phonebooks.length === phonebooks_count;
}

/** What the form changes of a contact, as it was read; what stays is left out. */
export function changeOf(contact: Contact, values: ContactValues): ContactChange {
  const before = valuesOf(contact);
  const { number, name, gender, birthDate, phonebookIds, tagIds } = values;
  const properties = changedProperties(contact.properties, values.properties);
  return {
    id: contact.id,
    version: contact.version,
    ...(number !== before.number && parseMobile(number) !== contact.mobile && { number }),
    ...(name !== before.name && { name: name === '' ? null : name }),
    ...(gender !== before.gender && { gender: gender === '' ? null : gender }),
    ...(birthDate !== before.birthDate && { birth_date: textToDay(birthDate) }),
    ...(knowsAllPlaces(contact) && !sameSet(phonebookIds, before.phonebookIds) && { phonebook_ids: [...phonebookIds] }),
    ...(!sameSet(tagIds, before.tagIds) && { tag_ids: [...tagIds] }),
    ...(properties.length > 0 && { properties }),
  };
}

/** What a person has written in a form, upon a contact that was read again: others’ changes stay where they wrote nothing. */
export function rebase(before: ContactValues, written: ContactValues, fresh: ContactValues): ContactValues {
  const isSame = (key: keyof ContactValues) => JSON.stringify(written[key]) === JSON.stringify(before[key]);
  const entries = Object.keys(fresh).map((key) => {
    const name = key as keyof ContactValues;
    return [name, isSame(name) ? fresh[name] : written[name]] as const;
  });
  // The keys are those of `fresh`; fromEntries cannot know that.
  return Object.fromEntries(entries) as unknown as ContactValues;
}

function sameSet(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((item) => other.includes(item));
}
