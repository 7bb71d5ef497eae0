import type { ColumnType, GeneratedAlways } from 'kysely';
import type { InboxFilters } from './inbox-question';

/** `0280-inbox.sql`. A message that nobody has read. */
export interface InboxUnreadTable {
  account_id: bigint;
  received_at: Date;
  message_id: bigint;
}

/** Kept by triggers; an account's rows sum to how many are unread. */
export interface InboxCountsTable {
  account_id: bigint;
  shard: number;
  unread: bigint;
}

/** A send that answers a message. */
export interface InboxRepliesTable {
  account_id: bigint;
  /** As `shown_sender` spells it. */
  sender: string;
  sent_at: Date;
  send_id: bigint;
  /** The admin who made the row on behalf of the account; so in both tables. */
  impersonated_by: string | null;
}

/** As JSON holds it. */
export type KeptFilters = Omit<InboxFilters, 'from' | 'to' | 'afterId' | 'lineIds'> & {
  from?: string | undefined;
  to?: string | undefined;
  afterId?: string | undefined;
  lineIds?: readonly string[] | undefined;
  /** Messages by name; all others when absent. */
  ids?: readonly string[] | undefined;
};

/** What an export was asked for. */
export interface InboxExportsTable {
  account_id: bigint;
  id: GeneratedAlways<bigint>;
  filters: ColumnType<KeptFilters, string, string>;
  format: 'xlsx' | 'csv';
  created_at: Date;
  impersonated_by: string | null;
}

declare module '@peyk/server-database' {
  interface Database {
    inbox_unread: InboxUnreadTable;
    inbox_counts: InboxCountsTable;
    inbox_replies: InboxRepliesTable;
    inbox_exports: InboxExportsTable;
  }
}
