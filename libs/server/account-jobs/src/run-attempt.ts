import { runTransaction } from '@peyk/server-database';
import type { ServerContext, Tx } from '@peyk/server-database';
import { DomainError } from '@peyk/server-http';
import { ACCOUNT_JOBS_ERRORS } from './account-jobs.errors';
import { JOB_STATE } from './account-jobs.repository';
import type { AttemptRow, JobKey } from './account-jobs.repository';
import { createAttemptWatch } from './attempt-watch';
import { beginAttempt, endJob, giveBack, letWait, writeMark, writeProgress } from './attempt.repository';
import type { JobEnd } from './attempt.repository';
import { JobInterrupted } from './define-job';
import type { AnyJob, JobResult, JobRun } from './define-job';
import { tellJobChanged } from './tell-job-changed';

export interface AttemptOrder {
  key: JobKey;
  /** Its id in the queue: an entry that was replaced by another is nobody's turn any more. */
  queueId: string;
  isLastTry: boolean;
  /** Aborted when this process stops, or when the queue has taken the job away from it. */
  signal: AbortSignal;
  /** Milliseconds between looks for orders. */
  lookEveryMs: number;
}

/**
 * One attempt at a job. Returns when the queue may forget it: it is done, cancelled, has failed for good, was given back, or is
 * another's. @throws what the job threw when it should be tried again
 */
export async function runAttempt(
  context: ServerContext,
  definitions: readonly AnyJob[],
  order: AttemptOrder,
): Promise<void> {
  const { db, clock } = context;
  const row = await beginAttempt(db, order.key, { queueId: order.queueId, at: clock.now() });
  if (!row) return;
  await tellJobChanged(db, row.accountId);
  const definition = definitions.find(({ kind }) => kind === row.kind);
  if (!definition) return afterError(context, { row, order }, new Error(`no code for jobs of kind ${row.kind}`));
  if (row.cancelRequestedAt) return end(context, { row, definition }, { state: JOB_STATE.cancelled, at: clock.now() });
  const watch = createAttemptWatch(context, row, order);
  try {
    const result = await definition.run(runOf(context, row, watch));
    await watch.stop();
    await end(context, { row, definition }, { state: JOB_STATE.done, result: stored(result), at: clock.now() });
  } catch (error) {
    await watch.stop();
    await afterError(context, { row, order, definition }, watch.why() ?? error);
  }
}

function stored(result: JobResult | undefined) {
  if (!result) return null;
  const { sentence, path = null, fileId = null } = result;
  return { sentence, path, fileId };
}

function runOf(
  context: ServerContext,
  row: AttemptRow,
  watch: ReturnType<typeof createAttemptWatch>,
): JobRun<object, object> {
  return {
    context,
    accountId: row.accountId,
    input: row.input,
    mark: row.mark ?? undefined,
    signal: watch.signal,
    progress: watch.progress,
    cancelled: () => watch.why()?.why === 'cancelled',
    checkpoint: async (tx, mark, progress) => {
      watch.throwIfInterrupted();
      if (progress) watch.obey(await writeProgress(tx, row, progress));
      watch.obey(await writeMark(tx, row, mark));
      watch.throwIfInterrupted();
      if (progress) watch.wasWritten(progress);
    },
  };
}

interface Attempted {
  row: AttemptRow;
  definition?: AnyJob;
}

async function afterError(
  context: ServerContext,
  { row, order, definition }: Attempted & { order: AttemptOrder },
  error: unknown,
): Promise<void> {
  const { db, clock, log } = context;
  const at = clock.now();
  if (error instanceof JobInterrupted) {
    if (error.why === 'cancelled') await end(context, { row, definition }, { state: JOB_STATE.cancelled, at });
    else if (error.why === 'stopping') await giveBack(db, row);
    return;
  }
  const isOurs = error instanceof DomainError && error.permanent;
  if (isOurs) return end(context, { row, definition }, { state: JOB_STATE.failed, error, at });
  const came = await letWait(db, row);
  await tellJobChanged(db, row.accountId);
  if (came === 'no further' && order.isLastTry) {
    log.error({ err: error, job: row.kind, jobId: String(row.id) }, 'a job has failed for good');
    return end(context, { row, definition }, { state: JOB_STATE.failed, error: ACCOUNT_JOBS_ERRORS.failed, at });
  }
  log.warn({ err: error, job: row.kind, jobId: String(row.id) }, 'a try at a job failed; it is tried again');
  if (came === 'no further') throw error;
}

function end({ db }: ServerContext, { row, definition }: Attempted, ending: JobEnd): Promise<void> {
  return runTransaction(db, async (tx) => {
    if (await endJob(tx, row, ending)) await afterEnd(tx, { row, definition }, ending);
  });
}

/** What belongs to every end but «done»: the domain tidies up, and panels hear of it. */
export async function afterEnd(
  tx: Tx,
  { row, definition }: { row: Pick<AttemptRow, 'accountId' | 'input'>; definition?: AnyJob | undefined },
  { state, error, at }: JobEnd,
): Promise<void> {
  const { accountId, input } = row;
  if (state !== JOB_STATE.done) {
    const how = state === JOB_STATE.cancelled ? 'cancelled' : 'failed';
    await definition?.onEnd?.(tx, { accountId, input, how, reason: error?.message ?? null, at });
  }
  await tellJobChanged(tx, accountId);
}
