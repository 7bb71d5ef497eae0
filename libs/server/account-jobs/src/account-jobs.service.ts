import type { ServerContext, Tx } from '@peyk/server-database';
import { runTransaction } from '@peyk/server-database';
import { JOB_STATE, findJob, lockWaiting, markDismissed, requestCancel, selectJobs } from './account-jobs.repository';
import type { JobRow, Viewer } from './account-jobs.repository';
import { endJob } from './attempt.repository';
import type { AnyJob } from './define-job';
import { fail } from './fail';
import { LISTED_MS, MAX_LISTED } from './limits';
import { tellJobChanged } from './tell-job-changed';

/** What runs for an account, and what ended in the last day, as far as the viewer may see it. */
export function listJobsOf({ db, clock }: ServerContext, viewer: Viewer): Promise<JobRow[]> {
  return selectJobs(db, viewer, { since: new Date(clock.now().getTime() - LISTED_MS), limit: MAX_LISTED });
}

/** @throws unknownJob, also for another account's and for one that the viewer may not see */
export async function requireJob({ db }: Pick<ServerContext, 'db'> | { db: Tx }, viewer: Viewer, id: bigint) {
  return (await findJob(db, viewer, id)) ?? fail('unknownJob');
}

/** Ends a job that waits; asks one that runs to end. @throws unknownJob, alreadyEnded */
export function cancelJob(
  { db, clock }: ServerContext,
  definitions: readonly AnyJob[],
  { viewer, id }: { viewer: Viewer; id: bigint },
): Promise<JobRow> {
  const { accountId } = viewer;
  const at = clock.now();
  return runTransaction(db, async (tx) => {
    await requireJob({ db: tx }, viewer, id);
    const waiting = await lockWaiting(tx, { accountId, id });
    if (waiting) {
      await endJob(tx, { accountId, id }, { state: JOB_STATE.cancelled, at });
      const ended = { accountId, input: waiting.input, how: 'cancelled', reason: null, at } as const;
      await definitions.find(({ kind }) => kind === waiting.kind)?.onEnd?.(tx, ended);
    } else if (!(await requestCancel(tx, { accountId, id }, at))) fail('alreadyEnded');
    await tellJobChanged(tx, accountId);
    return requireJob({ db: tx }, viewer, id);
  });
}

/** Takes a job that has ended off the list. @throws unknownJob, stillRunning */
export async function dismissJob({ db, clock }: ServerContext, viewer: Viewer, id: bigint): Promise<void> {
  await requireJob({ db }, viewer, id);
  if (!(await markDismissed(db, { accountId: viewer.accountId, id }, clock.now()))) fail('stillRunning');
  await tellJobChanged(db, viewer.accountId);
}
