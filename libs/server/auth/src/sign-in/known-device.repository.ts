import { sql } from 'kysely';
import type { Db, DbOrTx, Tx } from '@peyk/server-database';
import { hashToken, newToken } from '@peyk/server-http';
import { DEVICE_SECONDS, DEVICES_OF_USER } from '../auth.limits';

interface Owner {
  accountId: bigint;
  userId: bigint;
}

/** Whether the user has signed in with this device before. */
export async function isKnownDevice(db: Db, { accountId, userId }: Owner, token: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('known_devices')
    .select('user_id')
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * A full sign-in makes its browser known for a while. A token that we have given out for someone else stays: one browser may have
 * several users. Any other one is not ours, and a new one is made.
 * @returns the token for the browser to keep; only its hash is stored.
 */
export async function keepDevice(tx: Tx, owner: Owner, given: string | undefined, now: Date): Promise<string> {
  const token = given !== undefined && (await isOurs(tx, given, now)) ? given : newToken();
  const expiresAt = new Date(now.getTime() + DEVICE_SECONDS * 1000);
  await tx
    .insertInto('known_devices')
    .values({
      account_id: owner.accountId,
      user_id: owner.userId,
      token_hash: hashToken(token),
      created_at: now,
      last_used_at: now,
      expires_at: expiresAt,
    })
    .onConflict((conflict) =>
      conflict.columns(['token_hash', 'user_id']).doUpdateSet({ last_used_at: now, expires_at: expiresAt }),
    )
    .execute();
  await sql`delete from known_devices where account_id = ${owner.accountId} and user_id = ${owner.userId}
    and token_hash not in (
      select token_hash from known_devices where account_id = ${owner.accountId} and user_id = ${owner.userId}
      order by last_used_at desc, token_hash limit ${DEVICES_OF_USER})`.execute(tx);
  return token;
}

async function isOurs(tx: Tx, token: string, now: Date): Promise<boolean> {
  const row = await tx
    .selectFrom('known_devices')
    .select('user_id')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** No device of a user, or of an account, is known any more. */
export async function forgetDevices(
  db: DbOrTx,
  { accountId, userId }: { accountId: bigint; userId?: bigint },
): Promise<void> {
  const query = db.deleteFrom('known_devices').where('account_id', '=', accountId);
  await (userId === undefined ? query : query.where('user_id', '=', userId)).execute();
}
