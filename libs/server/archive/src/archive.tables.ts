import type { Generated } from 'kysely';

/** `0593-send-partitions.sql`, `0605-end-of-a-partition.sql`. */
export interface SendPartitionsTable {
  from_id: bigint;
  to_id: bigint;
  name: string;
  began_at: Date | null;
  cut_id: bigint | null;
  seen_id: bigint | null;
  /** 0 in use, 1 apart, 2 in files. */
  state: Generated<number>;
  returned_at: Date | null;
  /** When its last send ended, once none was open. */
  ended_at: Date | null;
}

/** `0594-old-recipients-in-files.sql`. */
export interface SendArchiveFilesTable {
  key: string;
  from_id: bigint;
  table_name: string;
  columns: string[];
  rows: bigint | null;
  sha256: Buffer | null;
  bytes: bigint | null;
  created_at: Date;
  checked_at: Date | null;
  left_at: Date | null;
}

declare module '@peyk/server-database' {
  interface Database {
    send_partitions: SendPartitionsTable;
    send_archive_files: SendArchiveFilesTable;
  }
}
