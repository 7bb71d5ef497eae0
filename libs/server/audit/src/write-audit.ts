import { sql } from 'kysely';
import { PREPARED } from '@peyk/server-database';
import type { AuditEntry, DbOrTx } from '@peyk/server-database';

const MOST_NAME_CHARS = 60;
const MOST_OBJECT_CHARS = 100;

/** Ids and money are bigints, which JSON has not. */
const toJson = (details: object) =>
  JSON.stringify(details, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));

/** Writes an entry with the transaction of the change: both are there, or neither. It waits for nobody's lock. */
export async function writeAudit(tx: DbOrTx, entry: AuditEntry): Promise<void> {
  await sql`${PREPARED}
    with written as (
      insert into audit_entries (account_id, at, action, outcome, actor_kind, user_id, admin_name, object, details, ip, request_id)
      values (${entry.accountId}, ${entry.at}, ${entry.action}, ${entry.outcome}, ${entry.actorKind}, ${entry.userId},
        ${entry.adminName?.slice(0, MOST_NAME_CHARS) ?? null}, ${entry.object?.slice(0, MOST_OBJECT_CHARS) ?? null},
        ${toJson(entry.details)}::jsonb, ${entry.ip}, ${entry.requestId})
      returning id
    )
    insert into audit_waiting (entry_id) select id from written`.execute(tx);
}
