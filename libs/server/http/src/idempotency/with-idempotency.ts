import { createHash } from 'node:crypto';
import { errorCodeOf, runTransaction } from '@peyk/server-database';
import type { Tx } from '@peyk/server-database';
import { requireState } from '../access/rights';
import { DomainError } from '../errors/domain-error';
import { HTTP_ERRORS } from '../errors/http.errors';
import { requireAccount } from '../request-context';
import type { RequestContext } from '../request-context';
import { claimKey, readFirstCall, storeAnswer } from './idempotency.repository';

export interface IdempotentCall {
  /** operationId: the same key may be used once for each operation. */
  operation: string;
  /** Value of Idempotency-Key. */
  key: string;
  /** The request; the same key with another body is refused. */
  body: unknown;
  /** How long a second call waits for the first, in milliseconds; default 10,000. */
  waitLimitMs?: number;
}

export const KEPT_MS = 24 * 60 * 60 * 1000;
const WAIT_LIMIT_MS = 10_000;
const LOCK_NOT_AVAILABLE = '55P03';

/** Equal for equal JSON, whatever the order of its keys. */
export function hashBody(body: unknown): Buffer {
  const text = JSON.stringify(body, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return createHash('sha256')
    .update(text ?? '')
    .digest();
}

/**
 * Carries out `fn` once for each key of an account. Its work and its answer are stored in one transaction, so a
 * crash leaves either both or nothing. A second call with the same key waits for the first and gets its answer.
 *
 * @param fn must do all its writing through `tx`; its answer must be JSON.
 * @throws 422-3 when the key was used with another body; 409-3 when the first call takes longer than the wait;
 *   what `fn` throws, and then the key is free again.
 */
export async function withIdempotency<T>(
  context: RequestContext,
  call: IdempotentCall,
  fn: (tx: Tx) => Promise<T>,
): Promise<T> {
  const { accountId } = requireAccount(context);
  const row = { accountId, operation: call.operation, key: call.key, bodyHash: hashBody(call.body) };
  try {
    return await runTransaction(context.db, async (tx) => {
      const now = context.clock.now();
      const expired = new Date(now.getTime() - KEPT_MS);
      const isFirst = await claimKey(tx, row, { now, expired, waitMs: call.waitLimitMs ?? WAIT_LIMIT_MS });
      if (!isFirst) {
        if (context.audit) context.audit.isNothing = true;
        return await answerAgain<T>(tx, row);
      }
      // Of a call that was carried out the first answer is given again, whatever has become of the account since.
      if (context.access && context.rights) requireState(context.access, context.rights);
      const answer = await fn(tx);
      await storeAnswer(tx, row, answer);
      return answer;
    });
  } catch (error) {
    if (errorCodeOf(error) === LOCK_NOT_AVAILABLE) throw new DomainError(HTTP_ERRORS.stillBusy);
    throw error;
  }
}

async function answerAgain<T>(tx: Tx, row: Parameters<typeof readFirstCall>[1]): Promise<T> {
  const first = await readFirstCall(tx, row);
  if (!first.bodyHash.equals(row.bodyHash)) throw new DomainError(HTTP_ERRORS.keyOfOtherBody);
  // It was stored by this function for the same operation and body.
  return first.answer as T;
}
