import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** `0434-offers.sql`. */
export interface ChargePackagesTable {
  id: GeneratedAlways<bigint>;
  title: string;
  description: string;
  amount_mrial: bigint;
  bonus_mrial: bigint;
  most_each: number | null;
  is_open: Generated<boolean>;
  created_at: Date;
}

export interface PromotionsTable {
  id: GeneratedAlways<bigint>;
  title: string;
  percent: number;
  from_mrial: bigint;
  most_mrial: bigint | null;
  starts_at: Date;
  ends_at: Date;
  created_at: Date;
}

export interface GiftPackagesTable {
  id: GeneratedAlways<bigint>;
  title: string;
  description: string;
  amount_mrial: bigint;
  paid_mrial: ColumnType<bigint, bigint | undefined>;
  most_taken: number | null;
  taken_count: Generated<number>;
  starts_at: Date;
  ends_at: Date;
  created_at: Date;
}

export interface GiftTakingsTable {
  account_id: bigint;
  gift_package_id: bigint;
  amount_mrial: bigint;
  taken_by: bigint | null;
  impersonated_by: string | null;
  taken_at: Date;
}

declare module '@peyk/server-database' {
  interface Database {
    charge_packages: ChargePackagesTable;
    promotions: PromotionsTable;
    gift_packages: GiftPackagesTable;
    gift_takings: GiftTakingsTable;
  }
}
