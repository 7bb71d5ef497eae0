import type { Generated, GeneratedAlways } from 'kysely';
import type { PatternVariable } from '@peyk/shared-sms';

/** What a pattern is for; a send of it has an SMS type by this. */
export type PatternKind = 'manual' | 'otp' | 'transactional';

/** `0460-patterns.sql`, `0542-shared-patterns.sql`. */
export interface PatternsTable {
  account_id: bigint;
  id: GeneratedAlways<bigint>;
  code: string;
  kind: PatternKind;
  title: string;
  description: string | null;
  last_version: number;
  accepted_version: number | null;
  created_at: Date;
  impersonated_by: string | null;
  /** Of the shared pattern that it was taken over from. */
  shared_id: bigint | null;
}

export interface PatternVersionsTable {
  account_id: bigint;
  pattern_id: bigint;
  version: number;
  text: string;
  /** jsonb. */
  variables: readonly PatternVariable[];
  website: string | null;
  state: number;
  asked_by: bigint | null;
  asked_at: Date;
  decided_by: string | null;
  decided_at: Date | null;
  reason: string | null;
  reason_text: string | null;
  impersonated_by: string | null;
}

/** `0540-systemic-patterns.sql`, `0542-shared-patterns.sql`. */
export interface SystemicPatternsTable {
  id: GeneratedAlways<bigint>;
  code: string;
  kind: PatternKind;
  title: string;
  description: string | null;
  text: string;
  /** jsonb. */
  variables: readonly PatternVariable[];
  created_at: Date;
  /** Sent by none of its own code: accounts take it over. */
  is_shared: Generated<boolean>;
  retired_at: Date | null;
}

declare module '@peyk/server-database' {
  interface Database {
    patterns: PatternsTable;
    pattern_versions: PatternVersionsTable;
    systemic_patterns: SystemicPatternsTable;
  }
}
