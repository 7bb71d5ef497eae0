import type { Generated } from 'kysely';

export interface UploadsTable {
  account_id: bigint;
  id: Generated<bigint>;
  user_id: bigint | null;
  /** The admin who made it on behalf of the account. */
  impersonated_by: string | null;
  name: string;
  record_count: Generated<number>;
  invalid_count: Generated<number>;
  /** SHA-256 of the file; null while it is arriving. */
  content_hash: Buffer | null;
  /** Of one that comes in parts, as it was announced. */
  announced_count: Generated<number | null>;
  announced_fingerprint: Generated<string | null>;
  /** Names of what stands beside each number. */
  columns: Generated<string[] | null>;
  created_at: Date;
  completed_at: Date | null;
  expires_at: Date;
  /** When a send first took it. */
  used_at: Generated<Date | null>;
}

export interface UploadPagesTable {
  account_id: bigint;
  upload_id: bigint;
  page: number;
  /** Four bytes a record, little-endian: a key, or -1. */
  mobiles: Buffer;
  /** Four bytes a record: its line. */
  lines: Buffer;
  /** One for each -1. */
  invalid_texts: string[];
  /** Of an upload with columns: a JSON list of lists of texts, a list a record. */
  row_values: Generated<string | null>;
}

export interface SendExcludedTable {
  account_id: bigint;
  send_id: bigint;
  /** 1 invalid, 2 duplicate, 3 blacklisted, 4 opted out, 5 no text. */
  reason: number;
  page: number;
  places: Buffer;
  mobiles: Buffer;
  texts: string[] | null;
}

declare module '@peyk/server-database' {
  interface Database {
    uploads: UploadsTable;
    upload_pages: UploadPagesTable;
    send_excluded: SendExcludedTable;
  }
}
