import type { GeneratedAlways } from 'kysely';
import type { TicketState } from './ticket-state';

/** `0470-tickets.sql`. */
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
}

/** `0470-tickets.sql`. */
export interface TicketInteractionsTable {
  account_id: bigint;
  ticket_id: bigint;
  id: GeneratedAlways<bigint>;
  by_support: boolean;
  text: string;
  at: Date;
  impersonated_by: string | null;
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

declare module '@peyk/server-database' {
  interface Database {
    tickets: TicketsTable;
    ticket_interactions: TicketInteractionsTable;
    ticket_files: TicketFilesTable;
  }
}
