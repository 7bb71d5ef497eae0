import type { GeneratedAlways } from 'kysely';

/** `0562-test-keys.sql`. */
export interface TestSendsTable {
  account_id: bigint;
  id: GeneratedAlways<bigint>;
  from_number: string;
  recipient_count: number;
  price_mrial: bigint;
  created_at: Date;
}

/** `0562-test-keys.sql`. */
export interface TestMessagesTable {
  account_id: bigint;
  id: GeneratedAlways<bigint>;
  send_id: bigint;
  n: number;
  local_id: string | null;
  /** The nine digits after 9. */
  mobile: number;
  parts: number | null;
  price_mrial: bigint | null;
  status_before: number | null;
  status: number | null;
  created_at: Date;
  begins_at: Date;
  ends_at: Date | null;
}

declare module '@peyk/server-database' {
  interface Database {
    test_sends: TestSendsTable;
    test_messages: TestMessagesTable;
  }
}
