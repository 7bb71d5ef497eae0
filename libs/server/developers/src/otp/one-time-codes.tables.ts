import type { Generated, GeneratedAlways } from 'kysely';

/** `0556-one-time-codes.sql`. */
export interface OneTimeCodesTable {
  account_id: bigint;
  id: GeneratedAlways<bigint>;
  /** The nine digits after 9. */
  mobile: number;
  pattern_code: string;
  send_id: bigint;
  code_hash: Buffer;
  wrong_tries: Generated<number>;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
  replaced_at: Date | null;
}

declare module '@peyk/server-database' {
  interface Database {
    one_time_codes: OneTimeCodesTable;
  }
}
