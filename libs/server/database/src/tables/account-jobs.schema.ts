import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Read as it is, written as JSON text. */
type Json<T> = ColumnType<T, string, string>;
type JsonOrNull<T> = ColumnType<T | null, string | null | undefined, string | null>;

/** `0201-account-jobs.sql`. */
export interface AccountJobsTable {
  account_id: bigint;
  id: GeneratedAlways<bigint>;
  user_id: bigint | null;
  impersonated_by: Generated<string | null>;
  kind: string;
  title: string;
  permission: string;
  input: Json<object>;
  /** 0 waiting, 1 running, 2 done, 3 failed, 4 cancelled. */
  state: Generated<number>;
  done_count: Generated<bigint>;
  total_count: bigint | null;
  mark: JsonOrNull<object>;
  result: JsonOrNull<{ sentence: string; path: string | null; fileId: string | null }>;
  error_code: string | null;
  error_message: string | null;
  attempt: Generated<number>;
  queue_id: string | null;
  cancel_requested_at: Date | null;
  created_at: Date;
  started_at: Date | null;
  finished_at: Date | null;
  dismissed_at: Date | null;
}
