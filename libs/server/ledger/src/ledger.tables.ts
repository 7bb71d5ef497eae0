import type { Generated } from 'kysely';

/** Money that someone has transferred. */
export type TransferKind = 'card_to_card' | 'bank_transfer' | 'online_payment';
export type LedgerKind =
  'admin_credit' | 'admin_debit' | 'send_hold' | 'send_charge' | 'send_return' | 'gift' | 'plan' | TransferKind;
export type LedgerBook = 'wallet' | 'held' | 'income' | 'charity' | 'funding' | 'tax' | 'gift';

export interface WalletsTable {
  account_id: bigint;
  balance_mrial: Generated<bigint>;
  held_mrial: Generated<bigint>;
  updated_at: Generated<Date>;
}

export interface LedgerTransactionsTable {
  account_id: bigint;
  id: Generated<bigint>;
  kind: LedgerKind;
  send_id: bigint | null;
  balance_after_mrial: bigint | null;
  amount_mrial: bigint;
  description: string;
  dedupe_key: string | null;
  created_at: Date;
}

export interface LedgerEntriesTable {
  account_id: bigint;
  transaction_id: bigint;
  book: LedgerBook;
  amount_mrial: bigint;
}

/** Sums of an account's books up to a transaction; `0582-ledger-closings.sql`. */
export interface LedgerClosingsTable {
  account_id: bigint;
  up_to_id: bigint;
  wallet_mrial: bigint;
  held_mrial: bigint;
  /** All books but these two. */
  other_mrial: bigint;
  /** Since the closing before. */
  transactions: number;
  closed_at: Date;
}

declare module '@peyk/server-database' {
  interface Database {
    wallets: WalletsTable;
    ledger_transactions: LedgerTransactionsTable;
    ledger_entries: LedgerEntriesTable;
    ledger_closings: LedgerClosingsTable;
  }
}
