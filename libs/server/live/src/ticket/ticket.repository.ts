import type { DbOrTx } from '@peyk/server-database';

export interface NewTicket {
  codeHash: Buffer;
  accountId: bigint;
  userId: bigint;
  sessionKey: Buffer;
  expiresAt: Date;
}

export interface TakenTicket {
  accountId: bigint;
  sessionKey: Buffer;
  sessionExpiresAt: Date;
}

export async function insertTicket(db: DbOrTx, ticket: NewTicket): Promise<void> {
  await db
    .insertInto('one_use_codes')
    .values({
      code_hash: ticket.codeHash,
      purpose: 'live_ticket',
      account_id: ticket.accountId,
      user_id: ticket.userId,
      session_hash: ticket.sessionKey,
      expires_at: ticket.expiresAt,
    })
    .execute();
}

/** Uses a ticket up: of two that come with it at once, one gets in. Its session must still be good. */
export function takeTicket(db: DbOrTx, codeHash: Buffer, now: Date): Promise<TakenTicket | undefined> {
  return db
    .updateTable('one_use_codes')
    .from('sessions')
    .set({ used_at: now })
    .whereRef('sessions.token_hash', '=', 'one_use_codes.session_hash')
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .where('one_use_codes.code_hash', '=', codeHash)
    .where('one_use_codes.purpose', '=', 'live_ticket')
    .where('one_use_codes.used_at', 'is', null)
    .where('one_use_codes.expires_at', '>', now)
    .returning([
      'sessions.account_id as accountId',
      'sessions.token_hash as sessionKey',
      'sessions.expires_at as sessionExpiresAt',
    ])
    .executeTakeFirst();
}
