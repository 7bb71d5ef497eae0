import type { Tx } from '@peyk/server-database';
import { hashToken, newToken } from '@peyk/server-http';
import { IMPERSONATION_SECONDS, SESSION_SECONDS } from '../auth.limits';
import { insertSession } from './session.repository';

/** A new session. Its token leaves once, in the answer; only its hash is stored. */
export async function openSession(
  tx: Tx,
  user: { accountId: bigint; userId: bigint; impersonated: boolean; impersonatedBy?: string | null },
  now: Date,
): Promise<{ token: string; expires_at: string }> {
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
