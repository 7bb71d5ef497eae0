import type { Generated, GeneratedAlways } from 'kysely';

/** `0562-test-keys.sql`. */
export interface TestCodesTable {
  account_id: bigint;
  id: GeneratedAlways<bigint>;
  /** The nine digits after 9. */
  mobile: number;
  pattern_code: string;
  length: number;
  wrong_tries: Generated<number>;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
  replaced_at: Date | null;
}

declare module '@peyk/server-database' {
  interface Database {
    test_codes: TestCodesTable;
  }
}
