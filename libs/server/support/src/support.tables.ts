import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Permission } from '@peyk/shared-contract';
import type { TicketState } from './ticket-state';

/** `0470-tickets.sql`, `0539-first-answers.sql`, `0630-notes-and-priority-of-tickets.sql`. */
export interface TicketsTable {
  account_id: bigint;
  id: GeneratedAlways<bigint>;
  category: string;
  sub_category: string;
  subject: string;
  state: TicketState;
  rate: number | null;
  unread: boolean;
  created_at: Date;
  changed_at: Date;
  impersonated_by: string | null;
  first_answer_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** As `PRIORITIES` has them, from 0; for the desk alone. */
  priority: Generated<number>;
}

/** What an answer stands on. */
export interface Source {
  title: string;
  /** Of the panel. */
  path: string;
  /** Who does not hold it does not see the source; without one everybody does. */
  permission?: Permission;
}

/** `0470-tickets.sql`, `0539-first-answers.sql`. */
export interface TicketInteractionsTable {
  account_id: bigint;
  ticket_id: bigint;
  id: GeneratedAlways<bigint>;
  by_support: boolean;
  text: string;
  at: Date;
  impersonated_by: string | null;
  by_assistant: Generated<boolean>;
  sources: JSONColumnType<Source[]> | null;
  is_helpful: ColumnType<boolean | null, boolean | null | undefined, boolean | null>;
}

/** `0536-ticket-files.sql`. */
export interface TicketFilesTable {
  account_id: bigint;
  file_id: string;
  ticket_id: bigint;
  interaction_id: bigint;
  name: string;
  size: bigint;
  impersonated_by: string | null;
}

/** `0630-notes-and-priority-of-tickets.sql`. */
export interface TicketNotesTable {
  account_id: bigint;
  ticket_id: bigint;
  id: GeneratedAlways<bigint>;
  text: string;
  written_by: string;
  at: Date;
}

/** `0630-notes-and-priority-of-tickets.sql`. */
export interface TicketRepliesTable {
  id: GeneratedAlways<bigint>;
  title: string;
  text: string;
}

declare module '@peyk/server-database' {
  interface Database {
    tickets: TicketsTable;
    ticket_interactions: TicketInteractionsTable;
    ticket_files: TicketFilesTable;
    ticket_notes: TicketNotesTable;
    ticket_replies: TicketRepliesTable;
  }
}
