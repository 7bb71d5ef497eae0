import { randomBytes } from 'node:crypto';
import type { DbOrTx } from '@peyk/server-database';

export interface GivenMember {
  accountId: bigint;
  userId: bigint;
  roleId: bigint;
  username: string;
}

export interface MemberWishes {
  /** Of the role, which is made with the member. */
  permissions: readonly string[];
  state?: 'pending' | 'active' | 'deactivated';
  /** PHC string; without it nobody can sign in. */
  passwordHash?: string;
  /** Nine digits after 9; default a RighTel number that nobody has. */
  mobile?: number;
}

const MOBILE_THAT_NOBODY_HAS = 241234568;

/** A user of an account with a role of its own. */
export async function givenMember(
  db: DbOrTx,
  { accountId }: { accountId: bigint },
  { permissions, state = 'active', passwordHash, mobile }: MemberWishes,
): Promise<GivenMember> {
  const username = `member-${randomBytes(6).toString('hex')}`;
  const now = new Date();
  const role = { account_id: accountId, title: `نقش ${username}`, permissions: [...permissions] };
  const { id: roleId } = await db
    .insertInto('roles')
    .values({ ...role, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: userId } = await db
    .insertInto('users')
    .values({
      account_id: accountId,
      username,
      password_hash: passwordHash ?? 'nobody signs in with this',
      name: 'همکار نمونه',
      mobile: mobile ?? MOBILE_THAT_NOBODY_HAS,
      is_owner: false,
      role_id: roleId,
      state,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { accountId, userId, roleId, username };
}
