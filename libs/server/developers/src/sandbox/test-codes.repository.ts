import type { Tx } from '@peyk/server-database';
import type { WhichCode } from '../otp/one-time-codes.repository';

export interface TestCode {
  id: bigint;
  length: number;
  wrongTries: number;
  expiresAt: Date;
  usedAt: Date | null;
  replacedAt: Date | null;
}

/** Locks it: tries of one code go one after the other. Undefined also for another account's. */
export function lockTestCode(tx: Tx, accountId: bigint, which: WhichCode): Promise<TestCode | undefined> {
  const own = tx
    .selectFrom('test_codes')
    .select(['id', 'length', 'wrong_tries as wrongTries', 'expires_at as expiresAt'])
    .select(['used_at as usedAt', 'replaced_at as replacedAt'])
    .where('account_id', '=', accountId);
  const meant =
    'id' in which
      ? own.where('id', '=', which.id)
      : own.where('mobile', '=', which.mobile).where('pattern_code', '=', which.patternCode);
  return meant.orderBy('id', 'desc').limit(1).forUpdate().executeTakeFirst();
}

/** When test codes went to a number since an instant, newest first. */
export async function listTestTimes(
  tx: Tx,
  { accountId, mobile, since }: { accountId: bigint; mobile: number; since: Date },
): Promise<Date[]> {
  const rows = await tx
    .selectFrom('test_codes')
    .select('created_at as createdAt')
    .where('account_id', '=', accountId)
    .where('mobile', '=', mobile)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ createdAt }) => createdAt);
}

export interface NewTestCode {
  accountId: bigint;
  mobile: number;
  patternCode: string;
  length: number;
  at: Date;
  expiresAt: Date;
}

/** The new one counts; those before it to the same number by the same pattern do not any more. Its id. */
export async function insertTestCode(tx: Tx, made: NewTestCode): Promise<bigint> {
  await tx
    .updateTable('test_codes')
    .set({ replaced_at: made.at })
    .where('account_id', '=', made.accountId)
    .where('mobile', '=', made.mobile)
    .where('pattern_code', '=', made.patternCode)
    .where('used_at', 'is', null)
    .where('replaced_at', 'is', null)
    .execute();
  const { id } = await tx
    .insertInto('test_codes')
    .values({
      ...{ account_id: made.accountId, mobile: made.mobile, pattern_code: made.patternCode, length: made.length },
      ...{ created_at: made.at, expires_at: made.expiresAt },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface CodeKey {
  accountId: bigint;
  id: bigint;
}

export async function useTestCode(tx: Tx, { accountId, id }: CodeKey, at: Date): Promise<void> {
  const own = tx.updateTable('test_codes').set({ used_at: at }).where('account_id', '=', accountId);
  await own.where('id', '=', id).execute();
}

export async function countWrongTestTry(tx: Tx, { accountId, id }: CodeKey): Promise<void> {
  await tx
    .updateTable('test_codes')
    .set((row) => ({ wrong_tries: row('wrong_tries', '+', 1) }))
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}
