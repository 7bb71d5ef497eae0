import { sql } from 'kysely';
import { PREPARED } from '@peyk/server-database';
import type { Tx } from '@peyk/server-database';

export interface KeyRow {
  accountId: bigint;
  operation: string;
  key: string;
  bodyHash: Buffer;
}

/** Nobody waits for a lock without end but in the one statement that is meant to. */
const FOR_EVER = '0';

/**
 * Takes the key unless someone has it; a key older than `expired` counts as free. Its row is locked by its first call until that has ended:
 * this is where a second one waits, as long as `waitMs`. @returns whether it is ours
 */
export async function claimKey(
  tx: Tx,
  { accountId, operation, key, bodyHash }: KeyRow,
  { now, expired, waitMs }: { now: Date; expired: Date; waitMs: number },
): Promise<boolean> {
  // All in one statement, for it stands before every call that costs something: the limit holds before the row is tried, and ends with it.
  const { rows } = await sql`${PREPARED}
    insert into idempotency_keys as k (account_id, operation, key, body_hash, created_at)
    select ${accountId}::bigint, ${operation}::text, ${key}::text, ${bodyHash}::bytea, ${now}::timestamptz
    from (select set_config('lock_timeout', ${`${waitMs}ms`}, true) as patience) limited where limited.patience is not null
    on conflict (account_id, operation, key) do update set body_hash = excluded.body_hash, answer = null, created_at = excluded.created_at
      where k.created_at < ${expired}
    returning set_config('lock_timeout', ${FOR_EVER}, true)`.execute(tx);
  if (rows.length > 0) return true;
  await sql`select set_config('lock_timeout', ${FOR_EVER}, true)`.execute(tx);
  return false;
}

export async function readFirstCall(tx: Tx, row: KeyRow): Promise<{ bodyHash: Buffer; answer: unknown }> {
  const first = await tx
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'answer'])
    .where('account_id', '=', row.accountId)
    .where('operation', '=', row.operation)
    .where('key', '=', row.key)
    .executeTakeFirstOrThrow();
  return { bodyHash: first.body_hash, answer: first.answer };
}

export async function storeAnswer(tx: Tx, row: KeyRow, answer: unknown): Promise<void> {
  await tx
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify(answer) })
    .where('account_id', '=', row.accountId)
    .where('operation', '=', row.operation)
    .where('key', '=', row.key)
    .modifyEnd(PREPARED)
    .execute();
}
