import type { GeneratedAlways, Generated } from 'kysely';
import type { DecisionColumns } from '@peyk/server-decisions';

export type DepositMethod = 'card_to_card' | 'bank_transfer';
export type TargetKind = 'card' | 'account';

/** `0432-deposits.sql`. */
export interface DepositTargetsTable {
  id: GeneratedAlways<bigint>;
  kind: TargetKind;
  number: string;
  sheba: string | null;
  bank: string;
  owner: string;
  active: Generated<boolean>;
  created_at: Date;
}

export interface DepositsTable extends DecisionColumns {
  account_id: bigint;
  id: GeneratedAlways<bigint>;
  method: DepositMethod;
  target_id: bigint;
  amount_mrial: bigint;
  tax_mrial: bigint;
  /** What really arrived, of one that was accepted with another amount than was written down; null otherwise. `0615`. */
  confirmed_mrial: Generated<bigint | null>;
  /** The tax of that. */
  confirmed_tax_mrial: Generated<bigint | null>;
  reference_code: string;
  /** When the person transferred it. */
  submitted_at: Date;
  slip_file_id: string | null;
  /** The last four digits of the card that it came from, as the person wrote them; of a card alone. `0616`. */
  source_last4: Generated<string | null>;
  /** The admin who wrote it down on behalf of the account. */
  impersonated_by: string | null;
}

declare module '@peyk/server-database' {
  interface Database {
    deposit_targets: DepositTargetsTable;
    deposits: DepositsTable;
  }
}
