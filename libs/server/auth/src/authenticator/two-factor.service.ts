import { randomBytes } from 'node:crypto';
import { auditChange, runTransaction } from '@peyk/server-database';
import type { Tx } from '@peyk/server-database';
import { DomainError, announceRights, giveBackToRate, requireAccount, requireRate } from '@peyk/server-http';
import type { ErrorDescription, OperationData, RequestContext } from '@peyk/server-http';
import { AUTH_ERRORS } from '../auth.errors';
import { AUTHENTICATOR_PENDING_SECONDS, RATES } from '../auth.limits';
import { endOpenChallenges } from '../codes/challenge.repository';
import type { CodePorts } from '../codes/issue-code.service';
import { requireCurrentPassword } from '../password/require-current-password';
import { findUser } from '../sign-in/user.repository';
import {
  findAuthenticator,
  isSecondFactorRequired,
  lockAuthenticator,
  setAuthenticator,
  setAuthenticatorStep,
  setPendingAuthenticator,
  setRecoveryCodes,
} from './authenticator.repository';
import { SECRET_BYTES, stepOfCode, takeSecondFactor, totpOf } from './authenticator.service';
import { makeRecoveryCodes } from './recovery-codes';
import { openPending, openRecovery, sealPending, sealRecovery, sealSecret } from './secret-box';
import type { Seal } from '@peyk/server-seal';

type Ports = Pick<CodePorts, 'sendCode'> & { seal: Seal };

const ADVICE = 'اگر خودتان این کار را نکرده‌اید، فوراً با پشتیبانی تماس بگیرید.';
const TURNED_ON = `پیک\nورود دومرحله‌ای با برنامهٔ رمزساز برای حساب شما روشن شد. ${ADVICE}`;
const TURNED_OFF = `پیک\nورود دومرحله‌ای با برنامهٔ رمزساز برای حساب شما خاموش شد. ${ADVICE}`;

const refuse = (error: ErrorDescription): never => {
  throw new DomainError({ ...error, errors: { code: error.message } });
};

/** Whether the user has an authenticator, and how many recovery codes are left. */
export async function twoFactorState(
  context: RequestContext,
  { seal }: Pick<Ports, 'seal'>,
): Promise<OperationData<'getTwoFactor'>> {
  const { accountId, userId } = requireAccount(context);
  const row = await findAuthenticator(context.db, userId);
  const codes = row?.recovery ? openRecovery(seal, userId, row.recovery) : [];
  const isRequired = await isSecondFactorRequired(context.db, accountId);
  return { is_on: Boolean(row?.sealed), is_required: isRequired, recovery_codes_left: codes.length };
}

/**
 * Makes a secret for an app, for anyone who knows the password. It counts when a code of it is told; another one takes its place.
 * @throws 409-430, 422-430, 429-1
 */
export async function showQr(
  context: RequestContext,
  { seal }: Pick<Ports, 'seal'>,
  currentPassword: string,
): Promise<OperationData<'showTwoFactorQr'>> {
  const { userId, username, hasAuthenticator } = await requireCurrentPassword(context, currentPassword);
  if (hasAuthenticator) throw new DomainError(AUTH_ERRORS.authenticatorIsOn);
  const secret = randomBytes(SECRET_BYTES);
  const until = new Date(context.clock.now().getTime() + AUTHENTICATOR_PENDING_SECONDS * 1000);
  await setPendingAuthenticator(context.db, userId, { sealed: sealPending(seal, userId, secret), until });
  const totp = totpOf(secret, username);
  return { address: totp.toString(), secret: totp.secret.base32, expires_in_seconds: AUTHENTICATOR_PENDING_SECONDS };
}

/** Counts tries together, however they go: nine wrong ones a day. */
async function withTries<Answer>(context: RequestContext, work: () => Promise<Answer>): Promise<Answer> {
  const { userId } = requireAccount(context);
  const rate = { key: `second-factor:user:${userId}`, now: context.clock.now(), ...RATES.secondFactorTriesOfUser };
  await requireRate(context.db, rate);
  const answer = await work();
  await giveBackToRate(context.db, rate);
  return answer;
}

async function tell(tx: Tx, { sendCode }: Ports, userId: bigint, message: { text: string; at: Date }): Promise<void> {
  const user = await findUser(tx, userId);
  if (user) await sendCode(tx, { mobile: user.mobile, ...message });
}

/**
 * Turns it on with a code that the app shows. @returns the recovery codes, which nobody can read again.
 * @throws 409-430, 409-431, 422-11, 429-1
 */
export function turnOn(
  context: RequestContext,
  ports: Ports,
  code: string,
): Promise<OperationData<'confirmTwoFactor'>> {
  const { accountId, userId } = requireAccount(context);
  const { seal } = ports;
  const at = context.clock.now();
  return withTries(context, () =>
    runTransaction(context.db, async (tx) => {
      const row = await lockAuthenticator(tx, userId);
      if (row?.sealed) throw new DomainError(AUTH_ERRORS.authenticatorIsOn);
      if (!row?.pending || !row.pendingUntil || row.pendingUntil <= at) throw new DomainError(AUTH_ERRORS.qrOutOfDate);
      const secret = openPending(seal, userId, row.pending);
      const step = stepOfCode(secret, code, at) ?? refuse(AUTH_ERRORS.wrongCode);
      await setAuthenticator(tx, userId, sealSecret(seal, userId, secret));
      // The code is used up with it.
      await setAuthenticatorStep(tx, userId, step);
      const codes = makeRecoveryCodes();
      await setRecoveryCodes(tx, userId, sealRecovery(seal, userId, codes));
      await endOpenChallenges(tx, userId, at);
      // What an account that requires it has kept from the user is open now.
      await announceRights(tx, accountId);
      await tell(tx, ports, userId, { text: TURNED_ON, at });
      auditChange({ before: { hasAuthenticator: false }, after: { hasAuthenticator: true } });
      return { recovery_codes: codes };
    }),
  );
}

/** Turns it off with a code of the app, or a recovery code. @throws 409-432, 409-434, 422-11, 429-1 */
export async function turnOff(context: RequestContext, ports: Ports, code: string): Promise<null> {
  const { accountId, userId } = requireAccount(context);
  const now = context.clock.now();
  return withTries(context, () =>
    runTransaction(context.db, async (tx) => {
      const row = await lockAuthenticator(tx, userId);
      if (!row?.sealed) throw new DomainError(AUTH_ERRORS.authenticatorIsOff);
      if (await isSecondFactorRequired(tx, accountId)) throw new DomainError(AUTH_ERRORS.authenticatorIsRequired);
      if (!(await takeSecondFactor(tx, ports.seal, { userId, code, now }))) refuse(AUTH_ERRORS.wrongCode);
      await setAuthenticator(tx, userId, null);
      await endOpenChallenges(tx, userId, now);
      await tell(tx, ports, userId, { text: TURNED_OFF, at: now });
      auditChange({ before: { hasAuthenticator: true }, after: { hasAuthenticator: false } });
      return null;
    }),
  );
}
