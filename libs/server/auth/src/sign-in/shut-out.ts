import type { Tx } from '@peyk/server-database';
import { endOpenChallenges } from '../codes/challenge.repository';
import { endResets } from '../codes/code-challenge.repository';
import { endOneUseCodes } from './one-use-code.repository';
import { revokeSessions } from './session.repository';

/**
 * Ends at once whatever lets a user in: sessions, sign-ins and resets under way, codes that were not used yet. The caller has
 * changed the user's row in the same transaction, so that nothing new is opened beside it.
 */
export async function shutOut(tx: Tx, user: { accountId: bigint; userId: bigint }, now: Date): Promise<void> {
  await endOpenChallenges(tx, user.userId, now);
  await endResets(tx, user.userId, now);
  await endOneUseCodes(tx, user, now);
  await revokeSessions(tx, user, now);
}
