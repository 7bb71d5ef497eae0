import type { SmsType } from '@peyk/server-database';

/** `0295-daily-counters.sql`. What sends that began in an hour of a day in Tehran have come to. */
export interface DailyCountersTable {
  account_id: bigint;
  /** Of Tehran. */
  day: Date;
  hour: number;
  line_id: bigint;
  operator: number;
  sent: bigint;
  delivered: bigint;
  undelivered: bigint;
  blacklisted: bigint;
  charged_mrial: bigint;
}

/** A send whose counters may still change; written by triggers. */
export interface DailyFoldsTable {
  account_id: bigint;
  send_id: bigint;
  due_at: Date;
}

/** What of such a send stands in the days already. */
export interface DailyFoldedTable {
  account_id: bigint;
  send_id: bigint;
  operator: number;
  sent: bigint;
  delivered: bigint;
  undelivered: bigint;
  blacklisted: bigint;
  charged_mrial: bigint;
}

/** `0619-makers-and-types-of-sends.sql`. What the sends that nothing changes any more have come to; the others stand in `daily_folded`. */
export interface DailyTypesTable {
  account_id: bigint;
  /** Of Tehran. */
  day: Date;
  type: SmsType;
  sent: bigint;
  delivered: bigint;
  undelivered: bigint;
  blacklisted: bigint;
  charged_mrial: bigint;
}

/** An account whose sends of before are not among those yet. */
export interface DailyTypesDueTable {
  account_id: bigint;
  due_at: Date;
}

declare module '@peyk/server-database' {
  interface Database {
    daily_counters: DailyCountersTable;
    daily_folds: DailyFoldsTable;
    daily_folded: DailyFoldedTable;
    daily_types: DailyTypesTable;
    daily_types_due: DailyTypesDueTable;
  }
}
