import { sql } from 'kysely';
import { PREPARED } from '@peyk/server-database';
import type { DbOrTx, Tx } from '@peyk/server-database';

/** A code by SMS that is awaited from someone who has not signed in, or from a number that is to be another one. */
export interface CodeChallenge {
  tokenHash: Buffer;
  purpose: 'password_reset' | 'registration' | 'present_mobile' | 'new_mobile' | 'api_key';
  subject: Buffer;
  /** Both null for a registration, and for a reset whose username and mobile do not belong together. */
  accountId: bigint | null;
  userId: bigint | null;
  /** The nine digits after 9. */
  mobile: number;
  codeHash: Buffer;
  codeExpiresAt: Date;
  failedAttempts: number;
  lastSentAt: Date;
  expiresAt: Date;
  consumedAt: Date | null;
}

export type NewCodeChallenge = Omit<CodeChallenge, 'failedAttempts' | 'consumedAt'>;

export async function insertCodeChallenge(tx: Tx, challenge: NewCodeChallenge): Promise<void> {
  await tx
    .insertInto('code_challenges')
    .values({
      token_hash: challenge.tokenHash,
      purpose: challenge.purpose,
      subject: challenge.subject,
      account_id: challenge.accountId,
      user_id: challenge.userId,
      mobile: challenge.mobile,
      code_hash: challenge.codeHash,
      code_expires_at: challenge.codeExpiresAt,
      last_sent_at: challenge.lastSentAt,
      expires_at: challenge.expiresAt,
    })
    .execute();
}

function selectCodeChallenge(db: DbOrTx, tokenHash: Buffer) {
  return db
    .selectFrom('code_challenges')
    .select([
      'token_hash as tokenHash',
      'purpose',
      'subject',
      'account_id as accountId',
      'user_id as userId',
      'mobile',
      'code_hash as codeHash',
      'code_expires_at as codeExpiresAt',
      'failed_attempts as failedAttempts',
      'last_sent_at as lastSentAt',
      'expires_at as expiresAt',
      'consumed_at as consumedAt',
    ])
    .where('token_hash', '=', tokenHash)
    .modifyEnd(PREPARED);
}

export function findCodeChallenge(db: DbOrTx, tokenHash: Buffer): Promise<CodeChallenge | undefined> {
  return selectCodeChallenge(db, tokenHash).executeTakeFirst();
}

/** Locks it: tries of one token go one after the other. */
export function lockCodeChallenge(tx: Tx, tokenHash: Buffer): Promise<CodeChallenge | undefined> {
  return selectCodeChallenge(tx, tokenHash).forUpdate().executeTakeFirst();
}

type Changes = Partial<Pick<CodeChallenge, 'codeHash' | 'codeExpiresAt' | 'lastSentAt' | 'consumedAt'>>;

export async function updateCodeChallenge(tx: Tx, tokenHash: Buffer, changes: Changes): Promise<void> {
  await tx
    .updateTable('code_challenges')
    .set({
      ...(changes.codeHash && { code_hash: changes.codeHash }),
      ...(changes.codeExpiresAt && { code_expires_at: changes.codeExpiresAt }),
      ...(changes.lastSentAt && { last_sent_at: changes.lastSentAt }),
      ...(changes.consumedAt && { consumed_at: changes.consumedAt }),
    })
    .where('token_hash', '=', tokenHash)
    .execute();
}

export async function countLongCodeFailure(tx: Tx, tokenHash: Buffer): Promise<void> {
  await tx
    .updateTable('code_challenges')
    .set((row) => ({ failed_attempts: row('failed_attempts', '+', 1) }))
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** A password was set: no token of the user sets another one, and wrong codes of the day are forgotten. */
export async function endResets(tx: Tx, userId: bigint, at: Date): Promise<void> {
  await tx
    .updateTable('code_challenges')
    .set({ consumed_at: at })
    .where('user_id', '=', userId)
    .where('consumed_at', 'is', null)
    .execute();
  // None is open any more, so that nobody guesses on: what was counted against the user is forgotten.
  await tx
    .updateTable('code_challenges')
    .set({ failed_attempts: 0 })
    .where('user_id', '=', userId)
    .where('failed_attempts', '>', 0)
    .execute();
}

/** Wrong codes of a subject over all tokens that ended after `since`. Locks the subject, so that none is missed. */
export async function countWrongLongCodes(tx: Tx, subject: Buffer, since: Date): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`code:${subject.toString('hex')}`}, 0))`.execute(tx);
  const row = await tx
    .selectFrom('code_challenges')
    .select((query) => query.fn.sum<bigint | null>('failed_attempts').as('wrong'))
    .where('subject', '=', subject)
    .where('expires_at', '>', since)
    .executeTakeFirst();
  return Number(row?.wrong ?? 0);
}
