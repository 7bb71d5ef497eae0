import type { Generated } from 'kysely';

/** `0573-spending-limits.sql`. */
export interface SendLimitsTable {
  account_id: bigint;
  send_id: bigint;
  user_id: bigint;
  /** 0 for no key. */
  key_id: Generated<bigint>;
  max_send_mrial: bigint | null;
  max_day_mrial: bigint | null;
  approval_above_mrial: bigint | null;
  day: Date | null;
}

export interface SpentDaysTable {
  account_id: bigint;
  user_id: bigint;
  key_id: Generated<bigint>;
  day: Date;
  spent_mrial: bigint;
}

export type ApprovalDecision = 'approved' | 'rejected' | 'withdrawn' | 'expired';

export interface SendApprovalsTable {
  account_id: bigint;
  send_id: bigint;
  asked_by: bigint;
  cost_mrial: bigint;
  asked_at: Date;
  expires_at: Date;
  decision: ApprovalDecision | null;
  decided_by: bigint | null;
  decided_at: Date | null;
  reason: string | null;
  /** When those who may decide were told by SMS, or need not be. `0574-approval-notices.sql`. */
  told_at: Generated<Date | null>;
}

declare module '@peyk/server-database' {
  interface Database {
    send_limits: SendLimitsTable;
    spent_days: SpentDaysTable;
    send_approvals: SendApprovalsTable;
  }
}
