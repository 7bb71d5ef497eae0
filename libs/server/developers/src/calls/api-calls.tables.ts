import type { GeneratedAlways } from 'kysely';

/** `0558-api-calls.sql`. */
export interface ApiCallsTable {
  account_id: bigint;
  id: GeneratedAlways<bigint>;
  at: Date;
  key_id: bigint;
  key_title: string;
  surface: string;
  method: string;
  path: string;
  operation: string;
  status: number;
  error_code: string | null;
  message: string | null;
  ms: number;
  price_mrial: bigint | null;
  ip: string;
  idempotency_key: string | null;
  request_id: string;
  request: unknown;
  answer: unknown;
  repeat_of: bigint | null;
}

/** What is needed to make a call again that failed. `0566-api-call-repeats.sql`. */
export interface ApiCallBodiesTable {
  account_id: bigint;
  call_id: bigint;
  at: Date;
  body_sealed: Buffer;
}

declare module '@peyk/server-database' {
  interface Database {
    api_calls: ApiCallsTable;
    api_call_bodies: ApiCallBodiesTable;
  }
}
