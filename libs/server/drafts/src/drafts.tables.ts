import type { Generated, GeneratedAlways } from 'kysely';

/** `0230-drafts.sql`; settings and recipients: `0620-settings-of-drafts.sql`. */
export interface DraftGroupsTable {
  account_id: bigint;
  id: GeneratedAlways<bigint>;
  title: string;
  created_at: Date;
  /** The admin who made the row on behalf of the account; so in both tables. */
  impersonated_by: string | null;
}

export interface DraftsTable {
  account_id: bigint;
  id: GeneratedAlways<bigint>;
  group_id: bigint;
  text: string;
  settings?: unknown;
  params?: unknown;
  recipients_kind: Generated<string | null>;
  recipients_count: Generated<number | null>;
  created_at: Date;
  updated_at: Date;
  impersonated_by: string | null;
}

declare module '@peyk/server-database' {
  interface Database {
    draft_groups: DraftGroupsTable;
    drafts: DraftsTable;
  }
}
