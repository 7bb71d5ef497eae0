import type { GeneratedAlways } from 'kysely';

/** `0524-passkeys.sql`. */
export interface PasskeysTable {
  account_id: bigint;
  id: GeneratedAlways<bigint>;
  user_id: bigint;
  credential_id: Buffer;
  public_key: Buffer;
  counter: bigint;
  transports: string[];
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}

declare module '@peyk/server-database' {
  interface Database {
    passkeys: PasskeysTable;
  }
}
