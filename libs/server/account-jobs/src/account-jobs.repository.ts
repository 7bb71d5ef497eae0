import { sql } from 'kysely';
import { jsonText } from '@peyk/server-database';
import type { DbOrTx, Tx } from '@peyk/server-database';

/** 0 waiting, 1 running, 2 done, 3 failed, 4 cancelled. */
export const JOB_STATE = { waiting: 0, running: 1, done: 2, failed: 3, cancelled: 4 } as const;

export interface JobKey {
  accountId: bigint;
  id: bigint;
}

/** What the panel shows of a job. */
export interface JobRow extends JobKey {
  kind: string;
  title: string;
  permission: string;
  state: number;
  doneCount: bigint;
  totalCount: bigint | null;
  result: StoredResult | null;
  errorCode: string | null;
  errorMessage: string | null;
  cancelRequestedAt: Date | null;
  createdAt: Date;
  startedAt: Date | null;
  finishedAt: Date | null;
}

export interface StoredResult {
  sentence: string;
  path: string | null;
  fileId: string | null;
}

/** A row at the beginning of an attempt. */
export interface AttemptRow extends JobRow {
  input: object;
  mark: object | null;
  attempt: number;
}

const COLUMNS = [
  'account_id as accountId',
  'id',
  'kind',
  'title',
  'permission',
  'state',
  'done_count as doneCount',
  'total_count as totalCount',
  'result',
  'error_code as errorCode',
  'error_message as errorMessage',
  'cancel_requested_at as cancelRequestedAt',
  'created_at as createdAt',
  'started_at as startedAt',
  'finished_at as finishedAt',
] as const;

export interface JobToInsert {
  accountId: bigint;
  userId: bigint | null;
  impersonatedBy?: string | null;
  kind: string;
  title: string;
  permission: string;
  input: object;
  total: number | undefined;
  at: Date;
}

export async function insertJob(tx: Tx, job: JobToInsert): Promise<JobKey> {
  return tx
    .insertInto('account_jobs')
    .values({
      account_id: job.accountId,
      user_id: job.userId,
      impersonated_by: job.impersonatedBy ?? null,
      kind: job.kind,
      title: job.title,
      permission: job.permission,
      input: jsonText(job.input),
      total_count: job.total === undefined ? null : BigInt(job.total),
      created_at: job.at,
    })
    .returning(['account_id as accountId', 'id'])
    .executeTakeFirstOrThrow();
}

export async function countUnfinished(db: DbOrTx, accountId: bigint): Promise<number> {
  const { count } = await db
    .selectFrom('account_jobs')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('account_id', '=', accountId)
    .where('state', '<', JOB_STATE.done)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whose jobs: all of the account's, or those that need one of these permissions. */
export interface Viewer {
  accountId: bigint;
  permissions: readonly string[] | 'all';
}

/** Newest first: what runs, and what ended after `since` and was not dismissed. */
export async function selectJobs(
  db: DbOrTx,
  { accountId, permissions }: Viewer,
  { since, limit }: { since: Date; limit: number },
): Promise<JobRow[]> {
  return db
    .selectFrom('account_jobs')
    .select(COLUMNS)
    .where('account_id', '=', accountId)
    .where('dismissed_at', 'is', null)
    .where((eb) => eb.or([eb('finished_at', 'is', null), eb('finished_at', '>', since)]))
    .$if(permissions !== 'all', (query) => query.where('permission', 'in', orNothing(permissions)))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function findJob(db: DbOrTx, { accountId, permissions }: Viewer, id: bigint): Promise<JobRow | undefined> {
  return db
    .selectFrom('account_jobs')
    .select(COLUMNS)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .$if(permissions !== 'all', (query) => query.where('permission', 'in', orNothing(permissions)))
    .executeTakeFirst();
}

/** "in ()" is no SQL. */
function orNothing(permissions: readonly string[] | 'all'): readonly string[] {
  return permissions === 'all' || permissions.length === 0 ? ['-'] : permissions;
}

/** Asks a running job to end. Answers whether it still ran. */
export async function requestCancel(tx: Tx, { accountId, id }: JobKey, at: Date): Promise<boolean> {
  const { rows } = await sql`
    update account_jobs set cancel_requested_at = coalesce(cancel_requested_at, ${at})
    where account_id = ${accountId} and id = ${id} and state = ${JOB_STATE.running} returning id`.execute(tx);
  return rows.length === 1;
}

/** The row of one that waits, for the transaction that cancels it; undefined when it runs or has ended. */
export async function lockWaiting(
  tx: Tx,
  { accountId, id }: JobKey,
): Promise<{ kind: string; input: object } | undefined> {
  return tx
    .selectFrom('account_jobs')
    .select(['kind', 'input'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('state', '=', JOB_STATE.waiting)
    .forUpdate()
    .executeTakeFirst();
}

export async function markDismissed(db: DbOrTx, { accountId, id }: JobKey, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('account_jobs')
    .set({ dismissed_at: at })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('finished_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
