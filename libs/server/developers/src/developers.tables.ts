import type { KeyMode } from '@peyk/server-http';
import type { Generated, GeneratedAlways } from 'kysely';

/** `0545-api-keys.sql`. */
export interface ApiKeysTable {
  account_id: bigint;
  id: GeneratedAlways<bigint>;
  title: string;
  mode: Generated<KeyMode>;
  prefix: string;
  secret_hash: Buffer;
  has_all: boolean;
  role_id: bigint | null;
  allowed_addresses: Generated<string[]>;
  expires_at: Date | null;
  created_at: Date;
  created_by: bigint;
  last_used_at: Date | null;
}

declare module '@peyk/server-database' {
  interface Database {
    api_keys: ApiKeysTable;
  }
}
