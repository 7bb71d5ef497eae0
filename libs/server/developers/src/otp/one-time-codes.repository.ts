import type { Tx } from '@peyk/server-database';
import { replaceCodes } from './code-rows';

/** Which code is meant: this one, or the newest that went to a number by a pattern. */
export type WhichCode = { id: bigint } | { mobile: number; patternCode: string };

export interface OneTimeCode {
  id: bigint;
  sendId: bigint;
  codeHash: Buffer;
  wrongTries: number;
  expiresAt: Date;
  usedAt: Date | null;
  replacedAt: Date | null;
}

/** Locks it: tries of one code go one after the other. Undefined also for another account's. */
export function lockOneTimeCode(tx: Tx, accountId: bigint, which: WhichCode): Promise<OneTimeCode | undefined> {
  const own = tx
    .selectFrom('one_time_codes')
    .select(['id', 'send_id as sendId', 'code_hash as codeHash', 'wrong_tries as wrongTries'])
    .select(['expires_at as expiresAt', 'used_at as usedAt', 'replaced_at as replacedAt'])
    .where('account_id', '=', accountId);
  const meant =
    'id' in which
      ? own.where('id', '=', which.id)
      : own.where('mobile', '=', which.mobile).where('pattern_code', '=', which.patternCode);
  return meant.orderBy('id', 'desc').limit(1).forUpdate().executeTakeFirst();
}

export interface NewOneTimeCode {
  accountId: bigint;
  mobile: number;
  patternCode: string;
  sendId: bigint;
  codeHash: Buffer;
  at: Date;
  expiresAt: Date;
}

/** The new one counts; those before it to the same number by the same pattern do not any more. Its id. */
export async function insertOneTimeCode(tx: Tx, made: NewOneTimeCode): Promise<bigint> {
  await replaceCodes(tx, 'one_time_codes', made);
  const { id } = await tx
    .insertInto('one_time_codes')
    .values({
      account_id: made.accountId,
      mobile: made.mobile,
      pattern_code: made.patternCode,
      send_id: made.sendId,
      code_hash: made.codeHash,
      created_at: made.at,
      expires_at: made.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
