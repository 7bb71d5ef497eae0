import { runTransaction } from '@peyk/server-database';
import type { Tx } from '@peyk/server-database';
import { DomainError, requireAccount } from '@peyk/server-http';
import type { RequestContext } from '@peyk/server-http';
import { AUTH_ERRORS } from '../auth.errors';
import { STEP_UP_SECONDS } from '../auth.limits';
import { findUser } from '../sign-in/user.repository';
import { hashSubject } from './code';
import { updateCodeChallenge } from './code-challenge.repository';
import type { CodePorts } from './issue-code.service';
import { requireLongCode } from './long-code.limits';
import { describeLongCode, openLongCode, withRightLongCode } from './long-code.service';

/** What a user who is signed in does only with a fresh code to their mobile: an open session alone is not enough. */
export type StepUpPurpose = 'api_key';

export interface StepUpAttempt {
  token: string;
  code: string;
}

/**
 * Sends a code to the mobile of the user who asks. It goes again with `send_sms_otp`; twelve an hour of one user, six to one number,
 * one a minute. @throws 429-1, 429-10
 */
export async function sendStepUpCode(context: RequestContext, ports: CodePorts, purpose: StepUpPurpose) {
  const user = await findUser(context.db, requireAccount(context).userId);
  if (!user) throw new Error('a signed-in request of nobody');
  const { accountId, userId, mobile } = user;
  // Wrong codes of one user count together, whatever they are for.
  const subject = hashSubject(ports.pepper, 'step_up', String(userId));
  const request = { purpose, accountId, userId, mobile, subject, lifetimeSeconds: STEP_UP_SECONDS };
  const goesOut = await requireLongCode(context, ports, request);
  const now = context.clock.now();
  const { token } = await runTransaction(context.db, (tx) => openLongCode(tx, ports, { request, now, goesOut }));
  return describeLongCode(token, mobile);
}

/**
 * Does `work` once with the code that came, in the transaction that has found it right. A code is of use to the user alone to whom it
 * was sent. @throws 422-11, 422-12, 422-60, 422-61, 429-13, and what `work` throws: then the code stays good
 */
export function withStepUpCode<T>(
  context: RequestContext,
  { pepper }: Pick<CodePorts, 'pepper'>,
  { purpose, ...attempt }: StepUpAttempt & { purpose: StepUpPurpose },
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const { userId } = requireAccount(context);
  return withRightLongCode(context, { ...attempt, pepper, purpose }, async (tx, challenge) => {
    if (challenge.userId !== userId) throw new DomainError(AUTH_ERRORS.endedRequest);
    await updateCodeChallenge(tx, challenge.tokenHash, { consumedAt: context.clock.now() });
    return work(tx);
  });
}
