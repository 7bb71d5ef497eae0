import type { Generated } from 'kysely';

/** One row: whether this database is the one that the engine has written; `0581-engine-epoch.sql`. */
export interface EngineStateTable {
  single: Generated<boolean>;
  installation: Generated<string>;
  /** Grows when sending goes on after a restore. */
  epoch: Generated<number>;
  /** Grows every second while a sender runs. */
  beat: Generated<bigint>;
  system_identifier: string | null;
  timeline: string | null;
  /** Since then nothing is sent; null while sending goes on. */
  held_since: Date | null;
  held_why: string | null;
  reconciled_at: Date | null;
}

/** What each sender process has in flight. */
export interface EngineSendersTable {
  worker_id: string;
  seen_at: Date;
  held: boolean;
  in_flight: number;
}
