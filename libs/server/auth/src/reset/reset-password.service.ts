import { runTransaction } from '@peyk/server-database';
import type { Tx } from '@peyk/server-database';
import { DomainError, HTTP_ERRORS, addressGroup, hashToken, requireRate, takeFromRate } from '@peyk/server-http';
import type { OperationData, OperationInput, RequestContext } from '@peyk/server-http';
import { INVALID_MOBILE_KEY, parseMobileKey } from '@peyk/shared-sms';
import { FIELD_MESSAGES } from '@peyk/shared-validation';
import { AUTH_ERRORS } from '../auth.errors';
import { RATES, RESET_SECONDS } from '../auth.limits';
import { endOpenChallenges, forgetWrongCodes } from '../codes/challenge.repository';
import { hashSubject } from '../codes/code';
import { endResets, findCodeChallenge, updateCodeChallenge } from '../codes/code-challenge.repository';
import { signInKeys } from '../codes/issue-code.service';
import type { CodePorts } from '../codes/issue-code.service';
import { requireLongCode } from '../codes/long-code.limits';
import { describeLongCode, openLongCode, requireOpenLongCode, withRightLongCode } from '../codes/long-code.service';
import { PASSWORD_CHANGED } from '../password/change-own-password.service';
import { newPasswordFault } from '../password/check-new-password';
import type { PasswordOwner } from '../password/check-new-password';
import { hashPassword } from '../password/password-hash';
import { freeTurns } from '../codes/message-gap.repository';
import { requireProof } from '../proof/proof.service';
import { forgetDevices, isKnownDevice } from '../sign-in/known-device.repository';
import { loginKeys } from '../sign-in/login-limits';
import { forgetRates } from '../sign-in/rate-counters.repository';
import { revokeSessions } from '../sign-in/session.repository';
import { findUser, findUserByName, updatePasswordHash } from '../sign-in/user.repository';

type Asked = OperationInput<'forgotPassword'>['body'];

interface Claim {
  subject: Buffer;
  isKnown: boolean;
}

/** Counted by what was asked for, whether it exists or not. A known device is counted by itself and asked for no proof. */
async function requireResetRates(
  context: RequestContext,
  ports: CodePorts,
  { subject, isKnown, proof }: Claim & Pick<Asked, 'proof'>,
) {
  const now = context.clock.now();
  if (!isKnown) {
    const address = addressGroup(context.ip);
    const free = await takeFromRate(context.db, { key: `reset:free:${address}`, now, ...RATES.resetsWithoutProof });
    // Before the address is counted: being asked for a proof is no try.
    if (!free.allowed) await requireProof(context, ports, { purpose: 'password_reset', proof });
    await requireRate(context.db, { key: `reset:address:${address}`, now, ...RATES.resetsOfAddress });
  }
  await requireRate(context.db, { key: `reset:pair:${subject.toString('base64url')}`, now, ...RATES.resetsOfPair });
}

/** The user whose name and mobile these are, and whether it is the user's own browser that asks. */
async function findClaim(context: RequestContext, pepper: string, { asked, mobile }: { asked: Asked; mobile: number }) {
  const { username, device } = asked;
  const found = await findUserByName(context.db, username);
  // A deactivated member is nobody here, too: it could not come in with the new password.
  const user = found?.mobile === mobile && found.state !== 'deactivated' ? found : undefined;
  const isKnown = Boolean(user && device && (await isKnownDevice(context.db, user, device, context.clock.now())));
  // The two together: anyone who knows a username only can wear out neither its requests nor its tries. And who knows both cannot
  // wear out those of the owner's own browser.
  const text = `${username.toLowerCase()} ${mobile}${isKnown ? ` ${device}` : ''}`;
  return { user, isKnown, subject: hashSubject(pepper, 'password_reset', text) };
}

/**
 * Sends a code when the mobile is the user's. When it is not, or there is no such user, everything is done and answered alike,
 * and nothing is sent. Limits are counted by what was asked for, so they do not tell either.
 * @throws 422-1, 428-10, 428-11, 429-1
 */
export async function forgotPassword(
  context: RequestContext,
  ports: CodePorts,
  asked: Asked,
): Promise<OperationData<'forgotPassword'>> {
  const now = context.clock.now();
  const mobile = parseMobileKey(asked.mobile);
  if (mobile === INVALID_MOBILE_KEY) {
    throw new DomainError({ ...HTTP_ERRORS.invalid, errors: { mobile: FIELD_MESSAGES.mobile } });
  }
  const { user, isKnown, subject } = await findClaim(context, ports.pepper, { asked, mobile });
  await requireResetRates(context, ports, { subject, isKnown, proof: asked.proof });
  const request = {
    purpose: 'password_reset' as const,
    subject,
    mobile,
    accountId: user?.accountId ?? null,
    userId: user?.userId ?? null,
    lifetimeSeconds: RESET_SECONDS,
  };
  const goesOut = await requireLongCode(context, ports, request);
  const { token } = await runTransaction(context.db, (tx) => openLongCode(tx, ports, { request, now, goesOut }));
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

/** Nothing that was counted while the old password held stands in the way of the new one. @throws 422-19 */
async function startAfresh(
  tx: Tx,
  context: RequestContext,
  { userId, password }: { userId: bigint; password: string },
) {
  const user = await findUser(tx, userId);
  if (!user) throw new Error('a right code of nobody');
  const { accountId, username, mobile } = user;
  // Told to nobody but the owner: the code was right.
  requireGoodPassword(password, { username, mobile });
  const now = context.clock.now();
  await endResets(tx, userId, now);
  await endOpenChallenges(tx, userId, now);
  await forgetWrongCodes(tx, { accountId, userId });
  await forgetDevices(tx, { accountId, userId });
  await revokeSessions(tx, { accountId, userId }, now);
  const { rates, turns } = signInKeys(userId);
  await forgetRates(tx, [...rates, ...loginKeys(username, context.ip)]);
  await freeTurns(tx, turns);
}

function requireGoodPassword(password: string, owner: PasswordOwner = {}): void {
  const fault = newPasswordFault(password, owner);
  if (fault) throw new DomainError({ ...AUTH_ERRORS.unacceptablePassword, errors: { password: fault } });
}

/**
 * Sets the new password, once. All sessions of the user end, and sign-ins with the old password too; devices are unknown again;
 * what an attacker has filled is empty; the user is told by SMS.
 * @throws 422-11, 422-12, 422-19, 422-60, 422-61, 429-13
 */
export async function changePassword(
  context: RequestContext,
  ports: CodePorts,
  { password, ...attempt }: Attempt & { password: string },
): Promise<null> {
  const now = context.clock.now();
  requireGoodPassword(password);
  // A hash costs a core 25 ms: only for anyone who has a token that is open.
  requireOpenLongCode(await findCodeChallenge(context.db, hashToken(attempt.token)), now);
  const passwordHash = await hashPassword(password, { group: addressGroup(context.ip) });
  const right = { ...attempt, pepper: ports.pepper, purpose: 'password_reset' as const };
  await withRightLongCode(context, right, async (tx, { userId, mobile }) => {
    if (userId === null) throw new Error('a right code of nobody');
    if (context.audit) context.audit.userId = userId;
    await startAfresh(tx, context, { userId, password });
    await updatePasswordHash(tx, userId, passwordHash);
    await ports.sendCode(tx, { mobile, text: PASSWORD_CHANGED, at: now });
  });
  return null;
}
