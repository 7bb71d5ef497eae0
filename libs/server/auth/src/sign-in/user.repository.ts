import { sql } from 'kysely';
import type { AccountStanding } from '@peyk/server-accounts';
import { PREPARED } from '@peyk/server-database';
import type { DbOrTx, Tx } from '@peyk/server-database';
import { CHALLENGE_COLUMNS } from '../codes/challenge.repository';
import type { Challenge } from '../codes/challenge.repository';
import { isUsername } from './username';

export interface User extends AccountStanding {
  accountId: bigint;
  userId: bigint;
  username: string;
  name: string;
  /** The nine digits after 9. */
  mobile: number;
  passwordHash: string;
  activationReason: 'mobile' | 'birth_date' | null;
  hasAuthenticator: boolean;
  /** Of a member; owners are always active. A deactivated member must not come in. */
  state: 'pending' | 'active' | 'deactivated';
}

function selectUsers(db: DbOrTx) {
  return db
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .select([
      'users.account_id as accountId',
      'users.id as userId',
      'users.username',
      'users.name',
      'users.mobile',
      'users.state',
      'users.password_hash as passwordHash',
      'accounts.kind',
      'accounts.blocked_reason as blockedReason',
      'accounts.activation',
      'accounts.activation_reason as activationReason',
      sql<boolean>`users.authenticator_secret is not null`.as('hasAuthenticator'),
    ]);
}

/** Capital and small letters of a username are the same. */
export async function findUserByName(db: DbOrTx, username: string): Promise<User | undefined> {
  if (!isUsername(username)) return undefined;
  return selectUsers(db)
    .where(sql<boolean>`lower(users.username) = lower(${username})`)
    .executeTakeFirst();
}

export function findUser(db: DbOrTx, userId: bigint): Promise<User | undefined> {
  return selectUsers(db).where('users.id', '=', userId).executeTakeFirst();
}

/** The sign-in that a token is of, and whose it is, in one question; undefined when it is of none. */
export function findSignIn(db: DbOrTx, tokenHash: Buffer): Promise<(Challenge & User) | undefined> {
  return selectUsers(db)
    .innerJoin('login_challenges', 'login_challenges.user_id', 'users.id')
    .select(CHALLENGE_COLUMNS)
    .where('login_challenges.token_hash', '=', tokenHash)
    .modifyEnd(PREPARED)
    .executeTakeFirst();
}

export async function updatePasswordHash(db: DbOrTx, userId: bigint, passwordHash: string): Promise<void> {
  await db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
}

/**
 * Locks the user: it cannot be deactivated before the transaction ends, so a session that is opened now is seen, and ended, by
 * a deactivation that comes next.
 */
export async function lockUserState(tx: Tx, userId: bigint): Promise<User['state'] | undefined> {
  const row = await tx.selectFrom('users').select('state').where('id', '=', userId).forUpdate().executeTakeFirst();
  return row?.state;
}

/** An invited member has signed in for the first time. */
export async function activateUser(tx: Tx, userId: bigint): Promise<void> {
  await tx.updateTable('users').set({ state: 'active' }).where('id', '=', userId).execute();
}
