import type { Generated, GeneratedAlways } from 'kysely';

/** `0060-contacts.sql`. Mobiles are the nine digits after 9. */
export interface ContactsTable {
  account_id: bigint;
  id: GeneratedAlways<bigint>;
  mobile: number;
  name: string | null;
  /** `name` as texts are compared: see normaliseForMatching; lower case. */
  search_name: GeneratedAlways<string | null>;
  created_at: Date;
}

export interface PhonebooksTable {
  account_id: bigint;
  id: GeneratedAlways<bigint>;
  title: string;
  search_title: GeneratedAlways<string>;
  code: string | null;
  /** Kept by whoever changes members, in the same transaction. */
  members_count: Generated<number>;
  created_at: Date;
}

export interface PhonebookMembersTable {
  account_id: bigint;
  phonebook_id: bigint;
  mobile: number;
}

/** Why an account does not send to a number, or does not see what it sends. */
export type SuppressedKind = 'blacklist' | 'opt_out' | 'receive_blacklist';

export interface SuppressedNumbersTable {
  account_id: bigint;
  mobile: number;
  kind: SuppressedKind;
  created_at: Date;
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
}
