import { openSavepoint, runTransaction } from '@peyk/server-database';
import type { Tx } from '@peyk/server-database';
import { DomainError, hashToken, newToken } from '@peyk/server-http';
import type { ErrorDescription, RequestContext } from '@peyk/server-http';
import { AUTH_ERRORS } from '../auth.errors';
import {
  CODE_LIFETIME_SECONDS,
  DAY_SECONDS,
  LONG_CODE_DIGITS,
  RESEND_AFTER_SECONDS,
  TRIES_PER_SIGN_IN,
  WRONG_LONG_CODES_PER_DAY,
} from '../auth.limits';
import { codeText, hashCode, isSameHash, mobileHint, newCode } from './code';
import {
  countLongCodeFailure,
  countWrongLongCodes,
  insertCodeChallenge,
  lockCodeChallenge,
  updateCodeChallenge,
} from './code-challenge.repository';
import type { CodeChallenge } from './code-challenge.repository';
import type { CodePorts } from './issue-code.service';
import { requireLongCode, turnsOf } from './long-code.limits';
import { freeTurns } from './message-gap.repository';
import { requireWaited } from './resend-wait';

const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

/**
 * Hands the code to the sender, or does the same work for nothing: what was written is undone, so that neither the answer nor
 * its time tells whether someone was there to be sent to.
 */
async function sendOrPretend(tx: Tx, ports: CodePorts, { challenge, code, at, goesOut }: OutgoingCode) {
  const message = await openSavepoint(tx, 'code_message');
  const text = codeText(code, challenge.purpose);
  await ports.sendCode(tx, { mobile: challenge.mobile, text, at, validSeconds: CODE_LIFETIME_SECONDS });
  await (goesOut ? message.keep() : message.undo());
}

type Sendable = Pick<CodeChallenge, 'purpose' | 'userId' | 'mobile' | 'subject'>;

interface OutgoingCode {
  challenge: Sendable;
  code: string;
  at: Date;
  /** False where nobody is to be sent to, or the number has just got another message. */
  goesOut: boolean;
}

export interface LongCodeRequest extends Sendable {
  accountId: bigint | null;
  lifetimeSeconds: number;
}

/** What is answered about a code on its way. */
export function describeLongCode(token: string, mobile: number) {
  return {
    token,
    mobile_hint: mobileHint(mobile),
    code_length: LONG_CODE_DIGITS,
    expires_in_seconds: CODE_LIFETIME_SECONDS,
    resend_after_seconds: RESEND_AFTER_SECONDS,
  };
}

/** A new token and a code that goes with it. Rates are the caller's, see `requireLongCode`. */
export async function openLongCode(
  tx: Tx,
  ports: CodePorts,
  { request, now, goesOut }: { request: LongCodeRequest; now: Date; goesOut: boolean },
): Promise<{ token: string; tokenHash: Buffer }> {
  const token = newToken();
  const tokenHash = hashToken(token);
  const code = newCode(LONG_CODE_DIGITS);
  const { lifetimeSeconds, ...challenge } = request;
  await insertCodeChallenge(tx, {
    ...challenge,
    tokenHash,
    codeHash: hashCode(ports.pepper, tokenHash, code),
    codeExpiresAt: after(now, CODE_LIFETIME_SECONDS),
    lastSentAt: now,
    expiresAt: after(now, lifetimeSeconds),
  });
  await sendOrPretend(tx, ports, { challenge, code, at: now, goesOut });
  return { token, tokenHash };
}

/** @throws 422-60 when its time is over, 422-61 when its tries are used up. */
export function requireOpenLongCode(found: CodeChallenge | undefined, now: Date): CodeChallenge {
  if (!found || found.consumedAt || found.expiresAt <= now) throw new DomainError(AUTH_ERRORS.endedRequest);
  if (found.failedAttempts >= TRIES_PER_SIGN_IN) throw new DomainError(AUTH_ERRORS.tooManyTriesOfRequest);
  return found;
}

