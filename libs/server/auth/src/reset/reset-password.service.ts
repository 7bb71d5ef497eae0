import { runTransaction } from '@peyk/server-database';
import { DomainError, HTTP_ERRORS, hashToken, requireRate } from '@peyk/server-http';
import type { OperationData, RequestContext } from '@peyk/server-http';
import { INVALID_MOBILE_KEY, parseMobileKey } from '@peyk/shared-sms';
import { FIELD_MESSAGES } from '@peyk/shared-validation';
import { AUTH_ERRORS } from '../auth.errors';
import { RATES, RESET_SECONDS } from '../auth.limits';
import { endOpenChallenges } from '../codes/challenge.repository';
import { hashSubject } from '../codes/code';
import { endResets, findCodeChallenge, updateCodeChallenge } from '../codes/code-challenge.repository';
import type { CodePorts } from '../codes/issue-code.service';
import {
  describeLongCode,
  openLongCode,
  requireLongCodeRates,
  requireOpenLongCode,
  withRightLongCode,
} from '../codes/long-code.service';
import { newPasswordFault } from '../password/check-new-password';
import { hashPassword } from '../password/password-hash';
import { addressGroup } from '../sign-in/address-group';
import { revokeSessions } from '../sign-in/session.repository';
import { findUserByName, updatePasswordHash } from '../sign-in/user.repository';

const CHANGED = 'پیک\nگذرواژهٔ حساب شما تغییر کرد. اگر خودتان این کار را نکرده‌اید، فوراً با پشتیبانی تماس بگیرید.';

async function requireResetRates(context: RequestContext, subject: Buffer): Promise<void> {
  const now = context.clock.now();
  const address = addressGroup(context.ip);
  await requireRate(context.db, { key: `reset:address:${address}`, now, ...RATES.resetsOfAddress });
  await requireRate(context.db, { key: `reset:pair:${subject.toString('base64url')}`, now, ...RATES.resetsOfPair });
}

/**
 * Sends a code when the mobile is the user's. When it is not, or there is no such user, everything is done and answered alike,
 * and nothing is sent. Limits are counted by what was asked for, so they do not tell either.
 * @throws 422-1, 429-1
 */
export async function forgotPassword(
  context: RequestContext,
  ports: CodePorts,
  { username, mobile: given }: { username: string; mobile: string },
): Promise<OperationData<'forgotPassword'>> {
  const now = context.clock.now();
  const mobile = parseMobileKey(given);
  if (mobile === INVALID_MOBILE_KEY) {
    throw new DomainError({ ...HTTP_ERRORS.invalid, errors: { mobile: FIELD_MESSAGES.mobile } });
  }
  // The two together: whoever knows a username only can wear out neither its requests nor its tries.
  const subject = hashSubject(ports.pepper, 'password_reset', `${username.toLowerCase()} ${mobile}`);
  await requireResetRates(context, subject);
  await requireLongCodeRates(context, ports, mobile);
  const found = await findUserByName(context.db, username);
  // A deactivated member is nobody here, too: it could not come in with the new password.
  const user = found?.mobile === mobile && found.state !== 'deactivated' ? found : undefined;
  const request = {
    purpose: 'password_reset' as const,
    subject,
    mobile,
    accountId: user?.accountId ?? null,
    userId: user?.userId ?? null,
    lifetimeSeconds: RESET_SECONDS,
  };
  const { token } = await runTransaction(context.db, (tx) => openLongCode(tx, ports, { request, now }));
  return describeLongCode(token, mobile);
}

interface Attempt {
  token: string;
  code: string;
}

/** The code stays good until the request ends: it is given once more with the new password. @throws 422-11, 422-12, 422-60, 422-61, 429-13 */
export async function checkResetCode(
  context: RequestContext,
  pepper: string,
  attempt: Attempt,
): Promise<OperationData<'forgotPasswordCheckOtp'>> {
  return withRightLongCode(context, { ...attempt, pepper, purpose: 'password_reset' }, async (tx, challenge) => {
    await updateCodeChallenge(tx, challenge.tokenHash, { codeExpiresAt: challenge.expiresAt });
    const leftMs = challenge.expiresAt.getTime() - context.clock.now().getTime();
    return { expires_in_seconds: Math.floor(leftMs / 1000) };
  });
}

/**
 * Sets the new password, once. All sessions of the user end, and sign-ins with the old password too; the user is told by SMS.
 * @throws 422-11, 422-12, 422-19, 422-60, 422-61, 429-13
 */
export async function changePassword(
  context: RequestContext,
  ports: CodePorts,
  { password, ...attempt }: Attempt & { password: string },
): Promise<null> {
  const now = context.clock.now();
  const fault = newPasswordFault(password);
  if (fault) throw new DomainError({ ...AUTH_ERRORS.unacceptablePassword, errors: { password: fault } });
  // A hash costs a core 25 ms: only for whoever has a token that is open.
  requireOpenLongCode(await findCodeChallenge(context.db, hashToken(attempt.token)), now);
  const passwordHash = await hashPassword(password);
  const right = { ...attempt, pepper: ports.pepper, purpose: 'password_reset' as const };
  await withRightLongCode(context, right, async (tx, { accountId, userId, mobile }) => {
    if (accountId === null || userId === null) throw new Error('a right code of nobody');
    await endResets(tx, userId, now);
    await updatePasswordHash(tx, userId, passwordHash);
    await endOpenChallenges(tx, userId, now);
    await revokeSessions(tx, { accountId, userId }, now);
    await ports.sendCode(tx, { mobile, text: CHANGED, at: now });
  });
  return null;
}
