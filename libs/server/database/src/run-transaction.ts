import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AuditChange } from './audit-entry';
import type { Logger } from './context';
import { logOf } from './create-database';
import type { Db, DbOrTx, Tx } from './create-database';
import { isRetryable } from './database-errors';

const ATTEMPTS = 5;
const FIRST_PAUSE_MS = 10;

/** What belongs into every transaction of a piece of work, such as an entry that says who does it. */
export interface TransactionHook {
  /** As the last thing before the commit. What it throws undoes the transaction. */
  beforeCommit(tx: Tx): Promise<void>;
  /** The transaction that it ran in is committed. */
  afterCommit(): void;
  /** What the work has changed, see auditChange. */
  change?: AuditChange | undefined;
}

const hooks = new AsyncLocalStorage<TransactionHook>();

/** Runs `work`; whatever transaction it runs by runTransaction, however deep inside, ends with the hook. */
export function withTransactionHook<T>(hook: TransactionHook, work: () => Promise<T>): Promise<T> {
  return hooks.run(hook, work);
}

/**
 * Says in the entry of the operation or command under way how something stood before it is changed: called by the service that
 * changes it, which has the row at hand. Several changes make one. Where nothing is written down, it does nothing.
 */
export function auditChange(change: AuditChange): void {
  const hook = hooks.getStore();
  if (!hook) return;
  const before = { ...hook.change?.before, ...change.before };
  const after = change.after && { ...hook.change?.after, ...change.after };
  hook.change = { ...hook.change, ...change, before, after };
}

const afterwards = new WeakMap<DbOrTx, (() => void)[]>();

/**
 * Does something in this process once this transaction is committed: then, once, and never when it was undone, or when nobody heard
 * whether it was. Answers false, and nothing will be done, for a transaction that was not begun by runTransaction.
 */
export function whenCommitted(tx: DbOrTx, act: () => void): boolean {
  const acts = afterwards.get(tx);
  acts?.push(act);
  return acts !== undefined;
}

/** @returns what forgets all that this transaction was asked to do at its commit since now */
export function rememberActs(tx: DbOrTx): () => void {
  const acts = afterwards.get(tx);
  const count = acts?.length ?? 0;
  return () => void acts?.splice(count);
}

const logs = new WeakMap<DbOrTx, Logger>();

/**
 * Tells the log something that is true once this transaction is committed: then, once, and never when it was undone. Of a transaction
 * that was not begun by runTransaction nothing is told.
 */
export function onCommit(tx: DbOrTx, tell: (log: Logger) => void): void {
  const log = logs.get(tx);
  if (log) whenCommitted(tx, () => tell(log));
}

/** It is committed: what goes wrong now must not look as if it were not. */
function perform(act: () => void, log: Logger | undefined): void {
  try {
    act();
  } catch (error) {
    log?.error({ err: error }, 'what was to follow a commit failed; the commit stands');
  }
}

async function runOnce<T>(db: Db, fn: (tx: Tx) => Promise<T>): Promise<T> {
  const hook = hooks.getStore();
  const log = logOf(db);
  const acts: (() => void)[] = [];
  const result = await db.transaction().execute(async (tx) => {
    afterwards.set(tx, acts);
    if (log) logs.set(tx, log);
    const answer = await fn(tx);
    await hook?.beforeCommit(tx);
    return answer;
  });
  for (const act of acts) perform(act, log);
  hook?.afterCommit();
  return result;
}

/**
 * Runs `fn` in a transaction; from its beginning again when PostgreSQL broke a deadlock or a conflict by ending it.
 * So `fn` must do nothing outside the transaction that may not happen twice. Given a transaction, it is a part of that one.
 * @throws what `fn` throws, and the last conflict after five tries.
 */
export async function runTransaction<T>(db: DbOrTx, fn: (tx: Tx) => Promise<T>): Promise<T> {
  // The cast: what has begun one is a transaction.
  if (db.isTransaction) return fn(db as Tx);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(db, fn);
    } catch (error) {
      if (!isRetryable(error) || attempt === ATTEMPTS) throw error;
    }
    const hook = hooks.getStore();
    if (hook) hook.change = undefined;
    // Two that met once should not meet again at the same instant.
    await sleep(FIRST_PAUSE_MS * 2 ** attempt * Math.random());
  }
}
