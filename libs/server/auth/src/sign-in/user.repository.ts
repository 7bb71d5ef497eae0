import { sql } from 'kysely';
import type { DbOrTx } from '@peyk/server-database';
import { isUsername } from './username';

export interface User {
  accountId: bigint;
  userId: bigint;
  username: string;
  name: string;
  /** The nine digits after 9. */
  mobile: number;
  passwordHash: string;
  /** Whether the account may not send. */
  isBlocked: boolean;
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
      'users.password_hash as passwordHash',
      sql<boolean>`accounts.blocked_reason is not null`.as('isBlocked'),
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
