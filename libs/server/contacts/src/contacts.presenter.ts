import type { SuppressedKind } from '@peyk/server-database';
import type { components } from '@peyk/shared-contract';
import { keyToMobile } from '@peyk/shared-sms';
import type { ListedContact } from './contacts/contact-list.service';
import type { AddedNumbers } from './given-numbers';
import type { NumbersCount } from './count/count-numbers.service';
import type { ImportRow } from './imports/imports.repository';
import type { PhonebookRow } from './phonebooks/phonebooks.repository';
import type { SuppressedRow } from './suppressed/suppressed-list.repository';

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

export function presentContact(row: ListedContact): Schemas['Contact'] {
  return {
    id: String(row.id),
    mobile: keyToMobile(row.mobile),
    name: row.name,
    phonebooks: row.phonebooks.map(({ id, title }) => ({ id: String(id), title })),
    phonebooks_count: row.phonebooksCount,
    blacklisted: row.kinds.has('blacklist'),
    receive_blacklisted: row.kinds.has('receive_blacklist'),
    opted_out: row.kinds.has('opt_out'),
    created_at: row.createdAt.toISOString(),
  };
}

export function presentAdded({ added, existing, refused }: AddedNumbers): Schemas['AddedNumbers'] {
  return { added_count: added, existing_count: existing, refused };
}

export function presentSuppressed({ mobile, name, createdAt }: SuppressedRow): Schemas['SuppressedNumber'] {
  return { mobile: keyToMobile(mobile), name, created_at: createdAt.toISOString() };
}

export function presentCount(counts: NumbersCount): Schemas['PhonebookNumbersCount'] {
  const { total, byOperator, blacklisted, optedOut } = counts;
  const operators = Object.entries(byOperator) as [keyof typeof byOperator, { count: number; reachable: number }][];
  return {
    total,
    by_operator: operators.map(([operator, { count, reachable }]) => ({ operator, count, reachable })),
    blacklisted,
    opted_out: optedOut,
    reachable: total - blacklisted,
    reachable_by_advertising: total - blacklisted - optedOut,
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
