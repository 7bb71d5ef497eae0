import type { DbOrTx } from './create-database';

/** Something that was done, or refused. `@peyk/server-audit` writes it; who calls it need not know that library. */
export interface AuditEntry {
  /** Whose data it is about; null for the installation. */
  accountId: bigint | null;
  at: Date;
  /** The operationId, or the admin command. */
  action: string;
  /** `done`, or the code of the refusal. A command in several steps: first `begun`, at its end one of these or `failed`. */
  outcome: string;
  /** `key`: a program, with the key that `details` name, on behalf of the user who made it. */
  actorKind: 'user' | 'admin' | 'stranger' | 'key';
  userId: bigint | null;
  /** Who gave the command, or acts on behalf of the account. */
  adminName: string | null;
  /** `send:12` */
  object: string | null;
  /** Neither secrets nor numbers nor texts of messages. */
  details: Readonly<Record<string, unknown>>;
  ip: string | null;
  requestId: string | null;
}

/** Writes an entry with the given transaction. The composition root gives it. */
export type WriteAudit = (tx: DbOrTx, entry: AuditEntry) => Promise<void>;

/** What of a row may be told: neither secrets nor numbers of people nor texts of messages. */
export type AuditFacts = Readonly<Record<string, AuditFact>>;
type AuditFact = string | number | bigint | boolean | Date | null | readonly (string | number)[];

/** How something that was there stood before a change, and how it stands after it. */
export interface AuditChange {
  before: AuditFacts;
  /** Null where it is gone. */
  after: AuditFacts | null;
  /** Whose row it is, where the entry does not know. */
  accountId?: bigint;
  /** `send:12`, where the entry does not know. */
  object?: string;
}

/** The entry with the change, if there was one. */
export function withChange(entry: AuditEntry, change: AuditChange | undefined): AuditEntry {
  if (!change) return entry;
  const { before, after } = change;
  return {
    ...entry,
    accountId: entry.accountId ?? change.accountId ?? null,
    object: entry.object ?? change.object ?? null,
    details: { ...entry.details, before, after },
  };
}
