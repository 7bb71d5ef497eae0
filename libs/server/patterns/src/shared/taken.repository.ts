import type { DbOrTx } from '@peyk/server-database';

/** A pattern of an account that was taken over. */
export interface TakenRow {
  id: bigint;
  sharedId: bigint;
}

/** Of all patterns that the account has; at most 1,000. */
export async function listTitles(db: DbOrTx, accountId: bigint): Promise<string[]> {
  const rows = await db.selectFrom('patterns').where('account_id', '=', accountId).select('title').execute();
  return rows.map(({ title }) => title);
}

/** Which of the shared patterns the account has. */
export function findTaken(
  db: DbOrTx,
  { accountId, ids }: { accountId: bigint; ids: readonly bigint[] },
): Promise<TakenRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('patterns')
    .where('account_id', '=', accountId)
    .where('shared_id', 'in', [...ids])
    .select(['id', 'shared_id as sharedId'])
    .$narrowType<{ sharedId: bigint }>()
    .execute();
}
