import { createHash } from 'node:crypto';
import type { Db } from '@peyk/server-database';
import { hashToken } from '@peyk/server-http';
import { givenAccount, givenLine } from '@peyk/shared-testing-node';
import type { AccountWishes, GivenAccount } from '@peyk/shared-testing-node';

/** A line for each; the victim's stands in no other account's answers. */
const HOUR_MS = 3_600_000;

/** A token that is the same with every run, so that a request that was printed can be sent again. */
export function tokenOf(name: string): string {
  return createHash('sha256').update(`a token of ${name}`).digest('base64url');
}

export interface SessionWishes {
  token: string;
  impersonated?: boolean;
  expired?: boolean;
  revoked?: boolean;
}

export async function openSession(
  db: Db,
  { accountId, userId }: Pick<GivenAccount, 'accountId' | 'userId'>,
  { token, impersonated = false, expired = false, revoked = false }: SessionWishes,
): Promise<void> {
  const now = new Date();
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      account_id: accountId,
      user_id: userId,
      impersonated,
      impersonated_by: impersonated ? 'پشتیبانی' : null,
      created_at: now,
      expires_at: new Date(now.getTime() + (expired ? -1 : HOUR_MS)),
      revoked_at: revoked ? now : null,
    })
    .execute();
}

export interface Person extends GivenAccount {
  token: string;
  line: string;
}

/** An account with money, a line of its own and a session. */
export async function givenPerson(db: Db, username: string, line: string, wishes: AccountWishes = {}): Promise<Person> {
  const account = await givenAccount(db, { balanceMrial: 100_000_000n, ...wishes, username });
  await givenLine(db, { accountId: account.accountId, number: line, isDefault: true });
  const token = tokenOf(username);
  await openSession(db, account, { token });
  return { ...account, token, line };
}

/** Someone who works for an account, with a role that may look at reports only. */
export async function givenMember(db: Db, { accountId }: GivenAccount): Promise<string> {
  const now = new Date();
  const role = {
    account_id: accountId,
    title: 'حسابدار',
    permissions: ['report.read'],
    created_at: now,
    updated_at: now,
  };
  const { id: roleId } = await db.insertInto('roles').values(role).returning('id').executeTakeFirstOrThrow();
  const username = `member-${accountId}`;
  const member = { account_id: accountId, name: 'همکار', password_hash: '-', mobile: 241234567, username };
  const { id: userId } = await db
    .insertInto('users')
    .values({ ...member, is_owner: false, role_id: roleId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await openSession(db, { accountId, userId }, { token: tokenOf(username) });
  return tokenOf(username);
}
