import type { SuppressedKind } from './contacts.tables';
import type { components } from '@peyk/shared-contract';
import { keyToMobile } from '@peyk/shared-sms';
import type { ListedContact } from './contacts/contact-list.service';
import type { AddedNumbers } from './given-numbers';
import type { NumbersCount } from './count/count-numbers.service';
import type { ImportRow } from './imports/imports.repository';
import type { PhonebookRow } from './phonebooks/phonebooks.repository';
import type { PropertyRow } from './properties/properties.repository';
import type { ListedProperty, SystemProperty } from './properties/properties.service';
import type { SuppressedRow } from './suppressed/suppressed-list.repository';
import type { TagRow } from './tags/tags.repository';

type Schemas = components['schemas'];

/** The lists' names in the contract. */
export const KIND_OF: Readonly<Record<Schemas['SuppressedKind'], SuppressedKind>> = {
  send: 'blacklist',
  receive: 'receive_blacklist',
  cancel_11: 'opt_out',
};

export function presentPhonebookChoice(row: PhonebookRow): Schemas['PhonebookChoice'] {
  return { id: String(row.id), title: row.title, code: row.code, members_count: row.membersCount };
}

export function presentPhonebook(row: PhonebookRow): Schemas['Phonebook'] {
  return { ...presentPhonebookChoice(row), created_at: row.createdAt.toISOString() };
}

/** By the number that is kept. */
const GENDERS = { 1: 'male', 2: 'female' } as const;
export const GENDER_OF = { male: 1, female: 2 } as const;

export function presentContact(row: ListedContact): Schemas['Contact'] {
  return {
    id: String(row.id),
    mobile: keyToMobile(row.mobile),
    name: row.name,
    gender: row.gender === null ? null : GENDERS[row.gender],
    birth_date: row.birthDate,
    version: row.version,
    phonebooks: row.phonebooks.map(({ id, title }) => ({ id: String(id), title })),
    phonebooks_count: row.phonebooksCount,
    tags: row.tags.map(({ id, title }) => ({ id: String(id), title })),
    properties: row.values.map(({ id, value }) => ({ id: String(id), value: String(value) })),
    blacklisted: row.kinds.has('blacklist'),
    receive_blacklisted: row.kinds.has('receive_blacklist'),
    opted_out: row.kinds.has('opt_out'),
    created_at: row.createdAt.toISOString(),
  };
}

export function presentTag(row: TagRow): Schemas['Tag'] {
  const { id, title, contactsCount, createdAt } = row;
  return { id: String(id), title, contacts_count: contactsCount, created_at: createdAt.toISOString() };
}

export function presentPropertyChoice(row: SystemProperty | PropertyRow): Schemas['ContactProperty'] {
  const { id, title, latinTitle, type } = row;
  const origin = id === null ? 'system' : 'user';
  return { id: id === null ? null : String(id), title, latin_title: latinTitle, type, origin };
}

export function presentProperty(row: ListedProperty): Schemas['ListedProperty'] {
  if (row.id === null) return { ...presentPropertyChoice(row), active: true, used_count: null, created_at: null };
  const { active, usedCount, createdAt } = row;
  return { ...presentPropertyChoice(row), active, used_count: usedCount, created_at: createdAt.toISOString() };
}

export function presentAdded({ added, existing, refused }: AddedNumbers): Schemas['AddedNumbers'] {
  return { added_count: added, existing_count: existing, refused };
}

export function presentSuppressed({
  mobile,
  name,
  line,
  message,
  createdAt,
}: SuppressedRow): Schemas['SuppressedNumber'] {
  return { mobile: keyToMobile(mobile), name, line, message, created_at: createdAt.toISOString() };
}

export function presentCount(counts: NumbersCount): Schemas['PhonebookNumbersCount'] {
  const { total, byOperator, blacklisted, optedOut, overlap } = counts;
  const operators = Object.entries(byOperator) as [keyof typeof byOperator, { count: number; reachable: number }][];
  return {
    total,
    by_operator: operators.map(([operator, { count, reachable }]) => ({ operator, count, reachable })),
    blacklisted,
    opted_out: optedOut,
    reachable: total - blacklisted,
    reachable_by_advertising: total - blacklisted - optedOut,
    ...(overlap && {
      overlap: {
        in_several: overlap.inSeveral,
        pairs: overlap.pairs.map(({ titles, count }) => ({ phonebooks: titles, count })),
      },
    }),
  };
}

const IMPORT_STATES: readonly Schemas['PhonebookImport']['state'][] = ['running', 'done', 'failed'];

export function presentImport(row: ImportRow): Schemas['PhonebookImport'] {
  return {
    id: String(row.id),
    state: IMPORT_STATES[row.state] ?? 'failed',
    state_reason: row.stateReason,
    record_count: row.recordCount,
    read_count: row.readCount,
    added_count: row.addedCount,
    existing_count: row.readCount - row.addedCount - row.invalidCount,
    invalid_count: row.invalidCount,
    created_at: row.createdAt.toISOString(),
    finished_at: row.finishedAt?.toISOString() ?? null,
  };
}
