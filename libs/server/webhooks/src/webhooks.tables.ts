import type { Generated, GeneratedAlways } from 'kysely';

/** `0550-webhooks.sql`, as all of these. */
export interface WebhookEndpointsTable {
  account_id: bigint;
  id: GeneratedAlways<bigint>;
  title: string;
  url: string;
  events: string[];
  is_on: boolean;
  secret_sealed: Buffer;
  previous_sealed: Buffer | null;
  previous_until: Date | null;
  failing_since: Date | null;
  disabled_reason: string | null;
  disabled_at: Date | null;
  created_at: Date;
  impersonated_by: string | null;
}

export interface WebhookEventsTable {
  account_id: bigint;
  id: GeneratedAlways<bigint>;
  message_id: Generated<string>;
  source: string;
  type: string;
  data: unknown;
  created_at: Date;
}

export interface WebhookDeliveriesTable {
  account_id: bigint;
  id: GeneratedAlways<bigint>;
  event_id: bigint;
  endpoint_id: bigint;
  state: Generated<string>;
  tries: Generated<number>;
  step: Generated<number>;
  first_failed_at: Date | null;
  due_at: Date;
  lease: string | null;
  last_status: number | null;
  last_fault: string | null;
  created_at: Date;
}

export interface WebhookAttemptsTable {
  account_id: bigint;
  delivery_id: bigint;
  n: number;
  at: Date;
  ms: number;
  status: number | null;
  fault: string | null;
  answer: string;
}

export interface WebhookWatchesTable {
  account_id: bigint;
  send_id: bigint;
  due_at: Date;
  after_n: Generated<number>;
  told: Generated<number>;
}

declare module '@peyk/server-database' {
  interface Database {
    webhook_endpoints: WebhookEndpointsTable;
    webhook_events: WebhookEventsTable;
    webhook_deliveries: WebhookDeliveriesTable;
    webhook_attempts: WebhookAttemptsTable;
    webhook_watches: WebhookWatchesTable;
  }
}
