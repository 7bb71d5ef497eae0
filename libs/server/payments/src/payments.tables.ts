import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** As people know them, wherever one is named. */
export const GATEWAY_TITLES = { zarinpal: 'زرین‌پال', zibal: 'زیبال', sep: 'سامان (سپ)' } as const;

export type GatewayName = keyof typeof GATEWAY_TITLES;

export const GATEWAY_NAMES = Object.keys(GATEWAY_TITLES) as readonly GatewayName[];

export type PaymentState = 'created' | 'waiting' | 'credited' | 'failed' | 'undecided' | 'returned';

/** `0420-payments.sql`, `0434-offers.sql`. */
export interface PaymentsTable {
  account_id: bigint;
  id: GeneratedAlways<bigint>;
  gateway: GatewayName;
  amount_mrial: bigint;
  tax_mrial: bigint;
  bonus_mrial: ColumnType<bigint, bigint | undefined>;
  bonus_title: ColumnType<string | null, string | null | undefined>;
  charge_package_id: ColumnType<bigint | null, bigint | null | undefined>;
  plan_id: ColumnType<bigint | null, bigint | null | undefined>;
  plan_mrial: ColumnType<bigint | null, bigint | null | undefined>;
  description: string;
  authority: string | null;
  state: Generated<PaymentState>;
  reference: string | null;
  card: string | null;
  fault: string | null;
  asked_by: bigint | null;
  impersonated_by: string | null;
  created_at: Date;
  next_check_at: Date | null;
  settled_at: Date | null;
  decided_by: string | null;
  reason: string | null;
}

/** `0551-payment-returns.sql`. */
export interface PaymentReturnsTable {
  account_id: bigint;
  payment_id: bigint;
  gateway: GatewayName;
  key_hash: Buffer;
  page: string;
  receipt: ColumnType<string | null, string | null | undefined>;
  returned_at: ColumnType<Date | null, Date | null | undefined>;
}

declare module '@peyk/server-database' {
  interface Database {
    payments: PaymentsTable;
    payment_returns: PaymentReturnsTable;
  }
}
