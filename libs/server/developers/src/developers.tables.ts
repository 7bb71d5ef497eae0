import type { KeyMode } from '@peyk/server-http';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** `0545-api-keys.sql`, `0546-addresses-of-keys.sql`. */
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
  /** From where, at that moment. */
  last_used_ip: ColumnType<string | null, string | null | undefined>;
}

declare module '@peyk/server-database' {
  interface Database {
    api_keys: ApiKeysTable;
  }
}
