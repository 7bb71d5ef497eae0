import { sql } from 'kysely';
import { PREPARED } from '@peyk/server-database';
import type { DbOrTx, Tx } from '@peyk/server-database';

/** A sign-in whose password was right and whose code is awaited. */
export interface Challenge {
  tokenHash: Buffer;
  accountId: bigint;
  userId: bigint;
  codeHash: Buffer | null;
  codeExpiresAt: Date | null;
  failedAttempts: number;
  lastSentAt: Date | null;
  expiresAt: Date;
  consumedAt: Date | null;
  method: 'sms' | 'authenticator';
  /** It began in a browser that the user has signed in with before. */
  fromKnownDevice: boolean;
}

export interface NewChallenge {
  tokenHash: Buffer;
  accountId: bigint;
  userId: bigint;
  method: 'sms' | 'authenticator';
  fromKnownDevice: boolean;
  expiresAt: Date;
}

export async function insertChallenge(tx: Tx, challenge: NewChallenge): Promise<void> {
  await tx
    .insertInto('login_challenges')
    .values({
      token_hash: challenge.tokenHash,
      account_id: challenge.accountId,
      user_id: challenge.userId,
      method: challenge.method,
      from_known_device: challenge.fromKnownDevice,
      expires_at: challenge.expiresAt,
    })
    .execute();
}

/** What a `Challenge` is read from. */
export const CHALLENGE_COLUMNS = [
  'login_challenges.token_hash as tokenHash',
  'login_challenges.account_id as accountId',
  'login_challenges.user_id as userId',
  'login_challenges.code_hash as codeHash',
  'login_challenges.code_expires_at as codeExpiresAt',
  'login_challenges.failed_attempts as failedAttempts',
  'login_challenges.last_sent_at as lastSentAt',
  'login_challenges.expires_at as expiresAt',
  'login_challenges.consumed_at as consumedAt',
  'login_challenges.method',
  'login_challenges.from_known_device as fromKnownDevice',
] as const;

/** Locks it: tries of one sign-in go one after the other. */
export function lockChallenge(tx: Tx, tokenHash: Buffer): Promise<Challenge | undefined> {
  return tx
    .selectFrom('login_challenges')
    .select(CHALLENGE_COLUMNS)
    .where('token_hash', '=', tokenHash)
    .forUpdate()
    .modifyEnd(PREPARED)
    .executeTakeFirst();
}

/** The newest sign-in of a user that still awaits its code by SMS. */
export async function findOpenChallenge(db: DbOrTx, userId: bigint, now: Date): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('login_challenges')
    .select('token_hash')
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .where('consumed_at', 'is', null)
    .where('method', '=', 'sms')
    .orderBy('expires_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.token_hash;
}

export interface IssuedCode {
  codeHash: Buffer;
  codeExpiresAt: Date;
  sentAt: Date;
}

/** A new code; the earlier one no longer counts. */
export async function storeCode(tx: Tx, tokenHash: Buffer, code: IssuedCode): Promise<void> {
  await tx
    .updateTable('login_challenges')
    .set((row) => ({
      code_hash: code.codeHash,
      code_expires_at: code.codeExpiresAt,
      last_sent_at: code.sentAt,
      sent_count: row('sent_count', '+', 1),
    }))
    .where('token_hash', '=', tokenHash)
    .execute();
}

/**
 * The same where no other code was sent since `sentBefore` and the sign-in was not ended; answers whether it was so. Whether
 * it is over or its tries are used up is the caller's to know. The transaction will not wait for
 * the disk: when it is forgotten in a crash, so is the message, and one that did leave was made durable with everything
 * before it.
 */
export async function swapCode(tx: Tx, tokenHash: Buffer, sentBefore: Date | null, code: IssuedCode): Promise<boolean> {
  const { numAffectedRows } = await sql`${PREPARED}
    update login_challenges set code_hash = ${code.codeHash}, code_expires_at = ${code.codeExpiresAt},
      last_sent_at = ${code.sentAt}, sent_count = sent_count + 1
    where token_hash = ${tokenHash} and last_sent_at is not distinct from ${sentBefore}::timestamptz
      and consumed_at is null and set_config('synchronous_commit', 'off', true) is not null`.execute(tx);
  return numAffectedRows === 1n;
}

export async function countFailure(tx: Tx, tokenHash: Buffer): Promise<void> {
  await tx
    .updateTable('login_challenges')
    .set((row) => ({ failed_attempts: row('failed_attempts', '+', 1) }))
    .where('token_hash', '=', tokenHash)
    .execute();
}

export async function consumeChallenge(tx: Tx, tokenHash: Buffer, at: Date): Promise<void> {
  await tx.updateTable('login_challenges').set({ consumed_at: at }).where('token_hash', '=', tokenHash).execute();
}

/** Ends the sign-ins of a user that still await their code. */
export async function endOpenChallenges(tx: Tx, userId: bigint, at: Date): Promise<void> {
  await tx
    .updateTable('login_challenges')
    .set({ consumed_at: at })
    .where('user_id', '=', userId)
    .where('consumed_at', 'is', null)
    .execute();
}

/** What was counted against a user is forgotten: a new password was set, and no sign-in of the old one is open. */
export async function forgetWrongCodes(tx: Tx, { accountId, userId }: UserKey): Promise<void> {
  await tx
    .updateTable('login_challenges')
    .set({ failed_attempts: 0 })
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .where('failed_attempts', '>', 0)
    .execute();
}

interface UserKey {
  accountId: bigint;
  userId: bigint;
}

/** Wrong codes of a user's known devices, or of all others, over all sign-ins that ended after `since`. Locks the user, so that none is missed. */
export async function countWrongCodes(
  tx: Tx,
  user: UserKey & { fromKnownDevice: boolean },
  since: Date,
): Promise<number> {
  await tx.selectFrom('users').select('id').where('id', '=', user.userId).forUpdate().execute();
  const row = await tx
    .selectFrom('login_challenges')
    .select((query) => query.fn.sum<bigint | null>('failed_attempts').as('wrong'))
    .where('account_id', '=', user.accountId)
    .where('user_id', '=', user.userId)
    .where('from_known_device', '=', user.fromKnownDevice)
    .where('expires_at', '>', since)
    .executeTakeFirst();
  return Number(row?.wrong ?? 0);
}
