import type { Generated } from 'kysely';

export interface AuditEntriesTable {
  id: Generated<bigint>;
  /** Whose data it is about; null for the installation. */
  account_id: bigint | null;
  at: Date;
  action: string;
  /** done, or the code of the refusal. */
  outcome: string;
  actor_kind: 'user' | 'admin' | 'stranger' | 'key';
  user_id: bigint | null;
  admin_name: string | null;
  object: string | null;
  details: unknown;
  ip: string | null;
  request_id: string | null;
}

export interface AuditWaitingTable {
  entry_id: bigint;
}

export interface AuditLinksTable {
  n: bigint;
  entry_id: bigint;
  hash: Buffer;
}

export interface AuditHeadTable {
  is_only: Generated<boolean>;
  n: bigint;
  hash: Buffer;
}

export interface AuditProofsTable {
  by_check: 'daily' | 'command';
  at: Date;
  links: bigint;
  fault: string | null;
}

declare module '@peyk/server-database' {
  interface Database {
    audit_entries: AuditEntriesTable;
    audit_waiting: AuditWaitingTable;
    audit_links: AuditLinksTable;
    audit_head: AuditHeadTable;
    audit_proofs: AuditProofsTable;
  }
}
