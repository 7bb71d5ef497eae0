import { auditChange, isUniqueViolation, runTransaction } from '@peyk/server-database';
import type { ServerContext, Tx } from '@peyk/server-database';
import { DomainError, hashToken, newToken } from '@peyk/server-http';
import { EXTERNAL_CODE_SECONDS } from '../auth.limits';
import { findOpenChallenge } from '../codes/challenge.repository';
import { issueCode } from '../codes/issue-code.service';
import { hashPassword } from '../password/password-hash';
import { forgetDevices } from '../sign-in/known-device.repository';
import { insertExternalLoginCode } from '../sign-in/one-use-code.repository';
import { revokeSessions } from '../sign-in/session.repository';
import { findUserByName } from '../sign-in/user.repository';
import type { User } from '../sign-in/user.repository';
import { isUsername } from '../sign-in/username';
import { ACCOUNT_ADMIN_ERRORS } from './account-admin.errors';
import { changeBlockedReason, insertAccount } from './account.repository';

export interface NewAccount {
  name: string;
  username: string;
  password: string;
  /** The nine digits after 9. */
  mobile: number;
}

const PASSWORD_CHARACTERS = { least: 8, most: 128 };
const NAME_CHARACTERS = 100;
const REASON_CHARACTERS = 300;

/** @throws 422-16 to 422-18 */
export function checkNewUser({ name, username, password }: Pick<NewAccount, 'name' | 'username' | 'password'>): void {
  if (!isUsername(username)) throw new DomainError(ACCOUNT_ADMIN_ERRORS.badUsername);
  if (password.length < PASSWORD_CHARACTERS.least || password.length > PASSWORD_CHARACTERS.most) {
    throw new DomainError(ACCOUNT_ADMIN_ERRORS.weakPassword);
  }
  if (name.trim() === '' || name.length > NAME_CHARACTERS) throw new DomainError(ACCOUNT_ADMIN_ERRORS.emptyName);
}

/** An account with one user. Opening its wallet belongs into the same transaction. @throws 409-10, 422-16 to 422-18. */
export async function createAccount(tx: Tx, account: NewAccount): Promise<{ accountId: bigint; userId: bigint }> {
  checkNewUser(account);
  const passwordHash = await hashPassword(account.password);
  try {
    return await insertAccount(tx, { ...account, passwordHash });
  } catch (error) {
    if (isUniqueViolation(error, 'users_username')) throw new DomainError(ACCOUNT_ADMIN_ERRORS.usernameTaken);
    throw error;
  }
}

/** @throws 404-10 */
export async function requireUser({ db }: Pick<ServerContext, 'db'>, username: string): Promise<User> {
  const user = await findUserByName(db, username);
  if (!user) throw new DomainError(ACCOUNT_ADMIN_ERRORS.unknownUser);
  return user;
}

/**
 * The account may sign in and look, but not send: also what was accepted before waits from now on, with its money held, and goes
 * on by itself when the account is opened again.
 * @param reason Persian; shown to the account. @throws 422-67
 */
export async function blockAccount(context: ServerContext, username: string, reason: string): Promise<void> {
  const given = reason.trim();
  if (given === '' || given.length > REASON_CHARACTERS) throw new DomainError(ACCOUNT_ADMIN_ERRORS.badBlockReason);
  const { accountId } = await requireUser(context, username);
  await runTransaction(context.db, (tx) => changeBlockedReason(tx, accountId, given));
}

export async function unblockAccount(context: ServerContext, username: string): Promise<void> {
  const { accountId } = await requireUser(context, username);
  await runTransaction(context.db, (tx) => changeBlockedReason(tx, accountId, null));
}

/** Ends all sessions of the user's account at once; its devices are unknown again. @returns how many sessions. */
export async function signOutEverywhere(context: ServerContext, username: string): Promise<number> {
  const { accountId } = await requireUser(context, username);
  return runTransaction(context.db, async (tx) => {
    await forgetDevices(tx, { accountId });
    const ended = await revokeSessions(tx, { accountId }, context.clock.now());
    auditChange({ accountId, before: { openSessions: ended }, after: { openSessions: 0 } });
    return ended;
  });
}

/**
 * A code for external_login: works once, for three minutes; the session says that an admin acts.
 * @param by who acts, in words that the panel shows.
 */
export async function createImpersonationCode(context: ServerContext, username: string, by: string): Promise<string> {
  const { accountId, userId } = await requireUser(context, username);
  const code = newToken();
  const expiresAt = new Date(context.clock.now().getTime() + EXTERNAL_CODE_SECONDS * 1000);
  await runTransaction(context.db, (tx) =>
    insertExternalLoginCode(tx, {
      codeHash: hashToken(code),
      accountId,
      userId,
      impersonated: true,
      impersonatedBy: by,
      expiresAt,
    }),
  );
  return code;
}

/** A new code for the sign-in that waits for one, for an installation without a carrier. @throws 404-10, 409-11, 409-13. */
export async function createLoginCode(context: ServerContext, pepper: string, username: string): Promise<string> {
  const { userId, hasAuthenticator } = await requireUser(context, username);
  if (hasAuthenticator) throw new DomainError(ACCOUNT_ADMIN_ERRORS.usesAuthenticator);
  const now = context.clock.now();
  const tokenHash = await findOpenChallenge(context.db, userId, now);
  if (!tokenHash) throw new DomainError(ACCOUNT_ADMIN_ERRORS.noSignIn);
  return runTransaction(context.db, (tx) => issueCode(tx, pepper, { tokenHash, now }));
}
