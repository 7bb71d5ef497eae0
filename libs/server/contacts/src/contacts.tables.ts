import type { Generated, GeneratedAlways } from 'kysely';

/** `0060-contacts.sql`. Mobiles are the nine digits after 9. */
export interface ContactsTable {
  account_id: bigint;
  id: GeneratedAlways<bigint>;
  mobile: number;
  name: string | null;
  /** `name` as texts are compared: see normaliseForMatching; lower case. */
  /** `name_form(name)`, kept by a trigger; null also where it was not made yet. */
  found_by: Generated<string | null>;
  /** 1 male, 2 female. */
  gender: Generated<number | null>;
  birth_date: Generated<Date | null>;
  /** Grows with each change. */
  version: Generated<number>;
  /** By the id of a property, with what `contact_property_values` is filled by triggers. */
  properties: Generated<Record<string, string | number> | null>;
  created_at: Date;
  /** The admin who made the row on behalf of the account; so in all of these tables. */
  impersonated_by: string | null;
}

export interface PhonebooksTable {
  account_id: bigint;
  id: GeneratedAlways<bigint>;
  title: string;
  /** What makes a title unique. */
  search_title: GeneratedAlways<string>;
  code: string | null;
  /** Kept by the one who changes members, in the same transaction. */
  members_count: Generated<number>;
  created_at: Date;
  impersonated_by: string | null;
}

export interface PhonebookMembersTable {
  account_id: bigint;
  phonebook_id: bigint;
  mobile: number;
  impersonated_by: string | null;
}

/** Why an account does not send to a number, or does not see what it sends. */
export type SuppressedKind = 'blacklist' | 'opt_out' | 'receive_blacklist';

export interface SuppressedNumbersTable {
  account_id: bigint;
  mobile: number;
  kind: SuppressedKind;
  created_at: Date;
  /** `0271-who-opted-out.sql`. Of cancel-11: to which line its owner wrote, and what. */
  line: Generated<string | null>;
  message: Generated<string | null>;
  impersonated_by: string | null;
}

/** `0061-contacts-in-the-background.sql`. */
export interface DeletedPhonebooksTable {
  account_id: bigint;
  phonebook_id: bigint;
  with_contacts: boolean;
  deleted_at: Date;
}

export interface PhonebookImportsTable {
  account_id: bigint;
  id: GeneratedAlways<bigint>;
  upload_id: bigint;
  phonebook_ids: bigint[];
  /** 0 running, 1 done, 2 failed. */
  state: Generated<number>;
  record_count: number;
  pages_read: Generated<number>;
  read_count: Generated<number>;
  added_count: Generated<number>;
  invalid_count: Generated<number>;
  created_at: Date;
  finished_at: Date | null;
  /** In a row; 0 again when a page has been read. */
  failed_tries: Generated<number>;
  next_try_at: Date | null;
  state_reason: string | null;
  impersonated_by: string | null;
}

/** `0270-tags-and-properties.sql`. */
export interface TagsTable {
  account_id: bigint;
  id: GeneratedAlways<bigint>;
  title: string;
  /** Kept by triggers of `contact_tags`. */
  contacts_count: Generated<number>;
  created_at: Date;
  deleted_at: Generated<Date | null>;
  impersonated_by: string | null;
}

export interface ContactTagsTable {
  account_id: bigint;
  tag_id: bigint;
  mobile: number;
  impersonated_by: string | null;
}

export interface ContactPropertiesTable {
  account_id: bigint;
  id: GeneratedAlways<bigint>;
  title: string;
  latin_title: string;
  /** 1 string, 2 date, 3 int. */
  type: number;
  active: Generated<boolean>;
  created_at: Date;
  deleted_at: Generated<Date | null>;
  impersonated_by: string | null;
}

export interface ContactPropertyValuesTable {
  account_id: bigint;
  property_id: bigint;
  value_key: string;
  mobile: number;
}

/** `0272-contacts-in-bulk.sql`. */
export interface ContactBulksTable {
  account_id: bigint;
  id: GeneratedAlways<bigint>;
  action: string;
  /** The phonebook or the tag. */
  target_id: bigint | null;
  filters: object | null;
  /** 0 running, 1 done, 2 being undone, 3 undone, 4 stopped before its end. */
  state: Generated<number>;
  total_count: Generated<number>;
  done_count: Generated<number>;
  changed_count: Generated<number>;
  created_at: Date;
  finished_at: Date | null;
  /** The person who began it. */
  user_id: Generated<bigint | null>;
  impersonated_by: string | null;
}

export interface ContactBulkPagesTable {
  account_id: bigint;
  bulk_id: bigint;
  n: number;
  mobiles: number[];
  /** 0 waits, 1 done, 2 undone. */
  state: Generated<number>;
  changed: number[] | null;
  created_at: Date;
}

export interface ContactBulkDeletedTable {
  account_id: bigint;
  bulk_id: bigint;
  mobile: number;
  /** As it was. */
  contact: object;
  created_at: Date;
}

/** `0273-segments.sql`. */
export interface ContactSegmentsTable {
  account_id: bigint;
  id: GeneratedAlways<bigint>;
  title: string;
  /** As the contract has them. */
  filters: object;
  created_at: Date;
  updated_at: Date;
  impersonated_by: string | null;
}

/** `0303-number-reach.sql`. When a number that is a contact was sent to and reached last, in days of Tehran. */
export interface NumberReachTable {
  account_id: bigint;
  mobile: number;
  last_sent_on: Date;
  last_delivered_on: Date | null;
}

/** A settled send that is still to be folded into these days. */
export interface ReachFoldsTable {
  account_id: bigint;
  send_id: bigint;
  due_at: Date;
  round: Generated<number>;
  after_n: Generated<number>;
  delivered: bigint | null;
}

declare module '@peyk/server-database' {
  interface Database {
    contacts: ContactsTable;
    phonebooks: PhonebooksTable;
    phonebook_members: PhonebookMembersTable;
    suppressed_numbers: SuppressedNumbersTable;
    deleted_phonebooks: DeletedPhonebooksTable;
    phonebook_imports: PhonebookImportsTable;
    tags: TagsTable;
    contact_tags: ContactTagsTable;
    contact_properties: ContactPropertiesTable;
    contact_property_values: ContactPropertyValuesTable;
    contact_bulks: ContactBulksTable;
    contact_bulk_pages: ContactBulkPagesTable;
    contact_bulk_deleted: ContactBulkDeletedTable;
    contact_segments: ContactSegmentsTable;
    number_reach: NumberReachTable;
    reach_folds: ReachFoldsTable;
  }
}