/** Sends a new code for a token of ours. @throws 422-60, 422-61, 429-1, 429-10 */
export async function resendLongCode(
  context: RequestContext,
  ports: CodePorts,
  { token, found }: { token: string; found: CodeChallenge },
) {
  const now = context.clock.now();
  const tokenHash = hashToken(token);
  const requireResendable = (challenge: CodeChallenge | undefined) => {
    const open = requireOpenLongCode(challenge, now);
    requireWaited(open.lastSentAt, now);
    return open;
  };
  const { mobile } = requireResendable(found);
  // Before the transaction: a refusal must not undo its own counting.
  const goesOut = await requireLongCode(context, ports, found);
  await runTransaction(context.db, async (tx) => {
    // Looked at again under the lock: of two that come at once, one sends.
    const challenge = requireResendable(await lockCodeChallenge(tx, tokenHash));
    const code = newCode(LONG_CODE_DIGITS);
    const codeHash = hashCode(ports.pepper, tokenHash, code);
    await updateCodeChallenge(tx, tokenHash, {
      codeHash,
      codeExpiresAt: after(now, CODE_LIFETIME_SECONDS),
      lastSentAt: now,
    });
    await sendOrPretend(tx, ports, { challenge, code, at: now, goesOut });
  });
  return { method: 'sms' as const, ...describeLongCode(token, mobile) };
}

interface Attempt {
  pepper: string;
  token: string;
  code: string;
  purpose: CodeChallenge['purpose'];
}

async function judge(
  tx: Tx,
  attempt: Attempt,
  { now, audit }: { now: Date; audit: RequestContext['audit'] },
): Promise<CodeChallenge | { refusal: ErrorDescription }> {
  const tokenHash = hashToken(attempt.token);
  const found = await lockCodeChallenge(tx, tokenHash);
  const challenge = requireOpenLongCode(found?.purpose === attempt.purpose ? found : undefined, now);
  // Also a wrong code is an entry of the account that it was tried for.
  if (audit && challenge.accountId !== null) audit.accountId = challenge.accountId;
  const wrong = await countWrongLongCodes(tx, challenge.subject, after(now, -DAY_SECONDS));
  if (wrong >= WRONG_LONG_CODES_PER_DAY) return { refusal: AUTH_ERRORS.tooManyWrongLongCodes };
  if (challenge.codeExpiresAt <= now) return { refusal: AUTH_ERRORS.expiredCode };
  const isRight = isSameHash(hashCode(attempt.pepper, tokenHash, attempt.code), challenge.codeHash);
  // The code of a token that belongs to nobody was never sent; who guesses it has learned nothing.
  const isAnybody = challenge.purpose === 'registration' || challenge.userId !== null;
  if (isRight && isAnybody) return challenge;
  await countLongCodeFailure(tx, tokenHash);
  const isLast = challenge.failedAttempts + 1 >= TRIES_PER_SIGN_IN;
  return { refusal: isLast ? AUTH_ERRORS.tooManyTriesOfRequest : AUTH_ERRORS.wrongCode };
}

function refuse(refusal: ErrorDescription): DomainError {
  const isAboutCode = refusal === AUTH_ERRORS.wrongCode || refusal === AUTH_ERRORS.expiredCode;
  if (isAboutCode) return new DomainError({ ...refusal, errors: { code: refusal.message } });
  if (refusal === AUTH_ERRORS.tooManyWrongLongCodes) {
    return new DomainError({ ...refusal, retryAfterSeconds: DAY_SECONDS });
  }
  return new DomainError(refusal);
}

/**
 * Does `work` in the transaction that has found the code right.
 * @throws 422-11, 422-12, 422-60, 422-61, 429-13, and what `work` throws, which then undoes everything but counts nothing.
 */
export async function withRightLongCode<T>(
  context: RequestContext,
  attempt: Attempt,
  work: (tx: Tx, challenge: CodeChallenge) => Promise<T>,
): Promise<T> {
  const now = context.clock.now();
  const outcome = await runTransaction(context.db, async (tx) => {
    // Refusals are returned, not thrown: the count of a wrong code must be committed.
    const judged = await judge(tx, attempt, { now, audit: context.audit });
    // Without this the audit log would call a wrong code a new password.
    if (context.audit) context.audit.refusal = 'refusal' in judged ? judged.refusal.code : null;
    if ('refusal' in judged) return judged;
    await freeTurns(tx, turnsOf(attempt.pepper, judged));
    return { done: await work(tx, judged) };
  });
  if ('refusal' in outcome) throw refuse(outcome.refusal);
  return outcome.done;
}
