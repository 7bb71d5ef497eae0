import type { GeneratedAlways } from 'kysely';

/** `0555-messages-of-programs.sql`. */
export interface ProgramMessagesTable {
  account_id: bigint;
  id: GeneratedAlways<bigint>;
  local_id: string | null;
  send_id: bigint;
  /** The nine digits after 9. */
  mobile: number;
  created_at: Date;
}

declare module '@peyk/server-database' {
  interface Database {
    program_messages: ProgramMessagesTable;
  }
}
