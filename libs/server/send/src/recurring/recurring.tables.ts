import type { Generated, GeneratedAlways } from 'kysely';

/** `0320-recurring-sends.sql`. */
export interface RecurringSendsTable {
  account_id: bigint;
  id: GeneratedAlways<bigint>;
  user_id: bigint | null;
  /** The admin who made it on behalf of the account. */
  impersonated_by: string | null;
  from_number: string;
  text: string;
  with_charity: boolean;
  rate_per_second: number | null;
  validity_minutes: number | null;
  /** As the contract has it; written as text. */
  rule: unknown;
  params: unknown;
  state: string;
  state_reason: string | null;
  next_run_at: Date | null;
  sent_count: Generated<number>;
  refused_in_row: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

export interface RecurringRunsTable {
  account_id: bigint;
  recurring_id: bigint;
  due_at: Date;
  run_at: Date;
  outcome: string;
  reason: string | null;
  send_id: bigint | null;
}

declare module '@peyk/server-database' {
  interface Database {
    recurring_sends: RecurringSendsTable;
    recurring_runs: RecurringRunsTable;
  }
}
