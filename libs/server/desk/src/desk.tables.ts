import type { GeneratedAlways } from 'kysely';

/** `0541-desk.sql`. */
export interface DeskPeopleTable {
  id: GeneratedAlways<bigint>;
  username: string;
  name: string;
  password_hash: string;
  authenticator_sealed: Buffer;
  last_step: bigint | null;
  roles: string[];
  disabled_at: Date | null;
  created_at: Date;
}

export interface DeskSessionsTable {
  token_hash: Buffer;
  person_id: bigint;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
}

export interface DeskTakingsTable {
  queue: string;
  key: string;
  taken_by: string;
  taken_at: Date;
}

declare module '@peyk/server-database' {
  interface Database {
    desk_people: DeskPeopleTable;
    desk_sessions: DeskSessionsTable;
    desk_takings: DeskTakingsTable;
  }
}
