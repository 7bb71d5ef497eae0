import { randomBytes } from 'node:crypto';
import { auditChange, runTransaction } from '@peyk/server-database';
import type { ServerContext, Tx } from '@peyk/server-database';
import type { Seal } from '@peyk/server-seal';
import { Secret, TOTP } from 'otpauth';
import { AUTHENTICATOR_DIGITS, AUTHENTICATOR_PERIOD_SECONDS, AUTHENTICATOR_WINDOW } from '../auth.limits';
import { endOpenChallenges } from '../codes/challenge.repository';
import { lockAuthenticator, setAuthenticator, setAuthenticatorStep } from './authenticator.repository';
import { isRecoveryCode, takeRecoveryCode } from './recovery-codes';
import { openSecret, sealSecret } from './secret-box';

/** 160 bits, as RFC 4226 advises. */
export const SECRET_BYTES = 20;
const ISSUER = 'Peyk';

interface AuthenticatorUser {
  userId: bigint;
  username: string;
}

/** What makes and reads the codes of a secret. @param label the username, for the app */
export function totpOf(secret: Buffer, label = ''): TOTP {
  // RFC 6238 with what every app can do: SHA-1, six digits, 30 seconds.
  return new TOTP({
    issuer: ISSUER,
    label,
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
    algorithm: 'SHA1',
    digits: AUTHENTICATOR_DIGITS,
    period: AUTHENTICATOR_PERIOD_SECONDS,
  });
}

/** Only whether there is one is written down. */
async function changeAuthenticator(tx: Tx, userId: bigint, sealed: Buffer | null): Promise<void> {
  const before = await lockAuthenticator(tx, userId);
  await setAuthenticator(tx, userId, sealed);
  const hadOne = Boolean(before?.sealed);
  auditChange({ before: { hasAuthenticator: hadOne }, after: { hasAuthenticator: sealed !== null } });
}

/** From now on the user signs in with an authenticator. @returns its `otpauth://` address, which nobody can read again. */
export async function enableAuthenticator(
  { db, clock }: ServerContext,
  seal: Seal,
  { userId, username }: AuthenticatorUser,
): Promise<string> {
  const secret = randomBytes(SECRET_BYTES);
  await runTransaction(db, async (tx) => {
    await changeAuthenticator(tx, userId, sealSecret(seal, userId, secret));
    // A code by SMS that is on its way is the weaker one.
    await endOpenChallenges(tx, userId, clock.now());
  });
  return totpOf(secret, username).toString();
}

/** From now on codes come by SMS again. */
export async function disableAuthenticator({ db, clock }: ServerContext, userId: bigint): Promise<void> {
  await runTransaction(db, async (tx) => {
    await changeAuthenticator(tx, userId, null);
    await endOpenChallenges(tx, userId, clock.now());
  });
}

/** The period that a code is of, one before or after the present one at most; undefined for a wrong code. */
export function stepOfCode(secret: Buffer, code: string, now: Date): bigint | undefined {
  const totp = totpOf(secret);
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window: AUTHENTICATOR_WINDOW });
  return delta === null ? undefined : BigInt(totp.counter({ timestamp: now.getTime() }) + delta);
}

/** A code of the app, or one of those for the day when it is lost; either counts once. */
export function takeSecondFactor(
  tx: Tx,
  seal: Seal,
  given: { userId: bigint; code: string; now: Date },
): Promise<boolean> {
  return isRecoveryCode(given.code) ? takeRecoveryCode(tx, seal, given) : takeAuthenticatorCode(tx, seal, given);
}

/** Whether a code is right now, one period before or after; then it is used up, and every earlier one with it. */
async function takeAuthenticatorCode(
  tx: Tx,
  seal: Seal,
  { userId, code, now }: { userId: bigint; code: string; now: Date },
): Promise<boolean> {
  const row = await lockAuthenticator(tx, userId);
  if (!row?.sealed) return false;
  const step = stepOfCode(openSecret(seal, userId, row.sealed), code, now);
  if (step === undefined) return false;
  if (row.lastStep !== null && step <= row.lastStep) return false;
  await setAuthenticatorStep(tx, userId, step);
  return true;
}
