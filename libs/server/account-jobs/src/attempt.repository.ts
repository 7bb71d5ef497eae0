import { sql } from 'kysely';
import { jsonText } from '@peyk/server-database';
import type { DbOrTx, Tx } from '@peyk/server-database';
import { JOB_STATE } from './account-jobs.repository';
import type { AttemptRow, JobKey, StoredResult } from './account-jobs.repository';
import type { JobProgress } from './define-job';

/** Some that the queue has not been told of, oldest first; other processes leave them alone until the transaction ends. */
export async function lockToHandOver(tx: Tx, limit: number): Promise<JobKey[]> {
  const { rows } = await sql<JobKey>`
    select account_id as "accountId", id from account_jobs where state < ${JOB_STATE.done} and queue_id is null
    order by created_at limit ${limit} for update skip locked`.execute(tx);
  return rows;
}

export async function markHandedOver(tx: Tx, { accountId, id }: JobKey, queueId: string): Promise<void> {
  await tx
    .updateTable('account_jobs')
    .set({ queue_id: queueId })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

/** A new attempt: from now on the one before it can write nothing more. Undefined when the job has ended, or is another's turn. */
export async function beginAttempt(
  db: DbOrTx,
  { accountId, id }: JobKey,
  { queueId, at }: { queueId: string; at: Date },
): Promise<AttemptRow | undefined> {
  const { rows } = await sql<AttemptRow>`
    update account_jobs set state = ${JOB_STATE.running}, attempt = attempt + 1, started_at = coalesce(started_at, ${at})
    where account_id = ${accountId} and id = ${id} and state < ${JOB_STATE.done} and queue_id = ${queueId}
    returning account_id as "accountId", id, kind, title, permission, state, done_count as "doneCount",
      total_count as "totalCount", result, error_code as "errorCode", error_message as "errorMessage",
      cancel_requested_at as "cancelRequestedAt", created_at as "createdAt", started_at as "startedAt",
      finished_at as "finishedAt", input, mark, attempt`.execute(db);
  return rows[0];
}

export interface AttemptKey extends JobKey {
  attempt: number;
}

/** What an attempt learns when it writes; undefined: it is not the newest any more, or the job has ended. */
export type Written = { isCancelled: boolean } | undefined;

export async function writeProgress(
  db: DbOrTx,
  { accountId, id, attempt }: AttemptKey,
  { done, total }: JobProgress,
): Promise<Written> {
  const { rows } = await sql<{ isCancelled: boolean }>`
    update account_jobs set done_count = ${done}, total_count = ${total ?? null}
    where account_id = ${accountId} and id = ${id} and attempt = ${attempt} and state = ${JOB_STATE.running}
    returning cancel_requested_at is not null as "isCancelled"`.execute(db);
  return rows[0];
}

export async function readOrders(db: DbOrTx, { accountId, id, attempt }: AttemptKey): Promise<Written> {
  const { rows } = await sql<{ isCancelled: boolean }>`
    select cancel_requested_at is not null as "isCancelled" from account_jobs
    where account_id = ${accountId} and id = ${id} and attempt = ${attempt} and state = ${JOB_STATE.running}`.execute(
    db,
  );
  return rows[0];
}

export async function writeMark(tx: Tx, { accountId, id, attempt }: AttemptKey, mark: object): Promise<Written> {
  const { rows } = await sql<{ isCancelled: boolean }>`
    update account_jobs set mark = ${jsonText(mark)}::jsonb
    where account_id = ${accountId} and id = ${id} and attempt = ${attempt} and state = ${JOB_STATE.running}
    returning cancel_requested_at is not null as "isCancelled"`.execute(tx);
  return rows[0];
}

export interface JobEnd {
  state: number;
  result?: StoredResult | null;
  error?: { code: string; message: string };
  at: Date;
}

/** Ends a job that has not ended; with an attempt, only that one may. Answers whether it did. */
export async function endJob(
  tx: DbOrTx,
  { accountId, id, attempt }: JobKey & { attempt?: number },
  { state, result = null, error, at }: JobEnd,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('account_jobs')
    .set({
      state,
      result: result && jsonText(result),
      error_code: error?.code ?? null,
      error_message: error?.message ?? null,
      finished_at: at,
    })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('state', '<', JOB_STATE.done)
    .$if(attempt !== undefined, (query) => query.where('attempt', '=', attempt ?? 0))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Gives a job back, to be handed over anew: its process stops, or the next try should come later. */
export async function giveBack(db: DbOrTx, { accountId, id, attempt }: AttemptKey): Promise<void> {
  await db
    .updateTable('account_jobs')
    .set({ state: JOB_STATE.waiting, queue_id: null })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('state', '=', JOB_STATE.running)
    .execute();
}

/**
 * An attempt failed and another comes: until then it waits. One that got further than the attempt before it is handed over anew and
 * has all its tries again. Answers whether it did.
 */
export async function letWait(
  db: DbOrTx,
  row: AttemptKey & { mark: object | null },
): Promise<'further' | 'no further'> {
  const mark = row.mark && jsonText(row.mark);
  const { rows } = await sql<{ further: boolean }>`
    update account_jobs set state = ${JOB_STATE.waiting},
      queue_id = case when mark is distinct from ${mark}::jsonb then null else queue_id end
    where account_id = ${row.accountId} and id = ${row.id} and attempt = ${row.attempt} and state = ${JOB_STATE.running}
    returning queue_id is null as further`.execute(db);
  return rows[0]?.further ? 'further' : 'no further';
}

/** Jobs whose entry in the queue is gone (a queue that was emptied, a backup) are handed over anew. Answers how many. */
export async function takeBackForgotten(db: DbOrTx, { at, queue }: { at: Date; queue: string }): Promise<number> {
  const { numAffectedRows } = await sql`
    update account_jobs j set queue_id = null where j.state < ${JOB_STATE.done} and j.queue_id is not null
      and j.created_at < ${at} and not exists (
        select from pgboss.job b where b.name = ${queue} and b.id = j.queue_id and b.state < 'completed')`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
