import type { Tx } from '@peyk/server-database';
import { DomainError, hashToken, newToken } from '@peyk/server-http';
import { AUTH_ERRORS } from '../auth.errors';
import { IMPERSONATION_SECONDS, SESSION_SECONDS } from '../auth.limits';
import type { SessionOrigin } from '../sessions/session-origin';
import { insertSession } from './session.repository';
import { activateUser, lockUserState } from './user.repository';

/**
 * A new session. Its token leaves once, in the answer; only its hash is stored. An invited member is active from then on,
 * unless an admin came in its name. @throws 403-10 for a deactivated member
 */
export async function openSession(
  tx: Tx,
  user: {
    accountId: bigint;
    userId: bigint;
    impersonated: boolean;
    impersonatedBy?: string | null;
    origin: SessionOrigin;
  },
  now: Date,
): Promise<{ token: string; expires_at: string }> {
  const state = await lockUserState(tx, user.userId);
  if (state === undefined || state === 'deactivated') throw new DomainError(AUTH_ERRORS.deactivatedUser);
  if (state === 'pending' && !user.impersonated) await activateUser(tx, user.userId);
  const token = newToken();
  const seconds = user.impersonated ? IMPERSONATION_SECONDS : SESSION_SECONDS;
  const expiresAt = new Date(now.getTime() + seconds * 1000);
  await insertSession(tx, {
    ...user,
    impersonatedBy: user.impersonatedBy ?? null,
    tokenHash: hashToken(token),
    createdAt: now,
    expiresAt,
  });
  return { token, expires_at: expiresAt.toISOString() };
}
