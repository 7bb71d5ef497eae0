import { sql } from 'kysely';
import type { DbOrTx } from '@peyk/server-database';

/** Something that was done, or refused. */
export interface AuditEntry {
  /** Whose data it is about; null for the installation. */
  accountId: bigint | null;
  at: Date;
  /** The operationId, or the admin command. */
  action: string;
  /** `done`, or the code of the refusal. */
  outcome: string;
  actorKind: 'user' | 'admin' | 'stranger';
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

const MOST_NAME_CHARS = 60;
const MOST_OBJECT_CHARS = 100;

/** Writes an entry with the transaction of the change: both are there, or neither. It waits for nobody's lock. */
export async function writeAudit(tx: DbOrTx, entry: AuditEntry): Promise<void> {
  await sql`
    with written as (
      insert into audit_entries (account_id, at, action, outcome, actor_kind, user_id, admin_name, object, details, ip, request_id)
      values (${entry.accountId}, ${entry.at}, ${entry.action}, ${entry.outcome}, ${entry.actorKind}, ${entry.userId},
        ${entry.adminName?.slice(0, MOST_NAME_CHARS) ?? null}, ${entry.object?.slice(0, MOST_OBJECT_CHARS) ?? null},
        ${JSON.stringify(entry.details)}::jsonb, ${entry.ip}, ${entry.requestId})
      returning id
    )
    insert into audit_waiting (entry_id) select id from written`.execute(tx);
}
