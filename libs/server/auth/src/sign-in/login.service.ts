import { runTransaction } from '@peyk/server-database';
import { DomainError, addressGroup, hashToken, newToken } from '@peyk/server-http';
import type { OperationData, OperationInput, RequestContext } from '@peyk/server-http';
import { AUTH_ERRORS } from '../auth.errors';
import { SIGN_IN_SECONDS, TRIES_PER_SIGN_IN } from '../auth.limits';
import { insertChallenge, lockChallenge } from '../codes/challenge.repository';
import type { Challenge } from '../codes/challenge.repository';
import { describeChallenge, requireSignInCode, sendCodeAgain, sendNewCode } from '../codes/issue-code.service';
import type { CodePorts } from '../codes/issue-code.service';
import { findCodeChallenge } from '../codes/code-challenge.repository';
import { resendLongCode } from '../codes/long-code.service';
import { requireWaited } from '../codes/resend-wait';
import { offerPasskey } from '../passkeys/passkeys.service';
import type { PasskeyPorts } from '../passkeys/passkeys.service';
import { NOBODYS_HASH, verifyPassword } from '../password/password-hash';
import { isKnownDevice } from './known-device.repository';
import { countLogin } from './login-limits';
import { findSignIn, findUserByName } from './user.repository';

/**
 * First step: username and password. Sends a code to the user's mobile, unless the user has an authenticator.
 * @throws 422-10 when either is wrong; 403-10 for a deactivated member; 428-10, 428-11, 429-1 after too many wrong ones;
 *   429-1, 429-10 after too many codes.
 */
export async function login(
  context: RequestContext,
  ports: CodePorts & PasskeyPorts,
  { username, password, device, proof }: OperationInput<'login'>['body'],
): Promise<OperationData<'login'>> {
  const now = context.clock.now();
  const user = await findUserByName(context.db, username);
  if (user && context.audit) context.audit.accountId = user.accountId;
  const fromKnownDevice = Boolean(user && device && (await isKnownDevice(context.db, user, device, now)));
  const knownDevice = fromKnownDevice ? device : undefined;
  const giveBack = await countLogin(context, ports, { username, proof, knownDevice });
  const lane = { group: addressGroup(context.ip), isKnown: fromKnownDevice };
  const isRight = await verifyPassword(password, user?.passwordHash ?? NOBODYS_HASH, lane);
  if (!user || !isRight) throw new DomainError(AUTH_ERRORS.wrongPassword);
  await giveBack();
  if (context.audit) context.audit.userId = user.userId;
  // After the password: nobody else learns who was deactivated.
  if (user.state === 'deactivated') throw new DomainError(AUTH_ERRORS.deactivatedUser);
  const method = user.hasAuthenticator ? 'authenticator' : 'sms';
  if (method === 'sms') await requireSignInCode(context, ports, { user, fromKnownDevice });
  const token = newToken();
  const tokenHash = hashToken(token);
  const passkey = await runTransaction(context.db, async (tx) => {
    const expiresAt = new Date(now.getTime() + SIGN_IN_SECONDS * 1000);
    const { accountId, userId } = user;
    await insertChallenge(tx, { tokenHash, accountId, userId, method, expiresAt, fromKnownDevice });
    if (method === 'sms') await sendNewCode(tx, ports, { user, tokenHash, now });
    return offerPasskey(tx, ports, { accountId, userId, tokenHash });
  });
  return { ...describeChallenge(token, user), ...(passkey && { passkey }) };
}

/** @throws 422-14 when the sign-in is over, 422-13 when its tries are used up. */
export function requireOpen<T extends Challenge>(challenge: T | undefined, now: Date): T {
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
  // Beside a large send every question to the database waits, and someone waits for the code: so one for what is usual.
  const signIn = await findSignIn(context.db, tokenHash);
  const longCode = signIn ? undefined : await findCodeChallenge(context.db, tokenHash);
  if (longCode) return resendLongCode(context, ports, { token, found: longCode });
  const requireResendable = <T extends Challenge>(found: T | undefined) => {
    const challenge = requireOpen(found, now);
    if (challenge.method === 'authenticator') throw new DomainError(AUTH_ERRORS.codeOfAuthenticator);
    requireWaited(challenge.lastSentAt, now);
    return challenge;
  };
  const user = requireResendable(signIn);
  const { lastSentAt, fromKnownDevice } = user;
  // Before the transaction: a refusal must not undo its own counting.
  await requireSignInCode(context, ports, { user, fromKnownDevice });
  await runTransaction(context.db, async (tx) => {
    // Of two that come at once, one sends; the other is told what it would have been told a moment later.
    if (await sendCodeAgain(tx, ports, { user, tokenHash, now, sentBefore: lastSentAt })) return;
    requireResendable(await lockChallenge(tx, tokenHash));
    await sendNewCode(tx, ports, { user, tokenHash, now });
  });
  return describeChallenge(token, user);
}
