import type { DbOrTx, Tx } from '@peyk/server-database';
import './passkeys.tables';

export interface UserKey {
  accountId: bigint;
  userId: bigint;
}

const SHOWN = [
  'id',
  'credential_id as credentialId',
  'public_key as publicKey',
  'counter',
  'transports',
  'name',
  'created_at as createdAt',
  'last_used_at as lastUsedAt',
] as const;

export type PasskeyRow = Awaited<ReturnType<typeof listPasskeys>>[number];

/** Of a user, the oldest first. */
export const listPasskeys = (db: DbOrTx, { accountId, userId }: UserKey) =>
  db
    .selectFrom('passkeys')
    .select(SHOWN)
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();

/** One of a user's, locked: what it counts goes up one after the other. */
export const lockPasskey = (tx: Tx, { accountId, userId }: UserKey, credentialId: Buffer) =>
  tx
    .selectFrom('passkeys')
    .select(SHOWN)
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .where('credential_id', '=', credentialId)
    .forUpdate()
    .executeTakeFirst();

export interface NewPasskey extends UserKey {
  credentialId: Buffer;
  publicKey: Buffer;
  counter: bigint;
  transports: string[];
  name: string;
}

/** Its id. */
export async function insertPasskey(tx: Tx, passkey: NewPasskey, at: Date): Promise<bigint> {
  const { id } = await tx
    .insertInto('passkeys')
    .values({
      ...{ account_id: passkey.accountId, user_id: passkey.userId, credential_id: passkey.credentialId },
      ...{ public_key: passkey.publicKey, counter: passkey.counter, transports: passkey.transports },
      ...{ name: passkey.name, created_at: at, last_used_at: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** It has signed. */
export async function touchPasskey(
  tx: Tx,
  { accountId, id }: { accountId: bigint; id: bigint },
  { counter, at }: { counter: bigint; at: Date },
): Promise<void> {
  await tx
    .updateTable('passkeys')
    .set({ counter, last_used_at: at })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

/** Whether there was one. */
export async function deletePasskey(tx: Tx, { accountId, userId }: UserKey, id: bigint): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('passkeys')
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}

/** What a new passkey of the user has to sign; null when it was signed. */
export async function setNewChallenge(
  db: DbOrTx,
  { accountId, userId }: UserKey,
  challenge: { text: string; until: Date } | null,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ passkey_challenge: challenge?.text ?? null, passkey_challenge_until: challenge?.until ?? null })
    .where('account_id', '=', accountId)
    .where('id', '=', userId)
    .execute();
}

/** The user's row is locked with it: of two that come at once, one signs. */
export const lockNewChallenge = (tx: Tx, { accountId, userId }: UserKey) =>
  tx
    .selectFrom('users')
    .select(['passkey_challenge as text', 'passkey_challenge_until as until', 'mobile'])
    .where('account_id', '=', accountId)
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();

/** What a passkey has to sign for this sign-in. */
export async function setSignInChallenge(tx: Tx, tokenHash: Buffer, text: string): Promise<void> {
  await tx
    .updateTable('login_challenges')
    .set({ passkey_challenge: text })
    .where('token_hash', '=', tokenHash)
    .execute();
}

export async function findSignInChallenge(db: DbOrTx, tokenHash: Buffer): Promise<string | null> {
  const row = await db
    .selectFrom('login_challenges')
    .select('passkey_challenge as text')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row?.text ?? null;
}
