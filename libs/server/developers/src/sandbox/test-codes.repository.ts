import type { Tx } from '@peyk/server-database';
import { replaceCodes } from '../otp/code-rows';
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
  await replaceCodes(tx, 'test_codes', made);
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
