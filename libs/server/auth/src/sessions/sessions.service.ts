import { auditChange, runTransaction } from '@peyk/server-database';
import type { Tx } from '@peyk/server-database';
import { DomainError, requireAccount } from '@peyk/server-http';
import type { OperationData, RequestContext } from '@peyk/server-http';
import { AUTH_ERRORS } from '../auth.errors';
import { SESSIONS_SHOWN } from '../auth.limits';
import { endOpenChallenges } from '../codes/challenge.repository';
import { revokeSessions } from '../sign-in/session.repository';
import { findOpenSessions, isSessionOf } from './open-sessions.repository';

/** Said of an admin whose name an earlier version did not note. */
const UNNAMED_ADMIN = 'پشتیبانی';

interface UserKey {
  accountId: bigint;
  userId: bigint;
}

/** Where the user is signed in now. */
export async function listSessions(context: RequestContext): Promise<OperationData<'listSessions'>> {
  const { db, clock, sessionKey } = context;
  const rows = await findOpenSessions(db, requireAccount(context), { now: clock.now(), limit: SESSIONS_SHOWN });
  const items = rows.map((row) => ({
    id: row.id.toString(),
    current: sessionKey?.equals(row.tokenHash) ?? false,
    browser: row.browser,
    system: row.system,
    address_range: row.addressRange,
    impersonated_by: row.impersonated ? (row.impersonatedBy ?? UNNAMED_ADMIN) : null,
    created_at: row.createdAt.toISOString(),
    last_used_at: row.lastUsedAt.toISOString(),
  }));
  return { items };
}

/** Ends one session of the user. One that is over already stays so. @throws 404-430 for a session of anybody else. */
export async function endSession(context: RequestContext, id: bigint): Promise<OperationData<'endSession'>> {
  const { accountId, userId } = requireAccount(context);
  return runTransaction(context.db, async (tx) => {
    const ended = await revokeSessions(tx, { accountId, userId, id }, context.clock.now());
    if (ended === 0 && !(await isSessionOf(tx, { accountId, userId }, id))) {
      throw new DomainError(AUTH_ERRORS.unknownSession);
    }
    auditChange({ before: { sessionId: id, open: ended === 1 }, after: { sessionId: id, open: false } });
    return { ended };
  });
}

/**
 * Ends all sessions of a user but the one with the key `kept`, and sign-ins that await their code: for anyone who changes a
 * password, a number or a factor, in the same transaction. Sign-ins first: one that is just being confirmed is waited for, and
 * the session that it leaves is ended with the others. @returns how many sessions
 */
export async function endSessionsBut(
  tx: Tx,
  { accountId, userId, kept }: UserKey & { kept: Buffer },
  now: Date,
): Promise<number> {
  await endOpenChallenges(tx, userId, now);
  return revokeSessions(tx, { accountId, userId, butFor: kept }, now);
}

/** Ends all sessions of the user but the one of this request. */
export async function endOtherSessions(context: RequestContext): Promise<OperationData<'endOtherSessions'>> {
  const { accountId, userId } = requireAccount(context);
  const { sessionKey } = context;
  if (!sessionKey) throw new Error('a signed-in request without a session');
  return runTransaction(context.db, async (tx) => {
    const ended = await endSessionsBut(tx, { accountId, userId, kept: sessionKey }, context.clock.now());
    auditChange({ before: { otherSessions: ended }, after: { otherSessions: 0 } });
    return { ended };
  });
}
