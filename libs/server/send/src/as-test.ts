import type { Tx } from '@peyk/server-database';
import {
  DomainError,
  giveBackToRate,
  HTTP_ERRORS,
  requireAccount,
  takeFromRate,
  withIdempotency,
} from '@peyk/server-http';
import type { IdempotentCall, RequestContext } from '@peyk/server-http';

/** A test costs as much as any message, and nobody needs more of them. */
const TEST_RATE = { limit: 10, windowSeconds: 60 };

/**
 * Makes a test send once for its idempotency key, and at most ten a minute for one person, of whatever kind. Counted before the key is
 * looked at, for a rate counts by itself and no transaction may wait for a second connection; judged only where a test would be made, and
 * given back where none is: a first answer is given again however often it is asked for.
 * @param make answers at least the id of the send. @throws tooOften
 */
export async function asTest<Answer extends { send_id: string }>(
  context: RequestContext,
  call: IdempotentCall,
  make: (tx: Tx, now: Date) => Promise<Answer>,
): Promise<Answer> {
  const { accountId, userId } = requireAccount(context);
  const now = context.clock.now();
  const rate = { ...TEST_RATE, key: `test-send:${accountId}:${userId}`, now };
  const { allowed, retryAfterSeconds } = await takeFromRate(context.db, rate);
  let isFirst = false;
  try {
    return await withIdempotency(context, call, async (tx) => {
      isFirst = true;
      if (!allowed) throw new DomainError({ ...HTTP_ERRORS.tooOften, retryAfterSeconds });
      const answer = await make(tx, now);
      if (context.audit) context.audit.object = `send:${answer.send_id}`;
      return answer;
    });
  } finally {
    // A call more or less is no reason to lose the answer.
    const warn = (error: unknown) => context.log.warn({ err: error }, 'a call could not be given back to its limit');
    if (!isFirst) await giveBackToRate(context.db, rate).catch(warn);
  }
}
