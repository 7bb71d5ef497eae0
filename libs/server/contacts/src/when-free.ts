import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerContext, Tx } from '@peyk/server-database';
import { DomainError } from '@peyk/server-http';
import { inTurn } from './account-turn';
import { CONTACTS_ERRORS } from './contacts.errors';

const BUSY_PAUSE_MS = 1_000;

/** A change that a job makes in its account's turn. The account may be busy for as long as it likes; that is no fault of the job. */
export async function whenFree<T>(
  { context, accountId, signal }: { context: ServerContext; accountId: bigint; signal: AbortSignal },
  change: (tx: Tx) => Promise<T>,
): Promise<T> {
  for (;;) {
    try {
      return await inTurn(context.db, accountId, change);
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== CONTACTS_ERRORS.busy.code) throw error;
      context.log.warn({}, 'an account is busy; its job goes on later');
    }
    await sleep(BUSY_PAUSE_MS, undefined, { signal }).catch(() => signal.throwIfAborted());
  }
}
