import type { DbOrTx } from '@peyk/server-database';

export interface PhonebookRow {
  id: bigint;
  title: string;
  code: string | null;
  membersCount: number;
  createdAt: Date;
}

const COLUMNS = ['id', 'title', 'code', 'members_count as membersCount', 'created_at as createdAt'] as const;

/** Those of `ids` that the account has, in no order. */
export async function selectPhonebooks(db: DbOrTx, accountId: bigint, ids: readonly bigint[]): Promise<PhonebookRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('phonebooks')
    .select(COLUMNS)
    .where('account_id', '=', accountId)
    .where('id', 'in', [...ids])
    .execute();
}

/** Keeps those of `ids` that the account has from being deleted until the transaction ends, and answers which they are. */
export async function keepPhonebooks(db: DbOrTx, accountId: bigint, ids: readonly bigint[]): Promise<bigint[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('phonebooks')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', 'in', [...ids])
    .orderBy('id')
    // Lets the counts be changed meanwhile, and nothing else waits for it but a deletion.
    .forKeyShare()
    .execute();
  return rows.map(({ id }) => id);
}
