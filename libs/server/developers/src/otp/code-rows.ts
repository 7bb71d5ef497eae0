import type { Tx } from '@peyk/server-database';

/** Codes that went out, and those of test keys, which went to nobody: what became of them is written the same way. */
export type CodesTable = 'one_time_codes' | 'test_codes';

interface OfNumber {
  accountId: bigint;
  mobile: number;
}

/** When codes went to a number since an instant, newest first. */
export async function listSentTimes(
  tx: Tx,
  table: CodesTable,
  { accountId, mobile, since }: OfNumber & { since: Date },
): Promise<Date[]> {
  const rows = await tx
    .selectFrom(table)
    .select('created_at as createdAt')
    .where('account_id', '=', accountId)
    .where('mobile', '=', mobile)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ createdAt }) => createdAt);
}

/** Those before a new one to the same number by the same pattern do not count any more. */
export async function replaceCodes(
  tx: Tx,
  table: CodesTable,
  { accountId, mobile, patternCode, at }: OfNumber & { patternCode: string; at: Date },
): Promise<void> {
  await tx
    .updateTable(table)
    .set({ replaced_at: at })
    .where('account_id', '=', accountId)
    .where('mobile', '=', mobile)
    .where('pattern_code', '=', patternCode)
    .where('used_at', 'is', null)
    .where('replaced_at', 'is', null)
    .execute();
}

interface CodeKey {
  accountId: bigint;
  id: bigint;
}

/** It is good once. */
export async function useCode(tx: Tx, table: CodesTable, { accountId, id, at }: CodeKey & { at: Date }): Promise<void> {
  const own = tx.updateTable(table).set({ used_at: at }).where('account_id', '=', accountId);
  await own.where('id', '=', id).execute();
}

export async function countWrongTry(tx: Tx, table: CodesTable, { accountId, id }: CodeKey): Promise<void> {
  await tx
    .updateTable(table)
    .set((row) => ({ wrong_tries: row('wrong_tries', '+', 1) }))
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}
