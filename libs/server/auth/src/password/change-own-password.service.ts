import { auditChange, runTransaction } from '@peyk/server-database';
import { DomainError, addressGroup, requireAccount } from '@peyk/server-http';
import type { OperationData, RequestContext } from '@peyk/server-http';
import { AUTH_ERRORS } from '../auth.errors';
import type { CodePorts } from '../codes/issue-code.service';
import { endSessionsBut } from '../sessions/sessions.service';
import { forgetDevices } from '../sign-in/known-device.repository';
import { findUser, lockUserState, updatePasswordHash } from '../sign-in/user.repository';
import { newPasswordFault } from './check-new-password';
import { hashPassword } from './password-hash';
import { requireCurrentPassword, wrongCurrentPassword } from './require-current-password';

export const PASSWORD_CHANGED =
  'پیک\nگذرواژهٔ حساب شما تغییر کرد. اگر خودتان این کار را نکرده‌اید، فوراً با پشتیبانی تماس بگیرید.';

interface Passwords {
  current: string;
  wanted: string;
}

/**
 * Sets a new password for anyone who knows the present one: an open session alone is not enough, for it may be someone else's. All other
 * sessions end, devices are unknown again, and the user is told by SMS. Two at once: the second finds another present password.
 * @throws 422-19, 422-430, 422-431, 429-1
 */
export async function changeOwnPassword(
  context: RequestContext,
  ports: CodePorts,
  { current, wanted }: Passwords,
): Promise<OperationData<'changeOwnPassword'>> {
  const { accountId, userId } = requireAccount(context);
  const { db, clock, sessionKey } = context;
  const now = clock.now();
  if (!sessionKey) throw new Error('a signed-in request without a session');
  const user = await requireCurrentPassword(context, current);
  const fault = newPasswordFault(wanted, { username: user.username, mobile: user.mobile });
  if (fault) throw new DomainError({ ...AUTH_ERRORS.unacceptablePassword, errors: { password: fault } });
  if (current === wanted) {
    throw new DomainError({ ...AUTH_ERRORS.samePassword, errors: { password: AUTH_ERRORS.samePassword.message } });
  }
  const passwordHash = await hashPassword(wanted, { group: addressGroup(context.ip) });
  return runTransaction(db, async (tx) => {
    await lockUserState(tx, userId);
    const present = await findUser(tx, userId);
    if (present?.passwordHash !== user.passwordHash) throw wrongCurrentPassword();
    await updatePasswordHash(tx, userId, passwordHash);
    const ended = await endSessionsBut(tx, { accountId, userId, kept: sessionKey }, now);
    await forgetDevices(tx, { accountId, userId });
    await ports.sendCode(tx, { mobile: user.mobile, text: PASSWORD_CHANGED, at: now });
    auditChange({ before: { otherSessions: ended }, after: { otherSessions: 0 } });
    return { ended };
  });
}
