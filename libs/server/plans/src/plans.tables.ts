import type { Generated, GeneratedAlways } from 'kysely';

/** What a plan can open. */
export const SERVICES = ['own_texts', 'banks', 'map', 'link_tracker'] as const;
export type Service = (typeof SERVICES)[number];

/** `0436-plans.sql`. */
export interface PlansTable {
  id: GeneratedAlways<bigint>;
  title: string;
  description: string;
  price_mrial: bigint;
  days: number | null;
  is_open: Generated<boolean>;
  created_at: Date;
}

export interface PlanServicesTable {
  plan_id: bigint;
  service: Service;
}

export interface AccountPlansTable {
  account_id: bigint;
  id: GeneratedAlways<bigint>;
  plan_id: bigint;
  paid_mrial: bigint;
  bought_by: bigint | null;
  impersonated_by: string | null;
  starts_at: Date;
  ends_at: Date | null;
  created_at: Date;
}

declare module '@peyk/server-database' {
  interface Database {
    plans: PlansTable;
    plan_services: PlanServicesTable;
    account_plans: AccountPlansTable;
  }
}
