import { runTransaction } from '@peyk/server-database';
import type { Tx } from '@peyk/server-database';
import { DomainError, addressGroup, hashToken, requireRate } from '@peyk/server-http';
import type { ErrorDescription, OperationData, OperationInput, RequestContext } from '@peyk/server-http';
import type { Seal } from '@peyk/server-seal';
import { AUTH_ERRORS } from '../auth.errors';
import { takeSecondFactor } from '../authenticator/authenticator.service';
import { DAY_SECONDS, RATES, SIGN_IN_SECONDS, TRIES_PER_SIGN_IN, WRONG_CODES_PER_DAY } from '../auth.limits';
import { consumeChallenge, countFailure, countWrongCodes, lockChallenge } from '../codes/challenge.repository';
import type { Challenge } from '../codes/challenge.repository';
import { hashCode, isSameHash } from '../codes/code';
import { judgePasskey } from '../passkeys/passkeys.service';
import type { PasskeyPorts } from '../passkeys/passkeys.service';
import { freeTurns } from '../codes/message-gap.repository';
import { signInKeys } from '../codes/issue-code.service';
import { originOf } from '../sessions/session-origin';
import type { SessionOrigin } from '../sessions/session-origin';
import { keepDevice } from './known-device.repository';
import { requireOpen } from './login.service';
import { takeExternalLoginCode } from './one-use-code.repository';
import { openSession } from './open-session';

type Refusal = { refusal: ErrorDescription };
type Confirmed = OperationData<'confirmOtp'>;

/** What judges a code: the key of codes by SMS, and what opens the secrets of authenticators. */
export interface CodeKeys {
  pepper: string;
  seal: Seal;
}

interface Given {
  /** What the browser gave for the challenge. */
  judge: (tx: Tx, challenge: Challenge) => Promise<'right' | 'wrong' | 'expired'>;
  /** Why a wrong one is refused, while there are tries left. */
  refusal: ErrorDescription;
  /** What the browser keeps of an earlier sign-in. */
  device: string | undefined;
  origin: SessionOrigin;
  now: Date;
}

/** The user's row is locked by now (countWrongCodes), so that one code of an authenticator counts once. */
async function judgeCode(
  tx: Tx,
  challenge: Challenge,
  { code, pepper, seal, now }: CodeKeys & { code: string; now: Date },
) {
  if (challenge.method === 'authenticator') {
    return (await takeSecondFactor(tx, seal, { userId: challenge.userId, code, now })) ? 'right' : 'wrong';
  }
  if (!challenge.codeHash || !challenge.codeExpiresAt || challenge.codeExpiresAt <= now) return 'expired';
  return isSameHash(hashCode(pepper, challenge.tokenHash, code), challenge.codeHash) ? 'right' : 'wrong';
}

/** Refusals are returned, not thrown: the count of a wrong code must be committed. */
async function tryCode(tx: Tx, challenge: Challenge, given: Given): Promise<Confirmed | Refusal> {
  const { now } = given;
  const dayAgo = new Date(now.getTime() - DAY_SECONDS * 1000);
  // A sign-in lasts a while: one that ended just within the day had all its tries in reach of it.
  const wrong = await countWrongCodes(tx, challenge, dayAgo);
  if (wrong >= WRONG_CODES_PER_DAY) return { refusal: AUTH_ERRORS.tooManyWrongCodes };
  const verdict = await given.judge(tx, challenge);
  if (verdict === 'expired') return { refusal: AUTH_ERRORS.expiredCode };
  if (verdict === 'wrong') {
    await countFailure(tx, challenge.tokenHash);
    const isLast = challenge.failedAttempts + 1 >= TRIES_PER_SIGN_IN;
    return { refusal: isLast ? AUTH_ERRORS.tooManyTries : given.refusal };
  }
  await consumeChallenge(tx, challenge.tokenHash, now);
  const { accountId, userId } = challenge;
  await freeTurns(tx, signInKeys(userId).turns);
  const device = await keepDevice(tx, { accountId, userId }, given.device, now);
  return { ...(await openSession(tx, { accountId, userId, impersonated: false, origin: given.origin }, now)), device };
}

/**
 * Second step: the code.
 * @throws 403-10, 422-11 to 422-14, 429-11.
 */
export function confirmCode(
  context: RequestContext,
  keys: CodeKeys,
  { token, code, device }: OperationInput<'confirmOtp'>['body'],
): Promise<Confirmed> {
  const now = context.clock.now();
  const judge: Given['judge'] = (tx, challenge) => judgeCode(tx, challenge, { ...keys, code, now });
  return confirm(context, token, { judge, refusal: AUTH_ERRORS.wrongCode, device });
}

/**
 * Second step with a passkey instead of a code; tries are counted together.
 * @throws 403-10, 422-13, 422-14, 422-435, 429-11.
 */
export function confirmPasskey(
  context: RequestContext,
  { relyingParty = null }: Pick<PasskeyPorts, 'relyingParty'>,
  { token, device, ...signed }: OperationInput<'confirmPasskey'>['body'],
): Promise<Confirmed> {
  const now = context.clock.now();
  const judge: Given['judge'] = (tx, challenge) => judgePasskey(tx, challenge, { relyingParty, signed, now });
  return confirm(context, token, { judge, refusal: AUTH_ERRORS.wrongPasskey, device });
}

async function confirm(
  context: RequestContext,
  token: string,
  { judge, refusal, device }: Pick<Given, 'judge' | 'refusal' | 'device'>,
): Promise<Confirmed> {
  const now = context.clock.now();
  const tokenHash = hashToken(token);
  const outcome = await runTransaction(context.db, async (tx) => {
    const found = await lockChallenge(tx, tokenHash);
    // The password was right: whose sign-in this is was known before the code.
    if (found && context.audit) Object.assign(context.audit, { accountId: found.accountId, userId: found.userId });
    const given = { judge, refusal, device, now, origin: originOf(context) };
    const tried = await tryCode(tx, requireOpen(found, now), given);
    // The count is committed: without this the audit log would call a wrong code a sign-in.
    if (context.audit) context.audit.refusal = 'refusal' in tried ? tried.refusal.code : null;
    return tried;
  });
  if ('refusal' in outcome) throw refuse(outcome.refusal);
  return outcome;
}

function refuse(refusal: ErrorDescription): DomainError {
  const isAboutCode = refusal === AUTH_ERRORS.wrongCode || refusal === AUTH_ERRORS.expiredCode;
  if (isAboutCode) return new DomainError({ ...refusal, errors: { code: refusal.message } });
  if (refusal === AUTH_ERRORS.tooManyWrongCodes) {
    return new DomainError({ ...refusal, retryAfterSeconds: DAY_SECONDS + SIGN_IN_SECONDS });
  }
  return new DomainError(refusal);
}

/** Signs in with a code that an admin made. @throws 403-10, 422-15, 429-1. */
export async function externalLogin(context: RequestContext, code: string): Promise<OperationData<'externalLogin'>> {
  const now = context.clock.now();
  const rate = { key: `external:address:${addressGroup(context.ip)}`, now, ...RATES.externalLoginOfAddress };
  await requireRate(context.db, rate);
  return runTransaction(context.db, async (tx) => {
    const taken = await takeExternalLoginCode(tx, hashToken(code), now);
    if (!taken) throw new DomainError(AUTH_ERRORS.wrongExternalCode);
    const { accountId, impersonatedBy } = taken;
    if (context.audit) Object.assign(context.audit, { accountId, adminName: impersonatedBy });
    return openSession(tx, { ...taken, origin: originOf(context) }, now);
  });
}
