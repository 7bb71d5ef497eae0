import { createHash } from 'node:crypto';
import { runTransaction } from '@peyk/server-database';
import { DomainError, giveBackToRate, hashToken, newToken, requireRate } from '@peyk/server-http';
import type { OperationData, RequestContext } from '@peyk/server-http';
import { AUTH_ERRORS } from '../auth.errors';
import { RATES, SIGN_IN_SECONDS, TRIES_PER_SIGN_IN } from '../auth.limits';
import { findChallenge, insertChallenge, lockChallenge } from '../codes/challenge.repository';
import type { Challenge } from '../codes/challenge.repository';
import { describeChallenge, requireCodeRates, sendCodeAgain, sendNewCode } from '../codes/issue-code.service';
import type { CodePorts } from '../codes/issue-code.service';
import { findCodeChallenge } from '../codes/code-challenge.repository';
import { resendLongCode } from '../codes/long-code.service';
import { requireWaited } from '../codes/resend-wait';
import { verifyPassword } from '../password/password-hash';
import { addressGroup } from './address-group';
import { findUserByName, findUserOfChallenge } from './user.repository';

/** A hash of the usual parameters that fits no password: an unknown username takes as long as a wrong password. */
const NOBODYS_HASH = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

function loginRates(username: string, ip: string) {
  const name = createHash('sha256').update(username.toLowerCase()).digest('base64url');
  return [
    { key: `login:address:${addressGroup(ip)}`, ...RATES.loginOfAddress },
    { key: `login:user:${name}`, ...RATES.loginOfUsername },
  ];
}

/**
 * First step: username and password. Sends a code to the user's mobile, unless the user has an authenticator.
 * @throws 422-10 when either is wrong; 403-10 for a deactivated member; 429-1 after too many wrong ones.
 */
export async function login(
  context: RequestContext,
  ports: CodePorts,
  { username, password }: { username: string; password: string },
): Promise<OperationData<'login'>> {
  const now = context.clock.now();
  const rates = loginRates(username, context.ip).map((rate) => ({ ...rate, now }));
  // Counted before the password is looked at: many tries at once must not all pass the count.
  for (const rate of rates) await requireRate(context.db, rate);
  const user = await findUserByName(context.db, username);
  const isRight = await verifyPassword(password, user?.passwordHash ?? NOBODYS_HASH);
  if (!user || !isRight) throw new DomainError(AUTH_ERRORS.wrongPassword);
  for (const rate of rates) await giveBackToRate(context.db, rate);
  // After the password: nobody else learns who was deactivated.
  if (user.state === 'deactivated') throw new DomainError(AUTH_ERRORS.deactivatedUser);
  const method = user.hasAuthenticator ? 'authenticator' : 'sms';
  if (method === 'sms') await requireCodeRates(context, ports, user.mobile);
  const token = newToken();
  const tokenHash = hashToken(token);
  await runTransaction(context.db, async (tx) => {
    const expiresAt = new Date(now.getTime() + SIGN_IN_SECONDS * 1000);
    await insertChallenge(tx, { tokenHash, accountId: user.accountId, userId: user.userId, method, expiresAt });
    if (method === 'sms') await sendNewCode(tx, ports, { user, tokenHash, now });
  });
  return describeChallenge(token, user);
}

/** @throws 422-14 when the sign-in is over, 422-13 when its tries are used up. */
export function requireOpen(challenge: Challenge | undefined, now: Date): Challenge {
  if (!challenge || challenge.consumedAt || challenge.expiresAt <= now) throw new DomainError(AUTH_ERRORS.endedSignIn);
  if (challenge.failedAttempts >= TRIES_PER_SIGN_IN) throw new DomainError(AUTH_ERRORS.tooManyTries);
  return challenge;
}

/**
 * Sends the code again, as a new one: of a sign-in, a forgotten password or a registration.
 * @throws 409-12, 422-13, 422-14, 422-60, 422-61, 429-10 before a minute has passed, 429-1.
 */
export async function resendCode(
  context: RequestContext,
  ports: CodePorts,
  token: string,
): Promise<OperationData<'sendSmsOtp'>> {
  ports.expectCode();
  const now = context.clock.now();
  const tokenHash = hashToken(token);
  // Beside a large send every question to the database waits, and somebody waits for the code: so all at once.
  const [longCode, found, user] = await Promise.all([
    findCodeChallenge(context.db, tokenHash),
    findChallenge(context.db, tokenHash),
    findUserOfChallenge(context.db, tokenHash),
  ]);
  if (longCode) return resendLongCode(context, ports, { token, found: longCode });
  const requireResendable = (found: Challenge | undefined) => {
    const challenge = requireOpen(found, now);
    if (challenge.method === 'authenticator') throw new DomainError(AUTH_ERRORS.codeOfAuthenticator);
    requireWaited(challenge.lastSentAt, now);
    return challenge;
  };
  const { lastSentAt } = requireResendable(found);
  if (!user) throw new DomainError(AUTH_ERRORS.endedSignIn);
  // Before the transaction: a refusal must not undo its own counting.
  await requireCodeRates(context, ports, user.mobile);
  await runTransaction(context.db, async (tx) => {
    // Of two that come at once, one sends; the other is told what it would have been told a moment later.
    if (await sendCodeAgain(tx, ports, { user, tokenHash, now, sentBefore: lastSentAt })) return;
    requireResendable(await lockChallenge(tx, tokenHash));
    await sendNewCode(tx, ports, { user, tokenHash, now });
  });
  return describeChallenge(token, user);
}
