import type { DecisionColumns } from '@peyk/server-decisions';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** `0500-profiles.sql`. */
export interface ProfilesTable {
  account_id: bigint;
  /** The fields of `ProfileDetails` that were told, as JSON. */
  details_sealed: Buffer;
  logo_file_id: string | null;
  updated_at: Date;
  /** The admin who changed it last on behalf of the account. */
  impersonated_by: string | null;
}

/** `0501-documents.sql`. */
export interface AccountDocumentsTable extends DecisionColumns {
  account_id: bigint;
  id: GeneratedAlways<bigint>;
  kind: string;
  file_id: string;
  /** When another one took its place, or it was taken back. */
  removed_at: Generated<Date | null>;
  /** The last day that an accepted one counts, as `2027-03-20` when written. */
  valid_until: ColumnType<Date | null, string | null | undefined, string | null>;
  impersonated_by: string | null;
}

declare module '@peyk/server-database' {
  interface Database {
    profiles: ProfilesTable;
    account_documents: AccountDocumentsTable;
  }
}
