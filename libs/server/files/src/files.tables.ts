import type { Generated } from 'kysely';

/** `0240-files.sql`. */
export interface FilesTable {
  account_id: bigint;
  id: Generated<string>;
  purpose: string;
  permission: string;
  source: string | null;
  name: string;
  content_type: string | null;
  size: Generated<bigint>;
  sha256: Buffer | null;
  /** 0 arriving, 1 stored, 2 leaving. */
  state: Generated<number>;
  created_by: bigint | null;
  impersonated_by: string | null;
  created_at: Date;
  expires_at: Date;
  /** A row of a domain refers to it. */
  in_use: Generated<boolean>;
}

declare module '@peyk/server-database' {
  interface Database {
    files: FilesTable;
  }
}
