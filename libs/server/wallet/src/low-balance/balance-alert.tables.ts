import type { Generated } from 'kysely';

export interface BalanceAlertsTable {
  account_id: bigint;
  is_on: Generated<boolean>;
  below_mrial: Generated<bigint>;
  is_armed: boolean;
  told_at: Date | null;
}

declare module '@peyk/server-database' {
  interface Database {
    balance_alerts: BalanceAlertsTable;
  }
}
