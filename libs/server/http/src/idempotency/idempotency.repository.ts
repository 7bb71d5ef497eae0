import { sql } from 'kysely';
import type { Tx } from '@peyk/server-database';

export interface KeyRow {
  accountId: bigint;
  operation: string;
  key: string;
  bodyHash: Buffer;
}

/** How long a statement of this transaction may wait for a lock; 0 for ever. */
export async function waitAtMost(tx: Tx, ms: number): Promise<void> {
  await sql`select set_config('lock_timeout', ${`${ms}ms`}, true)`.execute(tx);
}

/** Takes the key unless someone has it; a key older than `expired` counts as free. @returns whether it is ours. */
export async function claimKey(tx: Tx, row: KeyRow, times: { now: Date; expired: Date }): Promise<boolean> {
  const taken = await tx
    .insertInto('idempotency_keys')
    .values({
      account_id: row.accountId,
      operation: row.operation,
      key: row.key,
      body_hash: row.bodyHash,
      created_at: times.now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'operation', 'key'])
        .doUpdateSet({ body_hash: row.bodyHash, answer: null, created_at: times.now })
        .where('idempotency_keys.created_at', '<', times.expired),
    )
    .returning('key')
    .executeTakeFirst();
  return taken !== undefined;
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
    .execute();
}
